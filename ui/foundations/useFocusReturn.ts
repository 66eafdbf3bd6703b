import { useLayoutEffect, useState } from 'react';
import { rememberFocus } from './focusMemory';

/**
 * For an overlay that is mounted while it is open: at its end the focus returns to what had it before, or to its
 * neighbour (DESIGN rule 13).
 */
export function useFocusReturn(): void {
  // At the first render: a field with autoFocus has the focus before any effect runs.
  const [giveBack] = useState(() => rememberFocus(document.activeElement));

  useLayoutEffect(() => {
    // After the overlay has left the page, which takes the focus with it.
    return () => queueMicrotask(giveBack);
  }, [giveBack]);
}
