import type { Meta, StoryObj } from '@storybook/react-vite';
import { FullscreenToggle } from './FullscreenToggle';

const meta: Meta<typeof FullscreenToggle> = { title: 'Widgets/Actions/FullscreenToggle', component: FullscreenToggle };
export default meta;

type Story = StoryObj<typeof FullscreenToggle>;

/** The button does not show in a frame that forbids fullscreen. */
export const Playground: Story = {};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
