import { useEffect, useRef } from 'react';

const SAVE_MS = 300;

/**
 * Calls `save` once typing pauses, and at once where the page may be gone before: it is hidden or left, or the form is.
 * `typed` is null while there is nothing to save; `of` tells two forms apart. Returns what keeps the next save from being made.
 */
export function useSavedSoon(typed: unknown, of: unknown, save: () => Promise<void>) {
  /** What is typed next is to be saved again; what was about to be saved is not. */
  const isPending = useRef(false);
  /** That of the last drawing: it saves what was typed last. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies(of): the same values typed into another form are saved there
  useEffect(() => {
    if (typed === null) return;
    isPending.current = true;
    const timer = setTimeout(() => {
      if (isPending.current) void latest.current();
      isPending.current = false;
    }, SAVE_MS);
    return () => clearTimeout(timer);
  }, [typed, of]);

  /** What is about to be saved is not. */
  return () => {
    isPending.current = false;
  };
}
