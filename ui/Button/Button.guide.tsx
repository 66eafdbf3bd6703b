import { Plus } from 'lucide-react';
import { Row } from '../theme/guide/GuideOfWidget.styles';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { Button } from './Button';

export const guide = {
  anatomy: {
    sample: <Button icon={<Plus aria-hidden />}>Nouvelle dépense</Button>,
    parts: [
      { at: 'button', name: 'Surface', says: 'Its variant says how much it stands out.' },
      { at: 'button > svg', name: 'Icon', says: 'Optional, before the words; screen readers skip it.' },
    ],
  },
  dos: [
    {
      shows: (
        <Row>
          <Button variant="secondary">Annuler</Button>
          <Button>Enregistrer</Button>
        </Row>
      ),
      says: 'Give each view one primary button at most. The others are secondary.',
    },
    {
      shows: <Button busy />,
      says: 'Use “busy” while the work is under way: it keeps the focus and ignores a second press (DESIGN rule 16).',
    },
  ],
  donts: [
    {
      shows: (
        <Row>
          <Button>Annuler</Button>
          <Button>Enregistrer</Button>
        </Row>
      ),
      says: 'Do not make two buttons primary: nobody sees which one is meant.',
    },
    {
      shows: <Button disabled>Enregistrer</Button>,
      says: 'Do not leave a grey Save alone: SaveHint says beside it what is missing (DESIGN rule 11).',
    },
  ],
  words: [
    {
      rule: 'A button that pays names what it does (DESIGN rule 15).',
      say: { fr: 'Enregistrer le règlement', en: 'Save the payment' },
      not: { fr: 'OK', en: 'OK' },
    },
  ],
} satisfies WidgetGuide;
