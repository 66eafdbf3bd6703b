import { useRef } from 'react';

/** A hidden page draws no frame, so the wait ends after this time. */
const HIDDEN_MS = 100;

/** Resolves once the next frame is on the screen. */
function picturePainted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HIDDEN_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}

/**
 * Returns a function that does `work` after the press has had its visible effect: checking and drawing the whole form
 * takes an old processor long (DESIGN "Weight and speed"). A second press during that wait is ignored.
 */
export function useAfterPicture(work: () => Promise<void>): () => Promise<void> {
  const isAwaited = useRef(false);
  return async () => {
    if (isAwaited.current) return;
    isAwaited.current = true;
    await picturePainted();
    isAwaited.current = false;
    await work();
  };
}
