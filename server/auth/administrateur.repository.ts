import { sql } from 'kysely';
import { Refusal } from '#contract/envelope';
import type { Db } from '../db/pool';

/** Who keeps profiles and users (RELIABILITY I23). */
const ADMINISTRATION = ['profils.gerer', 'utilisateurs.modifier'] as const;

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

/**
 * How well the house is kept, by the best of those who are active and whose access has no end: 3 by somebody who holds
 * every permission and reaches every register, who can give all of them back; 2 without every permission, 1 without
 * every register either, 0 by nobody. Whose access has an end would leave nobody with its last day, without any change
 * to refuse: they do not count.
 */
async function gradeOf(trx: Db): Promise<number> {
  const { rows } = await sql<{ grade: number }>`
    SELECT coalesce(max(CASE WHEN u.caisses IS NOT NULL THEN 1 WHEN ${holdsAll} THEN 3 ELSE 2 END), 0) AS grade
    FROM utilisateur AS u JOIN profil AS f ON f.profilid = u.profilid AND f.supprimele IS NULL
    WHERE NOT u.verrouille AND u.supprimele IS NULL AND u.dateexpiration IS NULL AND ${administers}
  `.execute(trx);
  return rows[0]?.grade ?? 0;
}

/**
 * Makes a change of users or profiles, and refuses it (409 `utilisateur.dernier_administrateur`) when it takes away the
 * last active administrator, who holds every permission and reaches every register (CONTRACT "Permissions", RELIABILITY
 * F103). A house that had none before keeps what it had. Under `lockAdministration`.
 */
export async function keepingAdministrateur(trx: Db, change: () => Promise<void>): Promise<void> {
  const before = await gradeOf(trx);
  await change();
  if ((await gradeOf(trx)) < before) throw new Refusal('utilisateur.dernier_administrateur');
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
