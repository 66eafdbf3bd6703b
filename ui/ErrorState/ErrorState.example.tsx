import { ErrorState } from '@comptoir/ui/ErrorState';
import { useState } from 'react';

export function Example() {
  const [state, setState] = useState<'failed' | 'busy' | 'loaded'>('failed');

  const retry = () => {
    setState('busy');
    setTimeout(() => setState('loaded'), 1000);
  };

  if (state === 'loaded') return <p>12 invoices</p>;
  return (
    <ErrorState
      title="The invoices could not be loaded"
      description="The connection was lost."
      retryLabel="Try again"
      busy={state === 'busy'}
      onRetry={retry}
    />
  );
}
