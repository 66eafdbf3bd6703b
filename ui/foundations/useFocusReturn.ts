import { type RefObject, useLayoutEffect, useState } from 'react';
import { inheritFocus, rememberFocus } from './focusMemory';

/**
 * For an overlay that is mounted while it is open: at its end the focus returns to what had it before, or to its
 * neighbour (DESIGN rule 13). With its `root`, an overlay that takes its place gives the focus back as it would have.
 */
export function useFocusReturn(root?: RefObject<Element | null>): void {
  // At the first render: a field with autoFocus has the focus before any effect runs.
  const [giveBack] = useState(() => rememberFocus(document.activeElement));

  useLayoutEffect(() => {
    if (root?.current) inheritFocus(root.current, giveBack);
    // After the overlay has left the page, which takes the focus with it.
    return () => queueMicrotask(giveBack);
  }, [root, giveBack]);
}
