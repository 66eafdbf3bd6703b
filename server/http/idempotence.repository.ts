import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { prepared } from '../db/prepared';
import { type Envoi, isUnmade, type KeptOn } from './envoi';

export interface KeptAnswer {
  empreinte: string;
  /** JSON text; null while its transaction runs. */
  corps: string | null;
}

/**
 * Takes a key for this transaction. Waits while another request holds it; false when it already gave its answer
 * (RELIABILITY § 5.11), or made a record that keeps it.
 */
export async function takeKey(trx: Db, slot: Envoi & { requestid: string }, keptOn: KeptOn | null): Promise<boolean> {
  const { utilisateurid, cle, empreinte, requestid } = slot;
  const taken = sql<{ cle: string }>`
    INSERT INTO idempotence (utilisateurid, cle, empreinte, requestid)
    SELECT ${utilisateurid}::integer, ${cle}::text, ${empreinte}::text, ${requestid}::uuid
    WHERE ${isUnmade(keptOn, slot)}
    ON CONFLICT (utilisateurid, cle) DO NOTHING
    RETURNING cle
  `;
  const { rows } = await prepared(trx, taken);
  return rows.length === 1;
}

export function keptAnswer(trx: Db, utilisateurid: number, cle: string): Promise<KeptAnswer | undefined> {
  return trx
    .selectFrom('idempotence')
    .select(['empreinte', 'corps'])
    .where('utilisateurid', '=', utilisateurid)
    .where('cle', '=', cle)
    .executeTakeFirst();
}

export async function keepAnswer(trx: Db, utilisateurid: number, cle: string, corps: string): Promise<void> {
  const kept = trx
    .updateTable('idempotence')
    .set({ corps })
    .where('utilisateurid', '=', utilisateurid)
    .where('cle', '=', cle);
  await prepared(trx, kept);
}
