import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './ErrorState';

const meta: Meta<typeof ErrorState> = {
  component: ErrorState,
  args: {
    title: 'Les dépenses n’ont pas pu être chargées',
    description: 'La connexion a été coupée. Vérifiez le réseau, puis réessayez.',
    retryLabel: 'Réessayer',
    onRetry: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ErrorState>;

export const Playground: Story = {};

export const Busy: Story = { args: { busy: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
