import { sql } from 'kysely';
import { Refusal } from '#contract/envelope';
import type { Db } from '../db/pool';

/** What makes an administrator: who holds both can give every other permission back (RELIABILITY I23). */
const ADMINISTRATION = ['profils.gerer', 'utilisateurs.modifier'] as const;

/** SQL: whether a user `u` holds what makes an administrator. */
const administers = sql`(SELECT count(*) FROM permission AS p
  WHERE p.profilid = u.profilid AND p.nom = ANY(${ADMINISTRATION}::text[])) = ${ADMINISTRATION.length}`;

/**
 * Lets one change of users, profiles and permissions through at a time: two that are each allowed alone could leave
 * nobody together (RELIABILITY F33). The row of a module of the product stands for all of them, it is never deleted.
 * Call it before every other lock.
 */
export async function lockAdministration(trx: Db): Promise<void> {
  await trx.selectFrom('module').select('moduleid').where('nom', '=', 'profils').forNoKeyUpdate().execute();
}

/**
 * Refuses, once the change is made, one that leaves no active administrator who reaches every register: not locked, not
 * deleted, of a live profile (CONTRACT "Permissions", RELIABILITY F103). Nobody gives registers that they do not reach:
 * without such a one, those of all the others would be lost. One whose access has an end would leave nobody with its
 * last day, without any change to refuse: they do not count. Under `lockAdministration`.
 */
export async function checkAdministrateurRemains(trx: Db): Promise<void> {
  const { rows } = await sql`
    SELECT FROM utilisateur AS u JOIN profil AS f ON f.profilid = u.profilid AND f.supprimele IS NULL
    WHERE NOT u.verrouille AND u.supprimele IS NULL AND u.dateexpiration IS NULL
      AND u.caisses IS NULL AND ${administers}
    LIMIT 1
  `.execute(trx);
  if (rows.length === 0) throw new Refusal('utilisateur.dernier_administrateur');
}

/**
 * Gives an administrator every register again, whoever took them. Gives those that they saw, undefined when nothing
 * was to be given: they saw all of them, or administer nothing. Under `lockAdministration`.
 */
export async function restoreReach(trx: Db, utilisateurid: number): Promise<number[] | undefined> {
  const { rows } = await sql<{ avant: number[] }>`
    WITH avant AS (
      SELECT u.utilisateurid, u.caisses FROM utilisateur AS u
      WHERE u.utilisateurid = ${utilisateurid} AND u.caisses IS NOT NULL AND ${administers})
    UPDATE utilisateur SET caisses = NULL FROM avant WHERE utilisateur.utilisateurid = avant.utilisateurid
    RETURNING avant.caisses AS avant
  `.execute(trx);
  return rows[0]?.avant;
}
