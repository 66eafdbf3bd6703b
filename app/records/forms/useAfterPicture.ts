import { useRef } from 'react';

/** A page that is hidden draws nothing. */
const HIDDEN_MS = 100;

/** Resolves once the next picture is on the screen. */
function painted(): Promise<void> {
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
 * Does `work` once what its press shows by itself is on the screen: to check a form and to draw all of it again is much
 * for an old processor (DESIGN "Weight and speed"). A second press meanwhile is the first one.
 */
export function useAfterPicture(work: () => Promise<void>): () => Promise<void> {
  const isAwaited = useRef(false);
  return async () => {
    if (isAwaited.current) return;
    isAwaited.current = true;
    await painted();
    isAwaited.current = false;
    await work();
  };
}
