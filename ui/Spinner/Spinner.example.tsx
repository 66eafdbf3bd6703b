import { Button } from '@comptoir/ui/Button';
import { Spinner } from '@comptoir/ui/Spinner';
import { useEffect, useState } from 'react';

const WORK_MS = 3_000;

export function Example() {
  const [state, setState] = useState<'asked' | 'made' | null>(null);

  useEffect(() => {
    if (state !== 'asked') return;
    const timer = setTimeout(() => setState('made'), WORK_MS);
    return () => clearTimeout(timer);
  }, [state]);

  if (state === 'asked') return <Spinner isImmediate label="Making the report…" />;
  return (
    <>
      {state === 'made' && <p role="status">The report is made.</p>}
      <Button onClick={() => setState('asked')}>Make the report</Button>
    </>
  );
}
