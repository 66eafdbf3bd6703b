import { readDurable, removeDurable, writeDurable } from '../device/storage';
import { ApiError } from './ApiError';
import { fingerprintOf, type KeptKey, keyFor } from './idempotencyKey';

type Payload = Readonly<Record<string, unknown>>;

// On plain http, as in a local network, browsers have no crypto.randomUUID.
function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { key, since: Date.now() };
}

/**
 * Returns the key kept at `place`, however old: a second write would be worse, and a phone's clock may be a year wrong.
 */
export async function keptKey(place: string): Promise<KeptKey | null> {
  return (await readDurable(place, Number.POSITIVE_INFINITY)) as KeptKey | null;
}

/** Returns the key to send `payload` with: the one kept at `place`, or a new one. It does not keep the new one. */
export async function keyOf(place: string, payload: Payload): Promise<KeptKey> {
  return keyFor(await keptKey(place), fingerprintOf(payload), freshKey);
}

/** Returns what to keep of a key after its write was refused with `thrown`; null to forget the key. */
export function settledKey(kept: KeptKey, thrown: unknown): KeptKey | null {
  if (!(thrown instanceof ApiError) || thrown.isUnknownResult) return kept;
  // The key belongs to a write that was already done, so the next press is another write.
  return thrown.code === 'idempotence.conflit' ? null : { ...kept, isUnsettled: false };
}

/** Keeps or forgets the key of a write that was refused with `thrown`. */
export async function settleKey(place: string, kept: KeptKey, thrown: unknown): Promise<void> {
  const settled = settledKey(kept, thrown);
  if (settled) await writeDurable(place, settled);
  else await removeDurable(place);
}

/**
 * Sends `payload` through `send(key)`. The key is kept at `place` before it is sent, so that a lost answer, a reload or
 * a logout cannot cause a second write; it is forgotten once the write has succeeded. Rejects as `sendCall` does.
 */
export async function sendOnce<T>(place: string, payload: Payload, send: (key: string) => Promise<T>): Promise<T> {
  const kept = await keyOf(place, payload);
  await writeDurable(place, kept);
  try {
    const result = await send(kept.key);
    await removeDurable(place);
    return result;
  } catch (thrown) {
    await settleKey(place, kept, thrown);
    throw thrown;
  }
}
