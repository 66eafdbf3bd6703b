import { createHash } from 'node:crypto';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';

interface Facteur {
  /** Base 32. */
  secret: string;
  isConfirmed: boolean;
}

/** The second factor of a user; one that is not confirmed asks for nothing. */
export async function findFacteur(db: Db, utilisateurid: RecordId): Promise<Facteur | undefined> {
  const row = await db
    .selectFrom('facteur')
    .select(['secret', 'confirme'])
    .where('utilisateurid', '=', utilisateurid)
    .executeTakeFirst();
  return row && { secret: row.secret, isConfirmed: row.confirme !== null };
}

/** Keeps a secret to be confirmed, in place of another such one. False when a confirmed factor is there. */
export async function prepareFacteur(db: Db, utilisateurid: RecordId, secret: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO facteur (utilisateurid, secret) VALUES (${utilisateurid}, ${secret})
    ON CONFLICT (utilisateurid) DO UPDATE SET secret = excluded.secret WHERE facteur.confirme IS NULL
    RETURNING utilisateurid
  `.execute(db);
  return rows.length === 1;
}

/** Asks for the factor from now on; `step` is used by it. False when it is not the one that was prepared last. */
export async function confirmFacteur(
  trx: Db,
  utilisateurid: RecordId,
  { secret, step, now }: { secret: string; step: number; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('facteur')
    .set({ confirme: now, derniercompteur: step })
    .where('utilisateurid', '=', utilisateurid)
    .where('secret', '=', secret)
    .where('confirme', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses a step of the factor; false when it or a later one was used before, also at the same instant. */
export async function spendStep(trx: Db, utilisateurid: RecordId, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('facteur')
    .set({ derniercompteur: step })
    .where('utilisateurid', '=', utilisateurid)
    .where('confirme', 'is not', null)
    .where('derniercompteur', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What the database keeps of a recovery code: as random as a key, it needs no slow hash. */
const empreinteOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');

/** The recovery codes of a user, in place of the former ones. */
export async function replaceSecours(trx: Db, utilisateurid: RecordId, codes: readonly string[]): Promise<void> {
  await trx.deleteFrom('secours').where('utilisateurid', '=', utilisateurid).execute();
  await trx
    .insertInto('secours')
    .values(codes.map((code) => ({ utilisateurid, empreinte: empreinteOf(code) })))
    .execute();
}

/** Uses a recovery code, however it is spaced; false when there is no such one left. */
export async function spendSecours(trx: Db, utilisateurid: RecordId, code: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('secours')
    .set({ utilise: now })
    .where('utilisateurid', '=', utilisateurid)
    .where('empreinte', '=', empreinteOf(code))
    .where('utilise', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countSecours(db: Db, utilisateurid: RecordId): Promise<number> {
  const { nombre } = await db
    .selectFrom('secours')
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where('utilisateurid', '=', utilisateurid)
    .where('utilise', 'is', null)
    .executeTakeFirstOrThrow();
  return nombre;
}

export async function deleteFacteur(trx: Db, utilisateurid: RecordId): Promise<void> {
  await trx.deleteFrom('secours').where('utilisateurid', '=', utilisateurid).execute();
  await trx.deleteFrom('facteur').where('utilisateurid', '=', utilisateurid).execute();
}
