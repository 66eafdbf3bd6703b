import type { Call } from '@comptoir/contract/call';
import { useEffect, useSyncExternalStore } from 'react';
import { getLine, subscribeLine } from '../line/line';
import { isCut, type Line } from '../line/lineModel';
import { isKept } from './seenRules';

/** An answer that is on the screen. */
export interface ShownRead {
  /** When the server gave it, epoch milliseconds. */
  readAt: number;
  /** Given in this visit; otherwise it was kept from before. */
  isConfirmed: boolean;
}

const shown = new Set<ShownRead>();
const listeners = new Set<() => void>();

function changed(change: () => void): void {
  change();
  for (const listener of listeners) listener();
}

/**
 * Whether an answer may be taken for what is so now: the line is there, and it was given since the line came back. What
 * was read before the line dropped is marked until it is read again.
 */
export function isCurrent(read: ShownRead, line: Line): boolean {
  return read.isConfirmed && !isCut(line) && read.readAt >= line.backAtMs;
}

/** The oldest of the answers shown that may not be taken for what is so now; null when all may. */
export function oldestSeen(reads: Iterable<ShownRead>, line: Line): number | null {
  const instants = [...reads].filter((read) => !isCurrent(read, line)).map(({ readAt }) => readAt);
  return instants.length === 0 ? null : Math.min(...instants);
}

/** Tells that an answer is on the screen, for as long as it is. */
export function useShownRead(call: Call, readAt: number | undefined, isConfirmed: boolean): void {
  const isTold = isKept(call);
  useEffect(() => {
    if (readAt === undefined || !isTold) return;
    const read = { readAt, isConfirmed };
    changed(() => shown.add(read));
    return () => changed(() => shown.delete(read));
  }, [readAt, isConfirmed, isTold]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeLine(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Since when what is on the screen may be out of date, epoch milliseconds; null while all of it is confirmed. */
export function useSeenSince(): number | null {
  return useSyncExternalStore(subscribe, () => oldestSeen(shown, getLine()));
}
