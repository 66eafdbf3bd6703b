import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import preview from '../stories/preview';
import { RadioGroup } from './RadioGroup';

const meta = preview.meta({
  title: 'Widgets/Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Type de réduction',
    value: '1',
    onValueChange: fn(),
    options: [
      { value: '1', label: 'Montant' },
      { value: '2', label: 'Pourcentage' },
    ],
  },
  render: controlled(RadioGroup),
});

export const Playground = meta.story();

export const Invalid = meta.story({
  args: { value: '', error: 'Choisissez un type de réduction.', hint: 'Aucune : montant 0.' },
});

export const Disabled = meta.story({ args: { disabled: true } });
