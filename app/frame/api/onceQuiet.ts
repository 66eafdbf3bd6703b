import { isLineFree, lineIsFree } from './transport';

/** Calls back once nothing is being drawn, or after `atMostMs`. */
export function whenIdle(begin: () => void, atMostMs?: number): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: atMostMs });
  else setTimeout(begin);
}

/**
 * Calls back once what the page needs has come, nothing is being drawn and nothing is being asked, all at the same time:
 * what may be wanted later takes no connection from what is wanted now, nor from what a screen asks for once its code
 * is there (DESIGN "Weight and speed"). Returns the end of the wait.
 */
export function onceQuiet(begin: () => void): () => void {
  let isOver = false;
  const idle = () => isOver || whenIdle(look);
  const look = () => {
    if (isOver) return;
    if (isLineFree()) begin();
    else void lineIsFree().then(idle);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
  return () => {
    isOver = true;
    window.removeEventListener('load', idle);
  };
}
