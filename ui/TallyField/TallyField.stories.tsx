import { formatMontant, formatNombre, sum } from '@comptoir/domain/money';
import { type ComponentProps, useState } from 'react';
import { fn } from 'storybook/test';
import { EUROS } from '../stories/inEuros';
import preview from '../stories/preview';
import { TextField } from '../TextField';
import { TallyField } from './TallyField';

const VALUES = [10_000, 5000, 2000, 1000, 500, 100, 50, 25] as const;
type Counts = Readonly<Record<string, number | null>>;

const linesOf = (counts: Counts) =>
  VALUES.map((value) => {
    const nombre = counts[value] ?? null;
    return {
      id: String(value),
      label: `${value >= 500 ? 'Billet' : 'Pièce'} de ${value}`,
      value: nombre,
      sum: nombre === null ? '' : formatNombre(nombre * value),
    };
  });

function Counted({ onValueChange, lines, total, ...rest }: ComponentProps<typeof TallyField>) {
  const [counts, setCounts] = useState<Counts>(() => Object.fromEntries(lines.map(({ id, value }) => [id, value])));
  return (
    <form style={{ display: 'grid', gap: 16, maxWidth: 600 }} onSubmit={(event) => event.preventDefault()}>
      <TallyField
        {...rest}
        lines={linesOf(counts)}
        total={{ ...total, value: formatMontant(sum(VALUES.map((value) => (counts[value] ?? 0) * value))) }}
        onValueChange={(id, value) => {
          setCounts((before) => ({ ...before, [id]: value }));
          onValueChange(id, value);
        }}
      />
      <TextField label="Observations" value="" onValueChange={() => undefined} />
    </form>
  );
}

const meta = preview.meta({
  title: 'Widgets/Inputs/TallyField',
  component: TallyField,
  args: {
    legend: 'Comptage',
    lines: linesOf({}),
    total: { label: 'Compté', value: formatMontant(0) },
    max: 1_000_000,
    onValueChange: fn(),
  },
  render: (args) => <Counted {...args} />,
});

export const Playground = meta.story();

export const Begun = meta.story({ args: { lines: linesOf({ 10000: 12, 5000: 3, 500: 0, 25: 4 }) } });

export const Greatest = meta.story({
  args: { lines: linesOf(Object.fromEntries(VALUES.map((value) => [value, 1_000_000]))) },
  globals: { viewport: { value: 'phone' } },
});

export const Invalid = meta.story({ args: { error: 'Comptez au moins une ligne : 0 si la caisse est vide.' } });

/** Notes and coins are the caller's: here two of the euro, with amounts in cents. */
export const Euros = meta.story({
  args: {
    legend: 'Count',
    lines: [
      { id: '500', label: '€5 note', value: 3, sum: EUROS.amount(1500) },
      { id: '50', label: '50 cent coin', value: 5, sum: EUROS.amount(250) },
    ],
    total: { label: 'Counted', value: EUROS.amount(1750) },
  },
  render: (args) => <TallyField {...args} />,
});
