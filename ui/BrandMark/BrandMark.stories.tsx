import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './BrandMark';

const meta: Meta<typeof BrandMark> = {
  component: BrandMark,
  args: { name: 'Comptoir' },
};
export default meta;

type Story = StoryObj<typeof BrandMark>;

export const Playground: Story = {};

/** In the header of a phone. */
export const Folding: Story = { args: { isFolding: true }, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
