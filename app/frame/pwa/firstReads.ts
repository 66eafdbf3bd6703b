import { todayInAbidjan } from '@comptoir/domain/dates';
import { firstReads } from '../api/ahead';
import { readLocal, writeLocal } from '../device/storage';
import { SESSION_NAME } from '../session/storedSession';

/** As app/public/first-paint.js reads it. It goes with the session's storage. */
const NAME = 'firstReads';
const ADDRESSES = 12;

interface Kept {
  path: string;
  /** The day of these reads: another day asks for other dates. */
  day: string;
  urls: readonly string[];
}

function keptOnes(): Kept[] {
  const kept = readLocal(NAME);
  return Array.isArray(kept) ? (kept as Kept[]) : [];
}

/** The address that this page was opened at. */
function openedAt(): string {
  const [visit] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(visit?.name ?? location.href);
  return pathname + search;
}

/** Keeps for the next visit of this page's address what it read first. */
export function keepFirstReads(): void {
  if (readLocal(SESSION_NAME) === null) return;
  const own: Kept = { path: openedAt(), day: todayInAbidjan(Date.now()), urls: firstReads() };
  writeLocal(NAME, [own, ...keptOnes().filter(({ path }) => path !== own.path)].slice(0, ADDRESSES));
}
