import { ADMINISTRATION, type Administrateur, checkAdministrateurRemains } from '@comptoir/contract/utilisateurRules';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';

/** SQL: whether a user `u` holds both. */
const administers = sql`(SELECT count(*) FROM permission AS p
  WHERE p.profilid = u.profilid AND p.nom = ANY(${ADMINISTRATION}::text[])) = ${ADMINISTRATION.length}`;

/** SQL: whether a user `u` holds all that the product knows: nobody gives what they do not hold. */
const holdsAll = sql`NOT EXISTS (
  SELECT FROM (SELECT nom FROM module WHERE produit UNION ALL SELECT nom FROM fonctionnalite WHERE produit) AS c
  WHERE NOT EXISTS (SELECT FROM permission AS p WHERE p.profilid = u.profilid AND p.nom = c.nom))`;

/**
 * Lets one change of users, profiles and permissions through at a time: two that are each allowed alone could leave
 * nobody together (RELIABILITY F33). The row of a module of the product stands for all of them, it is never deleted.
 * Call it before every other lock: the nouns that administer say so (`Holding`).
 */
export async function lockAdministration(trx: Db): Promise<void> {
  await trx.selectFrom('module').select('moduleid').where('nom', '=', 'profils').forNoKeyUpdate().execute();
}

/** Those who administer, each kind of them once. */
async function administrateursOf(trx: Db): Promise<Administrateur[]> {
  const { rows } = await sql<Administrateur>`
    SELECT DISTINCT ${holdsAll} AS toutes, u.caisses
    FROM utilisateur AS u JOIN profil AS f ON f.profilid = u.profilid AND f.supprimele IS NULL
    WHERE NOT u.verrouille AND u.supprimele IS NULL AND u.dateexpiration IS NULL AND ${administers}
  `.execute(trx);
  return rows;
}

/** Makes a change of users or profiles that leaves an administrator. Under `lockAdministration`. */
export async function keepingAdministrateur(trx: Db, change: () => Promise<void>): Promise<void> {
  const before = await administrateursOf(trx);
  await change();
  checkAdministrateurRemains(before, await administrateursOf(trx));
}

/**
 * Gives an administrator every register again, whoever took them. Gives those that they saw, undefined when nothing
 * was to be given: they saw all of them, or administer nothing. Under `lockAdministration`.
 */
export async function restoreReach(trx: Db, utilisateurid: RecordId): Promise<number[] | undefined> {
  const { rows } = await sql<{ avant: number[] }>`
    WITH avant AS (
      SELECT u.utilisateurid, u.caisses FROM utilisateur AS u
      WHERE u.utilisateurid = ${utilisateurid} AND u.caisses IS NOT NULL AND ${administers})
    UPDATE utilisateur SET caisses = NULL FROM avant WHERE utilisateur.utilisateurid = avant.utilisateurid
    RETURNING avant.caisses AS avant
  `.execute(trx);
  return rows[0]?.avant;
}
