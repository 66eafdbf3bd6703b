import { expect, within } from 'storybook/test';
import { inEuros } from '../stories/inEuros';
import preview from '../stories/preview';
import { unconfirmedPage } from '../stories/unconfirmedPage';
import { Amount } from './Amount';

const meta = preview.meta({
  title: 'Widgets/Data display/Amount',
  component: Amount,
  args: { value: 1_234_567 },
});

export const Playground = meta.story();

export const In = meta.story({ args: { value: 500_000, sign: 'in' } });

export const Out = meta.story({ args: { value: 12_500, sign: 'out' } });

export const OwnWord = meta.story({ args: { value: 500_000, sign: 'in', signLabel: 'Montant initial' } });

export const Negative = meta.story({ args: { value: -12_500 } });

/** Another currency, by `moneyFormat`: the value is in cents. */
export const Euros = meta.story({ args: { value: 123_456_789 }, decorators: [inEuros] });

/** The amount is underlined while the page says that it may have changed. */
export const Unconfirmed = meta.story({
  beforeEach: unconfirmedPage,
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByText(/Fcfa/);
    await expect(getComputedStyle(amount).textDecoration).toMatch(/underline dotted/);
  },
});

/** All digits have the same width, so that amounts line up in a column. */
export const Aligned = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', width: 220 }}>
      <Amount value={999_999_999_999} />
      <Amount value={111_111} sign="in" />
      <Amount value={80_008} sign="out" />
      <Amount value={5} />
    </div>
  ),
});

export const NarrowNeverWraps = meta.story({
  render: (args) => (
    <div style={{ width: 60 }}>
      <Amount {...args} />
    </div>
  ),
});
