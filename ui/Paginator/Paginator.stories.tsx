import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Paginator } from './Paginator';

const meta: Meta<typeof Paginator> = {
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
};
export default meta;

type Story = StoryObj<typeof Paginator>;

export const Playground: Story = {};

export const WithBoundary: Story = { args: { boundary: true } };

export const FirstPage: Story = { args: { page: 1, boundary: true } };

export const LastPage: Story = { args: { page: 12, boundary: true } };

/** DESIGN rule 9: hidden on a single page. */
export const SinglePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const Busy: Story = { args: { busy: true } };

export const ManyPages: Story = {
  args: { page: 166_667, pageCount: 200_000, boundary: true },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { args: { boundary: true }, globals: { theme: 'dark' } };
