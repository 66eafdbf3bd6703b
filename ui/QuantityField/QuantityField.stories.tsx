import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { QuantityField } from './QuantityField';

const meta: Meta<typeof QuantityField> = {
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
};
export default meta;

type Story = StoryObj<typeof QuantityField>;

export const Playground: Story = {};

export const Empty: Story = { args: { value: null, required: true } };

export const WithSuffix: Story = { args: { value: 12, suffix: 'pièces' } };

export const AtItsEnds: Story = { args: { value: 10, min: 1, max: 10 } };

export const Invalid: Story = { args: { value: 0, required: true, error: 'Saisissez au moins 1.' } };

export const Disabled: Story = { args: { value: 3, disabled: true } };

export const ReadOnly: Story = { args: { value: 3, readOnly: true } };

export const Greatest: Story = {
  args: { value: 1_000_000, suffix: 'pièces' },
  globals: { viewport: { value: 'phone' } },
};

/** A pasted decimal sign is refused, not dropped silently. */
export const RefusedDecimals: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.paste('1,5');
    await expect(input).toHaveValue('');
    await expect(input).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { args: { value: 12, suffix: 'pièces' }, globals: { theme: 'dark' } };
