import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '../stories/preview';
import { FilterChips, type FilterChipsProps } from './FilterChips';

function Removable({ chips, ...args }: FilterChipsProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = chips.filter(({ id }) => !gone.includes(id));
  return (
    <FilterChips
      {...args}
      chips={shown.map((chip) => ({
        ...chip,
        onRemove: () => {
          setGone([...gone, chip.id]);
          chip.onRemove();
        },
      }))}
    />
  );
}

const chip = (id: string, label: string) => ({ id, label, onRemove: fn() });
const [periode, type] = [chip('periode', 'Période : 1er – 20 novembre 2026'), chip('type', 'Type : Transport')];

const meta = preview.meta({
  title: 'Widgets/Data display/FilterChips',
  component: FilterChips,
  args: {
    label: 'Filtres',
    chips: [periode, type],
    summary: ['12 résultats', 'Total : 1 250 000 Fcfa'],
  },
  render: (args) => <Removable {...args} />,
});

export const Playground = meta.story();

/** Nothing narrows the list, so the line takes no room. */
export const None = meta.story({ args: { chips: [], summary: [] } });

export const LongText = meta.story({
  args: {
    chips: [
      chip(
        'projet',
        `Projet : ${'Construction de la nouvelle école primaire publique de Yopougon Niangon '.repeat(3)}`,
      ),
      chip('mot', `Type : ${'Anticonstitutionnellement'.repeat(4)}`),
    ],
    summary: ['1 000 000 de résultats', 'Total : 999 999 999 999 Fcfa', 'Reste à payer : 999 999 999 999 Fcfa'],
  },
  globals: { viewport: { value: 'phone' } },
});
