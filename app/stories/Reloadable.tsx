import { Button } from '@comptoir/ui/Button';
import { type ReactNode, useState } from 'react';

/** Draws a form anew, as a reload of the page does, without giving it up before. */
export function Reloadable({ children }: { children(times: number): ReactNode }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button onClick={() => setTimes(times + 1)}>Recharger la page</Button>
      {children(times)}
    </>
  );
}
