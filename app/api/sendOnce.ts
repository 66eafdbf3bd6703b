import { readDurable, removeDurable, writeDurable } from '../session/storage';
import { ApiError } from './ApiError';
import { fingerprintOf, type KeptKey, keyFor } from './idempotencyKey';

/** The server knows a key for 24 h (CONTRACT "Types"). */
const MAX_AGE_MS = 24 * 3_600_000;

// crypto.randomUUID is missing on plain http, where a local network may run us.
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function settle(place: string, kept: KeptKey, thrown: unknown): Promise<void> {
  if (!(thrown instanceof ApiError) || thrown.isUnknownResult) return;
  // The key belongs to a write that was done: the next press is another write.
  if (thrown.code === 'idempotence.conflit') await removeDurable(place);
  else await writeDurable(place, { ...kept, isUnsettled: false });
}

/**
 * Sends `payload` through `send(key)`. The key is kept at `place` before it leaves, so that neither a lost answer, a
 * reload nor a logout makes a second write of it, and forgotten once the write has succeeded. Rejects as `send` does.
 */
export async function sendOnce<T>(
  place: string,
  payload: Readonly<Record<string, unknown>>,
  send: (key: string) => Promise<T>,
): Promise<T> {
  const kept = keyFor((await readDurable(place, MAX_AGE_MS)) as KeptKey | null, fingerprintOf(payload), freshKey);
  await writeDurable(place, kept);
  try {
    const result = await send(kept.key);
    await removeDurable(place);
    return result;
  } catch (thrown) {
    await settle(place, kept, thrown);
    throw thrown;
  }
}
