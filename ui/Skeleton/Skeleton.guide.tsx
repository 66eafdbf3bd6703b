import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Spinner } from '../Spinner';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { Row } from '../theme/guide/GuideOfWidget.styles';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { CardsSkeleton, Skeleton } from './Skeleton';
import { CardBones } from './Skeleton.styles';
import { TableSkeleton } from './TableSkeleton';

const nothing = () => undefined;

const form = (button: ReactNode) => (
  <Stack gap={3}>
    <TextField label="Libellé" value="Caisse Plateau" onValueChange={nothing} />
    <Row>{button}</Row>
  </Stack>
);

export const guide = {
  anatomy: {
    sample: <CardsSkeleton count={1} style={{ width: '320px', maxWidth: '100%' }} />,
    parts: [
      { at: '[aria-hidden]', name: 'Bone', says: 'A grey line for a line of text; screen readers skip it.' },
      { at: `${CardBones}`, name: 'Frame', says: 'The frame and the size of what comes, so that nothing jumps.' },
    ],
  },
  dos: [
    {
      shows: <TableSkeleton rows={2} columns={3} style={{ width: '100%' }} />,
      says: 'Take the shape of what comes: table, cards or lines. It shows when an answer is late (DESIGN rule 3).',
    },
    {
      shows: form(<Button busy>Enregistrer</Button>),
      says: 'After a press, the button says that it works; the form stays as it is (DESIGN rule 16).',
    },
  ],
  donts: [
    {
      shows: <Spinner isImmediate />,
      says: 'Do not turn a wheel where rows will stand: the page jumps when they come.',
    },
    {
      shows: form(<Skeleton width="130px" height="42px" />),
      says: 'Do not turn what was there into bones: people no longer see what they pressed.',
    },
  ],
  words: [
    {
      rule: 'Bones have no words; screen readers hear these, once for the whole block.',
      say: { fr: 'Chargement…', en: 'Loading…' },
      not: { fr: 'Chargement des données en cours', en: 'Your data is being loaded' },
    },
    {
      rule: 'The wait after a press has other words, on the button itself.',
      say: { fr: 'Veuillez patienter…', en: 'Please wait…' },
      not: { fr: 'Chargement…', en: 'Loading…' },
    },
  ],
} satisfies WidgetGuide;
