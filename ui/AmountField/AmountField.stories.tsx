import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { inEuros } from '../stories/inEuros';
import preview from '../stories/preview';
import { AmountField } from './AmountField';

const meta = preview.meta({
  title: 'Widgets/Inputs/AmountField',
  component: AmountField,
  args: { label: 'Montant', value: null, onValueChange: fn() },
  render: controlled(AmountField),
});

export const Playground = meta.story();

export const Filled = meta.story({ args: { value: 1_234_567, required: true } });

export const Invalid = meta.story({
  args: {
    value: 600_000,
    error: 'Le solde de la caisse est insuffisant. Choisissez une autre caisse ou baissez le montant.',
  },
});

export const Disabled = meta.story({ args: { value: 12_500, disabled: true } });

export const Greatest = meta.story({ args: { value: 999_999_999_999 }, globals: { viewport: { value: 'phone' } } });

/** Another currency, by `moneyFormat`: the value is in cents. */
export const Euros = meta.story({ args: { label: 'Price', value: 123_450 }, decorators: [inEuros] });
