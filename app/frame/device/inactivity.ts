import { inactivitySecondsLeft, inactivityState } from '@comptoir/domain/session';
import { readLocal, writeLocal } from './storage';

const NAME = 'activity';
const SIGNS = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll'] as const;

/** The latest sign of life in this tab, and the latest one that the other tabs were told. */
let seenAt = 0;
let toldAt = 0;

/**
 * Only notes the time: writing to local storage would delay the answer to a press. The next check tells the other tabs.
 */
function onSign(): void {
  seenAt = Date.now();
}

function tellTabs(): void {
  if (seenAt === toldAt) return;
  toldAt = seenAt;
  writeLocal(NAME, seenAt);
}

/** Notes a sign of life that fires no event, such as an upload, and tells every tab at once. */
export function noteActivity(): void {
  onSign();
  tellTabs();
}

/** Returns the latest sign of life in any tab; a stored time in the future is ignored. */
function lastActivity(): number {
  const stored = readLocal(NAME);
  return typeof stored === 'number' && stored <= Date.now() ? Math.max(stored, seenAt) : seenAt;
}

export interface Inactivity {
  state: ReturnType<typeof inactivityState>;
  secondsLeft: number;
}

/**
 * Watches mouse, keys, touch and scroll, shared between tabs (spec § 9, PRODUCT 1.21). Calls `tell` with the state each
 * second. Returns a function that ends the watch.
 */
export function watchInactivity(tell: (inactivity: Inactivity) => void): () => void {
  toldAt = 0;
  noteActivity();
  const check = () => {
    // An empty local storage means that the session is over: nothing is written any more (spec § 4).
    if (readLocal(NAME) !== null) tellTabs();
    const now = Date.now();
    const last = lastActivity();
    tell({ state: inactivityState(last, now), secondsLeft: inactivitySecondsLeft(last, now) });
  };
  // Captured, so that a handler that stops the event cannot hide activity. A computer that wakes up is checked at once.
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  document.addEventListener('visibilitychange', check);
  const timer = setInterval(check, 1_000);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
  };
}
