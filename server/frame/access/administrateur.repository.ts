import { ADMINISTRATION, type Administrateur, checkAdministrateurRemains } from '@comptoir/contract/utilisateurRules';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';

/**
 * Lets one change of users, profiles and permissions through at a time: two changes that are each allowed alone could
 * together leave no administrator (RELIABILITY F33). It locks the row of one module of the product, which is never
 * deleted. Callers take this lock before every other one: the nouns that administer declare it as `first` (`Holding`).
 */
export async function lockAdministration(trx: Db): Promise<void> {
  await trx.selectFrom('module').select('moduleid').where('nom', '=', 'profils').forNoKeyUpdate().execute();
}

/**
 * SQL: the profiles that hold both permissions of `ADMINISTRATION`; `toutes` is whether they hold every permission of the
 * product, because nobody can give one that they do not hold. It looks once at what profiles hold: of users there may be
 * a million.
 */
const administering = sql`
  SELECT p.profilid, count(c.nom) = (SELECT count(*) FROM catalogue) AS toutes
  FROM permission AS p LEFT JOIN catalogue AS c USING (nom) JOIN profil AS f USING (profilid)
  WHERE f.supprimele IS NULL
  GROUP BY p.profilid HAVING count(*) FILTER (WHERE p.nom = ANY(${ADMINISTRATION}::text[])) = ${ADMINISTRATION.length}`;
const catalogue = sql`SELECT nom FROM module WHERE produit UNION SELECT nom FROM fonctionnalite WHERE produit`;

/** Returns the kinds of administrators that exist, each kind once. */
async function administrateursOf(trx: Db): Promise<Administrateur[]> {
  const { rows } = await sql<Administrateur>`
    WITH catalogue AS (${catalogue}), a AS MATERIALIZED (${administering})
    SELECT DISTINCT a.toutes, u.caisses FROM a JOIN utilisateur AS u USING (profilid)
    WHERE NOT u.verrouille AND u.supprimele IS NULL AND u.dateexpiration IS NULL
  `.execute(trx);
  return rows;
}

/**
 * Makes a change of users or profiles. Throws a refusal when the best remaining administrator has less than the best
 * one before the change (`checkAdministrateurRemains`). Call it under `lockAdministration`.
 */
export async function keepingAdministrateur(trx: Db, change: () => Promise<void>): Promise<void> {
  const before = await administrateursOf(trx);
  await change();
  checkAdministrateurRemains(before, await administrateursOf(trx));
}

/**
 * Gives an administrator access to every register again. Returns the registers that they saw before, or undefined when
 * nothing changed: they saw all of them already, or they are no administrator. Call it under `lockAdministration`.
 */
export async function restoreReach(trx: Db, utilisateurid: RecordId): Promise<number[] | undefined> {
  const { rows } = await sql<{ avant: number[] }>`
    WITH avant AS (
      SELECT u.utilisateurid, u.caisses FROM utilisateur AS u
      WHERE u.utilisateurid = ${utilisateurid} AND u.caisses IS NOT NULL AND (
        SELECT count(*) FROM permission AS p
        WHERE p.profilid = u.profilid AND p.nom = ANY(${ADMINISTRATION}::text[])) = ${ADMINISTRATION.length})
    UPDATE utilisateur SET caisses = NULL FROM avant WHERE utilisateur.utilisateurid = avant.utilisateurid
    RETURNING avant.caisses AS avant
  `.execute(trx);
  return rows[0]?.avant;
}
