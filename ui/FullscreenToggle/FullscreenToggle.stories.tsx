import type { Meta, StoryObj } from '@storybook/react-vite';
import { FullscreenToggle } from './FullscreenToggle';

const meta: Meta<typeof FullscreenToggle> = { title: 'Widgets/Actions/FullscreenToggle', component: FullscreenToggle };
export default meta;

type Story = StoryObj<typeof FullscreenToggle>;

/** Nothing shows in a frame that forbids it. */
export const Playground: Story = {};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
