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
 * Returns the profiles that hold both permissions of `ADMINISTRATION`; `toutes` says whether one holds every permission
 * of the product, because nobody can give a permission that they do not hold.
 */
async function administering(trx: Db): Promise<ReadonlyMap<RecordId, boolean>> {
  const { rows } = await sql<{ profilid: RecordId; toutes: boolean }>`
    WITH catalogue AS (
      SELECT nom FROM module WHERE produit UNION SELECT nom FROM fonctionnalite WHERE produit)
    SELECT p.profilid, count(c.nom) = (SELECT count(*) FROM catalogue) AS toutes
    FROM permission AS p LEFT JOIN catalogue AS c USING (nom) JOIN profil AS f USING (profilid)
    WHERE f.supprimele IS NULL
    GROUP BY p.profilid HAVING count(*) FILTER (WHERE p.nom = ANY(${ADMINISTRATION}::text[])) = ${ADMINISTRATION.length}
  `.execute(trx);
  return new Map(rows.map(({ profilid, toutes }) => [profilid, toutes]));
}

/**
 * Returns the kinds of administrators that exist. There may be a million users, most of them with one profile: the
 * profiles are looked up first, so that PostgreSQL plans for these.
 */
async function administrateursOf(trx: Db): Promise<Administrateur[]> {
  const profils = await administering(trx);
  const { rows } = await sql<{ profilid: RecordId; caisses: number[] | null }>`
    SELECT DISTINCT profilid, caisses FROM utilisateur
    WHERE profilid = ANY(${[...profils.keys()]}::integer[])
      AND NOT verrouille AND supprimele IS NULL AND dateexpiration IS NULL
  `.execute(trx);
  return rows.map(({ profilid, caisses }) => ({ toutes: profils.get(profilid) === true, caisses }));
}

/**
 * Makes a change of users or profiles. Throws a refusal when the best remaining administrator has fewer rights than the
 * best one before the change (`checkAdministrateurRemains`). Call it under `lockAdministration`.
 */
export async function keepingAdministrateur(trx: Db, change: () => Promise<void>): Promise<void> {
  const before = await administrateursOf(trx);
  await change();
  checkAdministrateurRemains(before, await administrateursOf(trx));
}

/**
 * Gives an administrator access to every register again. Returns the registers that they saw before, or undefined when
 * nothing changed: they saw all of them, or are not an administrator. Call it under `lockAdministration`.
 */
export async function restoreReach(trx: Db, utilisateurid: RecordId): Promise<number[] | undefined> {
  const profils = [...(await administering(trx)).keys()];
  const { rows } = await sql<{ avant: number[] }>`
    WITH avant AS (
      SELECT utilisateurid, caisses FROM utilisateur
      WHERE utilisateurid = ${utilisateurid} AND caisses IS NOT NULL AND profilid = ANY(${profils}::integer[]))
    UPDATE utilisateur SET caisses = NULL FROM avant WHERE utilisateur.utilisateurid = avant.utilisateurid
    RETURNING avant.caisses AS avant
  `.execute(trx);
  return rows[0]?.avant;
}
