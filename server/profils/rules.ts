import { Refusal } from '#contract/envelope';
import { checkHeld } from '#contract/profilRules';
import { droitsManquants } from '#domain/habilitation';
import type { Session } from '../auth/session';
import type { Db } from '../db/pool';
import { porteesOfProfil } from '../utilisateurs/repository';
import { listPermissions, ouvertesBy, permissionsOf } from './permissions.repository';
import { isLibelleTaken, profilidOf } from './repository';

/** Refuses a profile, given to somebody or taken from them, of which the author does not hold the whole; null is none. */
export async function checkProfilHeld(
  db: Db,
  { avant, apres }: { avant: number | null; apres: number | null },
  session: Session,
): Promise<void> {
  if (avant === apres) return;
  const had = avant === null ? [] : await permissionsOf(db, avant);
  const has = apres === null ? [] : await permissionsOf(db, apres);
  checkHeld({ avant: had, apres: has }, session.permissions, await listPermissions(db));
}

/** Nobody changes their own profile (CONTRACT "Permissions"), as it is now, not when they signed in. */
export async function checkNotOwn(db: Db, profilid: number, { utilisateurid }: Session): Promise<void> {
  if ((await profilidOf(db, utilisateurid)) === profilid) throw new Refusal('profil.propre');
}

/**
 * A profile is part of those who have it: it is changed by who may change each of them (`checkMayChange`), be it the
 * label, or a permission that is added. Throws 403 `profil.plus_forts`.
 */
export async function checkUsersWeaker(db: Db, profilid: number, session: Session): Promise<void> {
  const permissions = (await ouvertesBy(db, [profilid])).get(profilid) ?? [];
  for (const caisses of await porteesOfProfil(db, profilid)) {
    const manquants = droitsManquants(session, { permissions, caisses });
    if (manquants.permissions.length > 0 || manquants.caisses) throw new Refusal('profil.plus_forts');
  }
}

/** Two profiles of one label cannot be told apart in a select. `except` is the profile that may keep it. */
export async function checkLibelleFree(db: Db, libelle: string, except: number | null = null): Promise<void> {
  if (await isLibelleTaken(db, libelle, except)) throw new Refusal('profil.existe');
}
