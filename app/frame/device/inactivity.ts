import { inactivitySecondsLeft, inactivityState } from '@comptoir/domain/session';
import { readLocal, writeLocal } from './storage';

const NAME = 'activity';
const SIGNS = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll'] as const;

/** The latest sign of life in this tab, and the latest that the others were told. */
let seenAt = 0;
let toldAt = 0;

/** Local storage is written while a press waits for its picture: a sign is told to other tabs with the next check. */
function onSign(): void {
  seenAt = Date.now();
}

function tellTabs(): void {
  if (seenAt === toldAt) return;
  toldAt = seenAt;
  writeLocal(NAME, seenAt);
}

/** A sign of life that no event tells, known in every tab at once. */
export function noteActivity(): void {
  onSign();
  tellTabs();
}

/** The latest sign of life in any tab; a stored time that lies ahead of the clock is no sign. */
function lastActivity(): number {
  const stored = readLocal(NAME);
  return typeof stored === 'number' && stored <= Date.now() ? Math.max(stored, seenAt) : seenAt;
}

export interface Inactivity {
  state: ReturnType<typeof inactivityState>;
  secondsLeft: number;
}

/**
 * Watches mouse, keys, touch and scroll, shared between tabs (spec § 9, PRODUCT 1.21), and tells the state each second
 * that it is not `active`. Returns the end of the watch.
 */
export function watchInactivity(tell: (inactivity: Inactivity) => void): () => void {
  toldAt = 0;
  noteActivity();
  const check = () => {
    // Emptied, the session is over: nothing is written any more (spec § 4).
    if (readLocal(NAME) !== null) tellTabs();
    const now = Date.now();
    const last = lastActivity();
    tell({ state: inactivityState(last, now), secondsLeft: inactivitySecondsLeft(last, now) });
  };
  // Captured, so that a handler that stops the event hides no activity; a sleeping machine is checked on waking.
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  document.addEventListener('visibilitychange', check);
  const timer = setInterval(check, 1_000);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
  };
}
