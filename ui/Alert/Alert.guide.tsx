import { Button } from '../Button';
import { Stack } from '../Stack';
import { Row } from '../theme/guide/GuideOfWidget.styles';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { Alert } from './Alert';
import { Title } from './Alert.styles';

const nothing = () => undefined;
const BALANCE = 'Solde de la caisse après ce mouvement : 87 500 Fcfa';

export const guide = {
  anatomy: {
    sample: (
      <Alert tone="warning" title="La caisse a bougé pendant le comptage" onClose={nothing}>
        <p>Attendu maintenant : 87 500 Fcfa. Recomptez.</p>
      </Alert>
    ),
    parts: [
      { at: 'svg', name: 'Icon', says: 'Comes with the tone, because colour is not enough (DESIGN rule 24).' },
      { at: `${Title}`, name: 'Title', says: 'Optional: the news in a few words.' },
      { at: `${Title} + p`, name: 'Details', says: 'What follows from the news, and what to do. A button may follow.' },
      { at: 'button', name: 'Cross', says: 'Only where the news may be put away. A reason to stop stays.' },
    ],
  },
  dos: [
    {
      shows: (
        <Stack gap={3}>
          <Alert tone="danger">Le solde de la caisse est insuffisant pour 60 000 Fcfa</Alert>
          <Row>
            <Button variant="secondary">Annuler</Button>
            <Button>Enregistrer le règlement</Button>
          </Row>
        </Stack>
      ),
      says: 'Put it where the next step is, and keep it there as long as it is true.',
    },
    {
      shows: <Alert tone="info">{BALANCE}</Alert>,
      says: 'Choose the tone by what the person must do: information asks for nothing.',
    },
  ],
  donts: [
    {
      shows: <Alert tone="success">Règlement de 5 000 Fcfa enregistré</Alert>,
      says: 'Do not let a success stay that asks for nothing more: a toast says it and goes (DESIGN rule 17).',
    },
    {
      shows: <Alert tone="danger">{BALANCE}</Alert>,
      says: 'Do not use red for what is only good to know: people then overlook what failed.',
    },
  ],
  words: [
    {
      rule: 'Say what happened, then what to do.',
      say: {
        fr: 'Pas de réponse du serveur. Vérifiez la connexion et réessayez.',
        en: 'No answer from the server. Check the connection and try again.',
      },
      not: { fr: 'Erreur réseau', en: 'Network error' },
    },
    {
      rule: 'When money is involved, say that a second try does no harm.',
      say: {
        fr: 'La réponse s’est perdue. Réessayez : rien ne sera enregistré deux fois.',
        en: 'The answer was lost. Try again: nothing will be saved twice.',
      },
      not: { fr: 'Délai dépassé. Réessayez.', en: 'Timeout. Try again.' },
    },
  ],
} satisfies WidgetGuide;
