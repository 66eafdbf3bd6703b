import { X } from 'lucide-react';
import { AmountField } from '../AmountField';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Stack } from '../Stack';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { ToneIcon } from '../tone';
import type { ToastTone } from './model';
import { Item, Text } from './ToastStack.styles';

const nothing = () => undefined;
const SAID = 'Opération effectuée avec succès\n5 000 Fcfa réglés, reste 0 Fcfa';
const LACK = 'Le solde de la caisse est insuffisant';

/** A toast in its place on the page instead of above it. */
const toast = (tone: ToastTone, text: string, ...offers: string[]) => (
  <Item $tone={tone} data-tone={tone}>
    <ToneIcon tone={tone} />
    <Text>
      <span>{text}</span>
      <div>
        {offers.map((offer) => (
          <Button key={offer} variant="secondary" size="sm">
            {offer}
          </Button>
        ))}
      </div>
    </Text>
    <IconButton label="Masquer ce message" icon={<X aria-hidden />} size="sm" />
  </Item>
);
const refused = (error: string | undefined) => (
  <Stack gap={3}>
    <AmountField label="Montant" value={60_000} error={error} onValueChange={nothing} />
    {toast('danger', LACK)}
  </Stack>
);
const offering = toast('success', SAID, 'Régler la suivante');

export const guide = {
  anatomy: {
    sample: offering,
    parts: [
      { at: 'svg', name: 'Icon', says: 'Comes with the tone, because colour is not enough (DESIGN rule 24).' },
      { at: 'svg + div > span', name: 'Sentence', says: 'How it ended, and below it what is true now.' },
      {
        at: '[data-variant]',
        name: 'Offer',
        says: 'Optional: the next step. The last messages keep an offer that can wait.',
      },
      { at: '[aria-label]', name: 'Cross', says: 'Puts it away before its 3 s, which a pointer or the focus stops.' },
    ],
  },
  dos: [
    { shows: toast('success', SAID), says: 'Say what was done, in figures that the person can check.' },
    { shows: refused(LACK), says: 'Leave an error at its field; the toast only echoes it (DESIGN rule 17).' },
    { shows: offering, says: 'Offer a next step that may be left alone.' },
  ],
  donts: [
    {
      shows: toast('success', 'Opération effectuée avec succès'),
      says: 'Do not only say that it worked: which payment was it?',
    },
    { shows: refused(undefined), says: 'Do not say an error in a toast alone: after 3 s the form looks right.' },
    {
      shows: toast('warning', 'Supprimer la dépense « Transport » ?', 'Oui', 'Non'),
      says: 'Do not ask in a toast: the question goes away unanswered. ConfirmDialog waits.',
    },
  ],
  words: [
    {
      rule: 'The amount, what was done with it, and what remains.',
      say: { fr: '5 000 Fcfa réglés, reste 0 Fcfa', en: '5,000 Fcfa paid, 0 Fcfa remaining' },
      not: { fr: 'Bravo, c’est fait !', en: 'Great, all done!' },
    },
    {
      rule: 'What waits for the network has not failed: say where it is and when it leaves.',
      say: {
        fr: 'Hors connexion. « Règlement » attend sur cet appareil et partira au retour du réseau.',
        en: 'Offline. “Payment” waits on this device and will be sent once the network is back.',
      },
      not: { fr: 'Échec de l’envoi', en: 'Sending failed' },
    },
  ],
} satisfies WidgetGuide;
