import { Row } from '../theme/guide/GuideOfWidget.styles';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { Badge } from './Badge';

export const guide = {
  anatomy: {
    sample: <Badge tone="warning">Insoldé</Badge>,
    parts: [
      {
        at: 'span[data-tone]',
        name: 'Surface',
        says: 'Its tone: done, failed, to be looked at, good to know, waiting.',
      },
      { at: 'svg', name: 'Icon', says: 'The tone’s own, or one that tells this state better (DESIGN rule 24).' },
      { at: 'svg + span', name: 'Words', says: 'The state, in one or two words. A sentence is for an Alert.' },
    ],
  },
  dos: [
    {
      shows: (
        <Row>
          <Badge tone="success">Terminé</Badge>
          <Badge tone="info">En attente</Badge>
          <Badge tone="warning">En retard</Badge>
        </Row>
      ),
      says: 'Give a tone one meaning on all screens: success is done, warning asks to be looked at.',
    },
    {
      shows: (
        <Row>
          <span>Logistique · 12/11/2026 · Caisse Plateau</span>
          <Badge tone="warning">Insoldé</Badge>
        </Row>
      ),
      says: 'Keep it for the one state by which people look for a row.',
    },
  ],
  donts: [
    {
      shows: <Badge tone="success">En retard</Badge>,
      says: 'Do not choose a tone because it is pretty: green tells that nothing is left to do.',
    },
    {
      shows: (
        <Row>
          <Badge tone="primary">Logistique</Badge>
          <Badge tone="neutral">12/11/2026</Badge>
          <Badge tone="info">Caisse Plateau</Badge>
          <Badge tone="warning">Insoldé</Badge>
        </Row>
      ),
      says: 'Do not make a badge of each fact: where all stand out, none does.',
    },
  ],
  words: [
    {
      rule: 'A state is an adjective or a participle; a verb looks like a button.',
      say: { fr: 'Terminé', en: 'Finished' },
      not: { fr: 'Terminer', en: 'Finish' },
    },
    {
      rule: 'In French it agrees with its noun (a step, une étape). Never write both endings.',
      say: { fr: 'Clôturée', en: 'Closed' },
      not: { fr: 'Clôturé(e)', en: 'Closed (step)' },
    },
  ],
} satisfies WidgetGuide;
