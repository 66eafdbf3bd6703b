import { ReceiptText } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Amount } from '../Amount';
import preview from '../stories/preview';
import { unconfirmedPage } from '../stories/unconfirmedPage';
import { FigureCard } from './FigureCard';

const meta = preview.meta({
  title: 'Widgets/Charts/FigureCard',
  component: FigureCard,
  args: {
    label: 'Dépenses',
    value: <Amount value={1_250_000} />,
    icon: <ReceiptText aria-hidden />,
    note: 'du 01/11/2026 au 21/11/2026',
    href: '#depenses',
  },
});

export const Playground = meta.story();

/** A person who may not open the list still sees the figure. */
export const WithoutLink = meta.story({ args: { href: undefined } });

/** A figure that is no amount is underlined as well while it may have changed. */
export const Unconfirmed = meta.story({
  args: { value: '12', label: 'Commandes' },
  beforeEach: unconfirmedPage,
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByText('12');
    await expect(getComputedStyle(figure).textDecoration).toMatch(/underline dotted/);
  },
});

export const Greatest = meta.story({
  args: { value: <Amount value={-999_999_999_999} />, label: 'Total de tout ce qui est sorti des caisses' },
  globals: { viewport: { value: 'phone' } },
});
