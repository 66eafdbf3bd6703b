import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { unconfirmedPage } from '../stories/unconfirmedPage';
import { Amount } from './Amount';

const meta: Meta<typeof Amount> = {
  title: 'Widgets/Data display/Amount',
  component: Amount,
  args: { value: 1_234_567 },
};
export default meta;

type Story = StoryObj<typeof Amount>;

export const Playground: Story = {};

export const In: Story = { args: { value: 500_000, sign: 'in' } };

export const Out: Story = { args: { value: 12_500, sign: 'out' } };

export const OwnWord: Story = { args: { value: 500_000, sign: 'in', signLabel: 'Montant initial' } };

export const Zero: Story = { args: { value: 0 } };

export const Negative: Story = { args: { value: -12_500 } };

/** The amount is underlined while the page says that it may have changed. */
export const Unconfirmed: Story = {
  beforeEach: unconfirmedPage,
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByText(/Fcfa/);
    await expect(getComputedStyle(amount).textDecoration).toMatch(/underline dotted/);
  },
};

/** All digits have the same width, so that amounts line up in a column. */
export const Aligned: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', width: 220 }}>
      <Amount value={999_999_999_999} />
      <Amount value={111_111} sign="in" />
      <Amount value={80_008} sign="out" />
      <Amount value={5} />
    </div>
  ),
};

export const NarrowNeverWraps: Story = {
  render: (args) => (
    <div style={{ width: 60 }}>
      <Amount {...args} />
    </div>
  ),
};

export const Dark: Story = { ...Aligned, tags: ['mode'], globals: { theme: 'dark' } };
