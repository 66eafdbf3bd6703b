import { useCallback } from 'react';
import { keyPlace } from '../session/places';
import { useSession } from '../session/useSession';
import { sendOnce } from './sendOnce';

export interface Idempotency {
  /** Sends through `send(key)` with the key of this form and payload, and keeps or forgets the key by the outcome. */
  run<T>(payload: Readonly<Record<string, unknown>>, send: (key: string) => Promise<T>): Promise<T>;
}

/**
 * One key per opened form (`formName` about `recordId`) and user, that survives a lost answer, a reload and a logout
 * until the write has succeeded. See `keyFor` for when it changes.
 */
export function useIdempotencyKey(formName: string, recordId: number | string): Idempotency {
  const { user } = useSession();
  const place = keyPlace(user?.utilisateurid ?? 0, formName, recordId);
  const run: Idempotency['run'] = useCallback((payload, send) => sendOnce(place, payload, send), [place]);
  return { run };
}
