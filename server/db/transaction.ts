import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@comptoir/contract/envelope';
import { isConnectionLost, isRetried } from './faults';
import type { Db } from './pool';

const ATTEMPTS = 4;
const JITTER_MS = 30;

/** Thrown when the first statements of a work were in vain, so that the work is tried again from its beginning. */
export class Again extends Error {}

/**
 * Runs `work` in one READ COMMITTED transaction. After an error of `isRetried`, such as a deadlock, it tries again, at
 * most three times (RELIABILITY § 2.5): `work` must have no effect outside the transaction, and gets the number of the
 * attempt, from 1. A connection lost during COMMIT is refused as `base.resultat_inconnu`: nobody knows whether the
 * COMMIT took effect. BEGIN costs no round trip: it is sent with the first statement (`GatheringClient`).
 */
export async function inTransaction<T>(db: Db, work: (trx: Db, attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let committing = false;
    try {
      return await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (trx) => {
          const result = await work(trx, attempt);
          committing = true;
          return result;
        });
    } catch (error) {
      if (committing && isConnectionLost(error)) throw new Refusal('base.resultat_inconnu');
      if (!(isRetried(error) || error instanceof Again) || attempt === ATTEMPTS) throw error;
      await sleep(attempt * JITTER_MS * Math.random());
    }
  }
}
