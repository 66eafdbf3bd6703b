import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ThemeToggle } from './ThemeToggle';

const meta: Meta<typeof ThemeToggle> = {
  title: 'Widgets/Actions/ThemeToggle',
  component: ThemeToggle,
  args: { isDark: false, onDarkChange: fn() },
};
export default meta;

type Story = StoryObj<typeof ThemeToggle>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Passer en mode sombre' }));
    await expect(args.onDarkChange).toHaveBeenCalledWith(true);
  },
};

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };

export const Dark: Story = { args: { isDark: true }, globals: { theme: 'dark' } };
