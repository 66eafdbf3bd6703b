import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Moves the focus to something other than the dialog's opener once the dialog has left the page. Call it in a component
 * around the dialog: the dialog's own cleanup then runs later and restores only a lost focus (DESIGN rule 13).
 */
export function useFocusAtEnd(focus: () => void): void {
  const atEnd = useEffectEvent(focus);
  useLayoutEffect(() => () => queueMicrotask(() => atEnd()), []);
}
