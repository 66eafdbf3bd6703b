import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { ErrorState } from './ErrorState';

const meta: Meta<typeof ErrorState> = {
  title: 'Widgets/Feedback/ErrorState',
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

export const TitleOnly: Story = { args: { description: undefined } };

export const LongWord: Story = {
  args: { description: `Réponse illisible : ${'depenses_whithpagination_'.repeat(4)}` },
  globals: { viewport: { value: 'phone' } },
};

function Failing({ onRetry, ...rest }: ComponentProps<typeof ErrorState>) {
  const [state, setState] = useState<'loaded' | 'failed' | 'busy'>('loaded');
  const retry = () => {
    setState('busy');
    onRetry();
  };
  return (
    <>
      <Button onClick={() => setState('failed')}>Actualiser</Button>
      {state !== 'loaded' && <ErrorState {...rest} busy={state === 'busy'} onRetry={retry} />}
    </>
  );
}

/** A load fails after a press, and the person tries again. */
export const Fails: Story = { render: (args) => <Failing {...args} /> };

export const Phone: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
