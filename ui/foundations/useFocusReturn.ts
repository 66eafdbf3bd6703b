import { type RefObject, useLayoutEffect, useState } from 'react';
import { inheritFocus, rememberFocus } from './focusMemory';

/**
 * For an overlay that is mounted while it is open: when it ends, the focus returns to what had it before, or to its
 * neighbour (DESIGN rule 13). With `root`, an overlay that takes its place gives the focus back in the same way.
 */
export function useFocusReturn(root?: RefObject<Element | null>): void {
  // Taken at the first render, because a field with autoFocus has the focus before any effect runs.
  const [giveBack] = useState(() => rememberFocus(document.activeElement));

  useLayoutEffect(() => {
    if (root?.current) inheritFocus(root.current, giveBack);
    // Runs after the overlay has left the page, because its removal takes the focus away.
    return () => queueMicrotask(giveBack);
  }, [root, giveBack]);
}
