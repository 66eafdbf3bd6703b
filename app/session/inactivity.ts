import { inactivitySecondsLeft, inactivityState } from '#domain/session';
import { readLocal, writeLocal } from './storage';

const NAME = 'activity';
/** Writing at each mouse move would wake every other tab each time. */
const WRITE_EVERY_MS = 1_000;
const SIGNS = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll'] as const;

let writtenAt = 0;

function noteActivity(): void {
  const now = Date.now();
  if (now - writtenAt < WRITE_EVERY_MS) return;
  writtenAt = now;
  writeLocal(NAME, now);
}

/** The latest sign of life in any tab; a stored time that lies ahead of the clock is no sign. */
function lastActivity(): number {
  const stored = readLocal(NAME);
  return typeof stored === 'number' && stored <= Date.now() ? Math.max(stored, writtenAt) : writtenAt;
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
  writtenAt = 0;
  noteActivity();
  const check = () => {
    const now = Date.now();
    const last = lastActivity();
    tell({ state: inactivityState(last, now), secondsLeft: inactivitySecondsLeft(last, now) });
  };
  // Captured, so that a handler that stops the event hides no activity; a sleeping machine is checked on waking.
  for (const sign of SIGNS) window.addEventListener(sign, noteActivity, { capture: true, passive: true });
  document.addEventListener('visibilitychange', check);
  const timer = setInterval(check, 1_000);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    for (const sign of SIGNS) window.removeEventListener(sign, noteActivity, { capture: true });
  };
}

export { noteActivity };
