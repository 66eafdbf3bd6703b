import { createHash } from 'node:crypto';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';

interface Facteur {
  /** Base 32. */
  secret: string;
  isConfirmed: boolean;
}

/** Returns the second factor of a user. The sign-in does not ask for a factor that is not confirmed. */
export async function findFacteur(db: Db, utilisateurid: RecordId): Promise<Facteur | undefined> {
  const row = await db
    .selectFrom('facteur')
    .select(['secret', 'confirme'])
    .where('utilisateurid', '=', utilisateurid)
    .executeTakeFirst();
  return row && { secret: row.secret, isConfirmed: row.confirme !== null };
}

/**
 * Stores a secret to be confirmed, and replaces an earlier unconfirmed one. False when the user has a confirmed factor.
 */
export async function prepareFacteur(db: Db, utilisateurid: RecordId, secret: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO facteur (utilisateurid, secret) VALUES (${utilisateurid}, ${secret})
    ON CONFLICT (utilisateurid) DO UPDATE SET secret = excluded.secret WHERE facteur.confirme IS NULL
    RETURNING utilisateurid
  `.execute(db);
  return rows.length === 1;
}

/**
 * Confirms the factor, which sign-ins ask for from now on, and uses up its `step`. False when `secret` is not the
 * latest prepared one.
 */
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

/**
 * Uses up a step of the factor. False when this step or a later one was used before, even by a request at the same
 * instant.
 */
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

/**
 * Returns the hash of a recovery code that the database stores. The code is as random as a key, so it needs no slow
 * hash.
 */
const empreinteOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');

/** Replaces the recovery codes of a user by new ones. */
export async function replaceSecours(trx: Db, utilisateurid: RecordId, codes: readonly string[]): Promise<void> {
  await trx.deleteFrom('secours').where('utilisateurid', '=', utilisateurid).execute();
  await trx
    .insertInto('secours')
    .values(codes.map((code) => ({ utilisateurid, empreinte: empreinteOf(code) })))
    .execute();
}

/** Uses up a recovery code, whatever its spaces and case; false when the user has no such unused code. */
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
