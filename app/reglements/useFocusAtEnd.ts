import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Gives the focus to something else than what opened a dialog, once it has left the page: goes around the dialog, whose
 * own cleanup comes later and leaves a focus alone that is not lost (DESIGN rule 13).
 */
export function useFocusAtEnd(focus: () => void): void {
  const atEnd = useEffectEvent(focus);
  useLayoutEffect(() => () => queueMicrotask(() => atEnd()), []);
}
