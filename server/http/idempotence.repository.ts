import type { Db } from '../db/pool';

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
  const taken = await trx
    .insertInto('idempotence')
    .values(key)
    .onConflict((conflict) => conflict.columns(['utilisateurid', 'cle']).doNothing())
    .returning('cle')
    .executeTakeFirst();
  return taken !== undefined;
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
  await trx
    .updateTable('idempotence')
    .set({ corps })
    .where('utilisateurid', '=', utilisateurid)
    .where('cle', '=', cle)
    .execute();
}
