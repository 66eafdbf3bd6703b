import { namedFile } from '../device/keptList';

/**
 * The server remembers a key for 24 h (CONTRACT "Types"), or for ever if the key is stored on the record that it made.
 * A write that is resent after that would be done a second time.
 */
export const KEY_LIFE_MS = 24 * 3_600_000;

/** The idempotency key of one form, kept until its write has succeeded. */
export interface KeptKey {
  key: string;
  /** Fingerprint of the payload that was sent with the key. */
  fingerprint: string;
  /** The key was sent and the outcome is unknown: the write may have been done. */
  isUnsettled: boolean;
  /** When the key was made, epoch milliseconds. */
  since: number;
}

/** Returns the same text for the same payload, whatever the order of its fields. */
export function fingerprintOf(payload: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(payload).filter(([, value]) => value !== undefined);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, namedFile(value)]));
}

/**
 * Returns the key to send a payload with: the kept key for the same payload, a new one for a changed payload. While an
 * outcome is unknown the key stays even if the payload changes: if the first write was done, the server must recognize
 * it instead of doing a second one (RELIABILITY P03, PRODUCT D).
 */
export function keyFor(
  kept: KeptKey | null,
  fingerprint: string,
  fresh: () => Pick<KeptKey, 'key' | 'since'>,
): KeptKey {
  if (kept && (kept.isUnsettled || kept.fingerprint === fingerprint)) return { ...kept, isUnsettled: true };
  return { ...fresh(), fingerprint, isUnsettled: true };
}
