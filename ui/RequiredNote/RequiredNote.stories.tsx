import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequiredNote } from './RequiredNote';

const meta: Meta<typeof RequiredNote> = { component: RequiredNote };
export default meta;

type Story = StoryObj<typeof RequiredNote>;

export const Playground: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
