import type { Count, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';

/** An existing permission. It opens calls of the product when `produit` is true, otherwise none. */
export interface Permission {
  nom: string;
  produit: boolean;
}

/** Returns every permission, of modules and of features. */
export async function listPermissions(db: Db): Promise<Permission[]> {
  const { rows } = await sql<Permission>`
    SELECT nom, produit FROM module UNION ALL SELECT nom, produit FROM fonctionnalite
  `.execute(db);
  return rows;
}

/** Returns the permissions of a profile, live or not. */
export async function permissionsOf(db: Db, profilid: RecordId): Promise<string[]> {
  const rows = await db.selectFrom('permission').select('nom').where('profilid', '=', profilid).execute();
  return rows.map(({ nom }) => nom);
}

/** Gives a profile exactly these permissions. */
export async function replacePermissions(trx: Db, profilid: RecordId, noms: readonly string[]): Promise<void> {
  await trx.deleteFrom('permission').where('profilid', '=', profilid).execute();
  await sql`INSERT INTO permission (profilid, nom) SELECT ${profilid}::integer, unnest(${noms}::text[])`.execute(trx);
}

/** Returns the number of live profiles that hold one of these permissions. */
export async function countHolders(db: Db, noms: readonly string[]): Promise<number> {
  const { rows } = await sql<{ nombre: Count }>`
    SELECT count(DISTINCT p.profilid) AS nombre FROM permission AS p JOIN profil AS f USING (profilid)
    WHERE p.nom = ANY(${noms}::text[]) AND f.supprimele IS NULL
  `.execute(db);
  return rows[0]?.nombre ?? 0;
}

/**
 * Takes deleted permissions from the profiles in the trash: after a restore they would hold permissions that no longer
 * exist.
 */
export async function forgetPermissions(trx: Db, noms: readonly string[]): Promise<void> {
  await sql`DELETE FROM permission WHERE nom = ANY(${noms}::text[])`.execute(trx);
}

/**
 * Returns the permissions of each profile that open calls of the product. Permissions that an organisation adds open
 * none.
 */
export async function ouvertesBy(db: Db, profilids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const { rows } = await sql<{ profilid: RecordId; noms: string[] }>`
    SELECT p.profilid, json_agg(p.nom ORDER BY p.nom COLLATE "C") AS noms
    FROM permission AS p
    JOIN (SELECT nom FROM module WHERE produit UNION ALL SELECT nom FROM fonctionnalite WHERE produit) AS c USING (nom)
    WHERE p.profilid = ANY(${[...new Set(profilids)]}::integer[]) GROUP BY p.profilid
  `.execute(db);
  return new Map(rows.map(({ profilid, noms }) => [profilid, noms]));
}
