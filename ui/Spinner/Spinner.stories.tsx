import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta: Meta<typeof Spinner> = {
  title: 'Widgets/Feedback/Spinner',
  component: Spinner,
  args: { isImmediate: true },
  parameters: { waits: true },
};
export default meta;

type Story = StoryObj<typeof Spinner>;

export const Playground: Story = {};

/** Nothing is visible for a second (DESIGN rule 3). */
export const Patient: Story = { args: { isImmediate: false } };

export const OwnText: Story = { args: { label: 'Chargement du projet…' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
