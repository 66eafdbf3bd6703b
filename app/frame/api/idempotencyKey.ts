import { named } from '../device/keptList';

/** The server knows a key for 24 h (CONTRACT "Types"), unless it is on what it made: later, it would write a second time. */
export const KEY_LIFE_MS = 24 * 3_600_000;

/** The key of one form, kept until its write has succeeded. */
export interface KeptKey {
  key: string;
  /** What was sent with it. */
  fingerprint: string;
  /** Sent, and the outcome unknown: the write may have been done. */
  isUnsettled: boolean;
  /** When it was made, epoch milliseconds. */
  since: number;
}

/** One text for one payload; the order of its fields does not matter. */
export function fingerprintOf(payload: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(payload).filter(([, value]) => value !== undefined);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, named(value)]));
}

/**
 * The key to send a payload with: the same for the same payload, a new one for a changed payload. While an outcome is
 * unknown the key stays whatever changes: if the first write was done, the server must find it again rather than do
 * a second one (RELIABILITY P03, PRODUCT D).
 */
export function keyFor(
  kept: KeptKey | null,
  fingerprint: string,
  fresh: () => Pick<KeptKey, 'key' | 'since'>,
): KeptKey {
  if (kept && (kept.isUnsettled || kept.fingerprint === fingerprint)) return { ...kept, isUnsettled: true };
  return { ...fresh(), fingerprint, isUnsettled: true };
}
