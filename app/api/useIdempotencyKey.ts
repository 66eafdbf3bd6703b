import { useCallback } from 'react';
import { readDurable, removeDurable, writeDurable } from '../session/storage';
import { useSession } from '../session/useSession';
import { ApiError } from './ApiError';
import { fingerprintOf, type KeptKey, keyFor } from './idempotencyKey';

/** The server knows a key for 24 h (CONTRACT "Types"). */
const MAX_AGE_MS = 24 * 3_600_000;

// crypto.randomUUID is missing on plain http, where a local network may run us.
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface Idempotency {
  /** Sends through `send(key)` with the key of this form and payload, and keeps or forgets the key by the outcome. */
  run<T>(payload: Readonly<Record<string, unknown>>, send: (key: string) => Promise<T>): Promise<T>;
}

/**
 * One key per opened form (`formName` about `recordId`), per user, that survives a lost answer, a reload and a logout
 * until the write has succeeded. See `keyFor` for when it changes.
 */
export function useIdempotencyKey(formName: string, recordId: number | string): Idempotency {
  const { user } = useSession();
  const place = `${user?.utilisateurid ?? 0}/key/${formName}/${recordId}`;
  const run: Idempotency['run'] = useCallback(
    async (payload, send) => {
      const kept = keyFor((await readDurable(place, MAX_AGE_MS)) as KeptKey | null, fingerprintOf(payload), freshKey);
      await writeDurable(place, kept);
      try {
        const result = await send(kept.key);
        await removeDurable(place);
        return result;
      } catch (thrown) {
        const failed = thrown instanceof ApiError ? thrown : null;
        // The key belongs to a write that was done: the next press is another write.
        if (failed?.code === 'idempotence.conflit') await removeDurable(place);
        else if (failed && !failed.isUnknownResult) await writeDurable(place, { ...kept, isUnsettled: false });
        throw thrown;
      }
    },
    [place],
  );
  return { run };
}
