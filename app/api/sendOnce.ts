import { DRAFT_LIFE_MS } from '../session/places';
import { readDurable, removeDurable, writeDurable } from '../session/storage';
import { ApiError } from './ApiError';
import { fingerprintOf, type KeptKey, keyFor } from './idempotencyKey';

// crypto.randomUUID is missing on plain http, where a local network may run us.
function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { key, since: Date.now() };
}

/** The key kept at `place`, as long as what was typed is. */
export async function keptKey(place: string): Promise<KeptKey | null> {
  return (await readDurable(place, DRAFT_LIFE_MS)) as KeptKey | null;
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
  const kept = keyFor(await keptKey(place), fingerprintOf(payload), freshKey);
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
