import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../stories/preview';
import { words } from '../stories/words';
import { Paginator } from './Paginator';

const meta = preview.meta({
  title: 'Widgets/Navigation/Paginator',
  component: Paginator,
  args: { page: 2, pageCount: 12, onPageChange: fn() },
  render: function Paging({ page, onPageChange, ...args }) {
    const [current, setCurrent] = useState(page);
    const change = (next: number) => {
      setCurrent(next);
      onPageChange(next);
    };
    return <Paginator {...args} page={current} onPageChange={change} />;
  },
});

export const Playground = meta.story();

export const WithBoundary = meta.story({ args: { boundary: true } });

/** Another list stands on the same screen. */
export const Named = meta.story({ args: { boundary: true, 'aria-label': 'Mouvements' } });

/** The person chooses how many rows a page holds, and the application keeps the choice (PRODUCT 1.27). */
export const WithSizes = meta.story({
  args: { boundary: true },
  render: function Sized(args) {
    const [rows, setRows] = useState(5);
    const [isOn, setOn] = useState(false);
    const everywhere = rows === 5 ? undefined : { isOn, onChange: setOn };
    return <Paginator {...args} size={{ rows, choices: [5, 10, 25, 50], onChange: setRows, everywhere }} />;
  },
  play: async ({ canvasElement }) => {
    const size = within(canvasElement).getByRole('combobox', { name: words().paginator.size });
    await userEvent.selectOptions(size, '25');
    await expect(size).toHaveValue('25');
    const everywhere = within(canvasElement).getByRole('switch', { name: words().paginator.everywhere(25) });
    await userEvent.click(everywhere);
    await expect(everywhere).toBeChecked();
  },
});

export const ManyPages = meta.story({
  args: { page: 166_667, pageCount: 200_000, boundary: true },
  globals: { viewport: { value: 'phone' } },
});
