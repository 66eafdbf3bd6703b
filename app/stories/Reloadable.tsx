import { Button } from '@comptoir/ui/Button';
import { type ReactNode, useState } from 'react';

/** A form that can be begun again without having been given up, as a reload of the page begins it. */
export function Reloadable({ children }: { children(times: number): ReactNode }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button onClick={() => setTimes(times + 1)}>Recharger la page</Button>
      {children(times)}
    </>
  );
}
