import preview from '../stories/preview';
import { type AgeingBand, AgeingBar } from './AgeingBar';

const bandsOf = (...amounts: [number, number, number, number]): AgeingBand[] => [
  { label: '0 à 30 jours', amount: amounts[0], tone: 'success' },
  { label: '31 à 60 jours', amount: amounts[1], tone: 'info' },
  { label: '61 à 90 jours', amount: amounts[2], tone: 'warning' },
  { label: 'Plus de 90 jours', amount: amounts[3], tone: 'danger' },
];

const meta = preview.meta({
  title: 'Widgets/Charts/AgeingBar',
  component: AgeingBar,
  args: { label: 'Créances par ancienneté', bands: bandsOf(1_250_000, 480_000, 210_000, 95_000) },
});

export const Playground = meta.story();

/** Even the smallest band stays visible. */
export const OneTiny = meta.story({ args: { bands: bandsOf(9_800_000, 0, 0, 1500) } });

export const NothingOwed = meta.story({ args: { bands: bandsOf(0, 0, 0, 0) } });

export const Greatest = meta.story({
  args: {
    label: 'Créances de la Société ivoirienne de construction et de travaux publics de Yamoussoukro-Assabou',
    bands: bandsOf(999_999_999_999, 888_888_888_888, 777_777_777_777, 666_666_666_666),
  },
  globals: { viewport: { value: 'phone' } },
});
