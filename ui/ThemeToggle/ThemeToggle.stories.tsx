import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../stories/preview';
import { words } from '../stories/words';
import { ThemeToggle } from './ThemeToggle';

const meta = preview.meta({
  title: 'Widgets/Actions/ThemeToggle',
  component: ThemeToggle,
  args: { isDark: false, onDarkChange: fn() },
});

export const Playground = meta.story({
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: words().themeToggle.dark }));
    await expect(args.onDarkChange).toHaveBeenCalledWith(true);
  },
});

export const Dark = meta.story({ args: { isDark: true }, globals: { theme: 'dark' } });
