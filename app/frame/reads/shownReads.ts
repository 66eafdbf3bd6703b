import type { Call } from '@comptoir/contract/call';
import { useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '../device/listeners';
import { getLine, subscribeLine } from '../line/line';
import { isCut, type Line } from '../line/lineModel';
import { isKept } from './seenRules';

/** An answer that is on the screen. */
export interface ShownRead {
  /** When the server gave it, epoch milliseconds. */
  readAt: number;
  /** The server gave it in this visit; false if it was kept from before. */
  isConfirmed: boolean;
}

const shown = new Set<ShownRead>();
const listeners = new Listeners();

function changeShown(change: () => void): void {
  change();
  listeners.tell();
}

/**
 * Tells whether an answer may count as up to date: the line is there, and the answer is newer than the line's last
 * return. What was read before the line dropped is marked until it is read again.
 */
export function isCurrent(read: ShownRead, line: Line): boolean {
  return read.isConfirmed && !isCut(line) && read.readAt >= line.backAtMs;
}

/** Returns when the oldest answer on the screen that is not up to date was given; null when all are up to date. */
export function oldestSeen(reads: Iterable<ShownRead>, line: Line): number | null {
  const instants = [...reads].filter((read) => !isCurrent(read, line)).map(({ readAt }) => readAt);
  return instants.length === 0 ? null : Math.min(...instants);
}

/** Registers an answer as shown on the screen, for as long as the component is mounted. */
export function useShownRead(call: Call, readAt: number | undefined, isConfirmed: boolean): void {
  const isTold = isKept(call);
  useEffect(() => {
    if (readAt === undefined || !isTold) return;
    const read = { readAt, isConfirmed };
    changeShown(() => shown.add(read));
    return () => changeShown(() => shown.delete(read));
  }, [readAt, isConfirmed, isTold]);
}

function subscribeToShown(listener: () => void): () => void {
  const stops = [listeners.subscribe(listener), subscribeLine(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Returns when the oldest outdated answer on the screen was given, epoch milliseconds; null while all are confirmed.
 */
export function useSeenSince(): number | null {
  return useSyncExternalStore(subscribeToShown, () => oldestSeen(shown, getLine()));
}
