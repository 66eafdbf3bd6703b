import { useEffect, useRef } from 'react';

const SAVE_MS = 300;

/**
 * Calls `save` once typing pauses, and at once when the page is hidden or left or when the form is closed. `typed` is
 * null while there is nothing to save; `of` tells two forms apart. Returns a function that cancels the next save.
 */
export function useSavedSoon(typed: unknown, of: unknown, save: () => Promise<void>) {
  /** Whether something typed is not saved yet. */
  const isPending = useRef(false);
  /** The function of the last render, which saves the latest values. */
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  useEffect(() => {
    const flush = () => {
      if (!isPending.current) return;
      isPending.current = false;
      void latest.current();
    };
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHidden);
      flush();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies(of): the same values in another form are saved there
  useEffect(() => {
    if (typed === null) return;
    isPending.current = true;
    const timer = setTimeout(() => {
      if (isPending.current) void latest.current();
      isPending.current = false;
    }, SAVE_MS);
    return () => clearTimeout(timer);
  }, [typed, of]);

  /** Cancels the save that is due. */
  return () => {
    isPending.current = false;
  };
}
