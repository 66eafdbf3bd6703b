import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { type Envoi, isUnmade, type KeptOn } from '../../db/envoi';
import type { Db } from '../../db/pool';
import { type Question, writeLater } from '../../db/together';

export interface KeptAnswer {
  empreinte: string;
  /** JSON text; null while the first transaction runs. */
  corps: string | null;
}

/**
 * Takes a key for this transaction. Waits while another request holds it. False when the key already has an answer
 * (RELIABILITY § 5.11), or is kept on a record.
 */
export const keyTaken = (
  slot: Envoi & { requestid: string },
  keptOn: KeptOn | null,
): Question<boolean, { cle: string }> => ({
  query: () => sql`
    INSERT INTO idempotence (utilisateurid, cle, empreinte, requestid)
    SELECT ${slot.utilisateurid}::integer, ${slot.cle}::text, ${slot.empreinte}::text, ${slot.requestid}::uuid
    WHERE ${isUnmade(keptOn, slot)}
    ON CONFLICT (utilisateurid, cle) DO NOTHING
    RETURNING cle
  `,
  told: (rows) => rows.length === 1,
});

export function keptAnswer(trx: Db, utilisateurid: RecordId, cle: string): Promise<KeptAnswer | undefined> {
  return trx
    .selectFrom('idempotence')
    .select(['empreinte', 'corps'])
    .where('utilisateurid', '=', utilisateurid)
    .where('cle', '=', cle)
    .executeTakeFirst();
}

/** Stores the answer of a key. The statement is sent along with COMMIT. */
export function keepAnswer(trx: Db, utilisateurid: RecordId, cle: string, corps: string): Promise<void> {
  const kept = trx
    .updateTable('idempotence')
    .set({ corps })
    .where('utilisateurid', '=', utilisateurid)
    .where('cle', '=', cle);
  return writeLater(trx, kept);
}
