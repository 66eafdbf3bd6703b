import { Button } from '@comptoir/ui/Button';
import { useCountdown } from '@comptoir/ui/foundations';
import { InactivityDialog } from '@comptoir/ui/InactivityDialog';
import { useState } from 'react';

export function Example() {
  const [endMs, setEndMs] = useState<number>();
  const [isSignedOut, setSignedOut] = useState(false);
  const secondsLeft = useCountdown(endMs);

  if (isSignedOut) return <p role="status">You are signed out.</p>;
  return (
    <>
      <Button onClick={() => setEndMs(Date.now() + 60_000)}>Leave the computer alone</Button>
      <InactivityDialog
        open={secondsLeft > 0}
        secondsLeft={secondsLeft}
        onStay={() => setEndMs(undefined)}
        onLeave={() => setSignedOut(true)}
      />
    </>
  );
}
