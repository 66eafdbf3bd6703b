import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../stories/controlled';
import preview from '../stories/preview';
import { LanguageSwitcher } from './LanguageSwitcher';

const meta = preview.meta({
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
});

export const Playground = meta.story();

export const Open = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(document.body).getByRole('menuitemradio', { name: 'Français' })).toHaveFocus();
  },
});

export const English = meta.story({ args: { value: 'en-US' }, globals: { lang: 'en' } });
