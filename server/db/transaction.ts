import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '#contract/envelope';
import { isConnectionLost, isRetried } from './faults';
import type { Db } from './pool';

const ATTEMPTS = 4;
const JITTER_MS = 30;

/**
 * Runs `work` in one READ COMMITTED transaction. A serialisation failure or a deadlock is tried again, at most three
 * times (RELIABILITY § 2.5): `work` must have no effect outside the transaction. A connection lost during COMMIT is
 * refused as `base.resultat_inconnu`: nobody knows whether it took effect.
 */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let committing = false;
    try {
      return await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (trx) => {
          const result = await work(trx);
          committing = true;
          return result;
        });
    } catch (error) {
      if (committing && isConnectionLost(error)) throw new Refusal('base.resultat_inconnu');
      if (!isRetried(error) || attempt === ATTEMPTS) throw error;
      await sleep(attempt * JITTER_MS * Math.random());
    }
  }
}
