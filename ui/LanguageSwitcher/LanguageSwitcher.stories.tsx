import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { LanguageSwitcher } from './LanguageSwitcher';

const meta: Meta<typeof LanguageSwitcher> = {
  title: 'Widgets/Actions/LanguageSwitcher',
  component: LanguageSwitcher,
  args: {
    value: 'fr-FR',
    options: [
      { value: 'fr-FR', label: 'Français' },
      { value: 'en-US', label: 'English' },
    ],
    onValueChange: fn(),
  },
  render: controlled(LanguageSwitcher),
};
export default meta;

type Story = StoryObj<typeof LanguageSwitcher>;

export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(document.body).getByRole('menuitemradio', { name: 'Français' })).toHaveFocus();
  },
};

export const English: Story = { args: { value: 'en-US' }, globals: { lang: 'en' } };

export const Dark: Story = { ...Open, tags: ['mode'], globals: { theme: 'dark' } };
