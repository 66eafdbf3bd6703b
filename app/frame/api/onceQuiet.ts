import { isLineFree, lineIsFree } from './transport';

/** Calls `begin` once the browser is idle, or after `atMostMs` at the latest. */
export function whenIdle(begin: () => void, atMostMs?: number): void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: atMostMs });
  else setTimeout(begin);
}

/**
 * Calls `begin` once the page is loaded, the browser is idle and no request is under way, all at the same time. What
 * may be wanted later then takes no connection from what is wanted now, nor from what a screen requests once its code
 * is there (DESIGN "Weight and speed"). Returns a function that cancels the wait.
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
