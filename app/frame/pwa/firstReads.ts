import { todayInAbidjan } from '@comptoir/domain/dates';
import { firstReads } from '../api/ahead';
import { readLocal, writeLocal } from '../device/storage';
import { SESSION_NAME } from '../session/storedSession';

/** app/public/first-paint.js reads this entry. It is removed with the session's storage. */
const NAME = 'firstReads';
const ADDRESSES = 12;

interface Kept {
  path: string;
  /** Day of these reads: on another day, a screen asks for other dates. */
  day: string;
  urls: readonly string[];
}

function keptOnes(): Kept[] {
  const kept = readLocal(NAME);
  return Array.isArray(kept) ? (kept as Kept[]) : [];
}

function openedAt(): string {
  const [visit] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(visit?.name ?? location.href);
  return pathname + search;
}

/** Keeps what this page read first, for the next visit of its address. */
export function keepFirstReads(): void {
  if (readLocal(SESSION_NAME) === null) return;
  const own: Kept = { path: openedAt(), day: todayInAbidjan(Date.now()), urls: firstReads() };
  writeLocal(NAME, [own, ...keptOnes().filter(({ path }) => path !== own.path)].slice(0, ADDRESSES));
}
