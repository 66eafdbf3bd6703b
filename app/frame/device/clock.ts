import { readLocal, writeLocal } from './storage';

const NAME = 'aheadMs';
/** An answer takes its time, and a token says whole seconds: a clock that is wrong by so little is right. */
const RIGHT_MS = 10 * 60_000;

/** Tells what the server's clock says now, epoch seconds: the one of a phone may be a year wrong. */
export function hearClock(seconds: number): void {
  const aheadMs = Date.now() - seconds * 1_000;
  writeLocal(NAME, Math.abs(aheadMs) < RIGHT_MS ? 0 : aheadMs);
}

/** The time by the server's clock as it was last heard, epoch milliseconds; by this device's until then. */
export const serverNow = (): number => Date.now() - Number(readLocal(NAME) ?? 0);
