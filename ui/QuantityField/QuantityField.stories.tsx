import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import preview from '../stories/preview';
import { QuantityField } from './QuantityField';

const meta = preview.meta({
  title: 'Widgets/Inputs/QuantityField',
  component: QuantityField,
  args: { label: 'Quantité', value: 1, onValueChange: fn(), min: 1, max: 1_000_000 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
  render: controlled(QuantityField),
});

export const Playground = meta.story();

export const Empty = meta.story({ args: { value: null, required: true } });

export const WithSuffix = meta.story({ args: { value: 12, suffix: 'pièces' } });

export const AtItsEnds = meta.story({ args: { value: 10, min: 1, max: 10 } });

export const Invalid = meta.story({ args: { value: 0, required: true, error: 'Saisissez au moins 1.' } });

export const Disabled = meta.story({ args: { value: 3, disabled: true } });

export const ReadOnly = meta.story({ args: { value: 3, readOnly: true } });

export const Greatest = meta.story({
  args: { value: 1_000_000, suffix: 'pièces' },
  globals: { viewport: { value: 'phone' } },
});
