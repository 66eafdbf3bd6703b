import { sql } from 'kysely';
import { Refusal } from '#contract/envelope';
import type { Db } from '../db/pool';

/** What makes an administrator: who holds both can give every other permission back (RELIABILITY I23). */
const ADMINISTRATION = ['profils.gerer', 'utilisateurs.modifier'] as const;

/**
 * Lets one change of users, profiles and permissions through at a time: two that are each allowed alone could leave
 * nobody together (RELIABILITY F33). The row of a module of the product stands for all of them, it is never deleted.
 * Call it before every other lock.
 */
export async function lockAdministration(trx: Db): Promise<void> {
  await trx.selectFrom('module').select('moduleid').where('nom', '=', 'profils').forNoKeyUpdate().execute();
}

/**
 * Refuses, once the change is made, one that leaves no active administrator: not locked, not deleted, of a live profile
 * (CONTRACT "Permissions", RELIABILITY F103). One whose access has an end would leave nobody with its last day, without
 * any change to refuse: they do not count. Under `lockAdministration`.
 */
export async function checkAdministrateurRemains(trx: Db): Promise<void> {
  const { rows } = await sql`
    SELECT FROM utilisateur AS u JOIN profil AS f ON f.profilid = u.profilid AND f.supprimele IS NULL
    WHERE NOT u.verrouille AND u.supprimele IS NULL AND u.dateexpiration IS NULL
      AND (SELECT count(*) FROM permission AS p
        WHERE p.profilid = u.profilid AND p.nom = ANY(${ADMINISTRATION}::text[])) = ${ADMINISTRATION.length}
    LIMIT 1
  `.execute(trx);
  if (rows.length === 0) throw new Refusal('utilisateur.dernier_administrateur');
}
