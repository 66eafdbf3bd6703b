import type { Db } from '../db/pool';
import { prepared } from '../db/prepared';

export interface KeptAnswer {
  empreinte: string;
  /** JSON text; null while its transaction runs. */
  corps: string | null;
}

/**
 * Takes a key for this transaction. Waits while another request holds it; false when it already gave its answer
 * (RELIABILITY § 5.11).
 */
export async function takeKey(
  trx: Db,
  key: { utilisateurid: number; cle: string; empreinte: string; requestid: string },
): Promise<boolean> {
  const { rows } = await prepared(
    trx,
    trx
      .insertInto('idempotence')
      .values(key)
      .onConflict((conflict) => conflict.columns(['utilisateurid', 'cle']).doNothing())
      .returning('cle'),
  );
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
