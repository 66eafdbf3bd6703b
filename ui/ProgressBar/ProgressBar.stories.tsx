import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar';

const meta: Meta<typeof ProgressBar> = {
  title: 'Widgets/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Clôturé', value: 40 },
};
export default meta;

type Story = StoryObj<typeof ProgressBar>;

export const Playground: Story = {};

export const Empty: Story = { args: { value: 0 } };

export const Full: Story = { args: { value: 100, tone: 'success' } };

export const Warning: Story = { args: { value: 85, tone: 'warning', label: 'Budget engagé' } };

/** A value above 100 is drawn as a full bar and written as it is. */
export const Beyond: Story = { args: { value: 120, tone: 'danger', label: 'Budget engagé' } };

/** The bar has a text of its own in place of the percent. */
export const OwnText: Story = { args: { value: 67, text: '2 étapes sur 3' } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
