import { Card, CardHeader } from '../Card';
import preview from '../stories/preview';
import { BudgetBar, type BudgetBarProps } from './BudgetBar';

const francs = (value: number) => `${value.toLocaleString('fr-FR')}\u00a0Fcfa`;
const figures = (planned: number, committed: number, paid: number) =>
  ({
    planned: { label: 'Prévu', value: planned, text: francs(planned) },
    committed: { label: 'Engagé', value: committed, text: francs(committed) },
    paid: { label: 'Réglé', value: paid, text: francs(paid) },
    remaining: { label: 'Reste', text: francs(planned - committed) },
  }) satisfies Partial<BudgetBarProps>;

const meta = preview.meta({
  title: 'Widgets/Charts/BudgetBar',
  component: BudgetBar,
  args: {
    label: 'Budget du projet',
    ...figures(12_000_000, 6_000_000, 3_500_000),
    level: 'normal',
    percent: 50,
    style: { maxWidth: 640 },
  },
});

export const Playground = meta.story();

/** The warning begins at 80 % of the planned amount (PRODUCT I). */
export const Warning = meta.story({
  args: { ...figures(12_000_000, 10_000_000, 3_500_000), level: 'warning', percent: 83 },
});

/** More is committed than planned, so the mark of the planned amount stands inside the bar. */
export const Exceeded = meta.story({
  args: { ...figures(12_000_000, 16_000_000, 9_500_000), level: 'exceeded', percent: 133 },
});

/** Nothing is planned, so there is no mark. */
export const Unplanned = meta.story({ args: { ...figures(0, 450_000, 200_000), remaining: undefined, percent: null } });

/** In a card the figures are not written; screen readers still say them. */
export const Compact = meta.story({
  args: { ...Warning.input.args, isCompact: true },
  render: (args) => (
    <Card style={{ maxWidth: 320 }}>
      <CardHeader title="Fondations" />
      <BudgetBar {...args} />
    </Card>
  ),
});

export const LongText = meta.story({
  args: { ...Exceeded.input.args, label: 'Budget du projet de la boutique de Cocody-Angré, huitième tranche' },
  globals: { viewport: { value: 'phone' } },
});
