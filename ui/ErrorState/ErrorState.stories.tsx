import { type ComponentProps, useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import preview from '../stories/preview';
import { ErrorState } from './ErrorState';

const meta = preview.meta({
  title: 'Widgets/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Les dépenses n’ont pas pu être chargées',
    description: 'La connexion a été coupée. Vérifiez le réseau, puis réessayez.',
    retryLabel: 'Réessayer',
    onRetry: fn(),
  },
});

export const Playground = meta.story();

export const Busy = meta.story({ args: { busy: true } });

export const TitleOnly = meta.story({ args: { description: undefined } });

export const LongWord = meta.story({
  args: { description: `Réponse illisible : ${'depenses_whithpagination_'.repeat(4)}` },
  globals: { viewport: { value: 'phone' } },
});

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
export const Fails = meta.story({ render: (args) => <Failing {...args} /> });
