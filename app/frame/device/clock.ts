import { readLocal, writeLocal } from './storage';

const NAME = 'aheadMs';
/** A smaller difference counts as none: an answer takes its time, and a token holds whole seconds. */
const RIGHT_MS = 10 * 60_000;

/** Notes the time of the server's clock, epoch seconds: the clock of a phone may be a year wrong. */
export function hearClock(seconds: number): void {
  const aheadMs = Date.now() - seconds * 1_000;
  writeLocal(NAME, Math.abs(aheadMs) < RIGHT_MS ? 0 : aheadMs);
}

/** Returns the time of the server's clock, epoch milliseconds; the device's own time until the server's is known. */
export const serverNow = (): number => Date.now() - Number(readLocal(NAME) ?? 0);
