import {
  checkHeld,
  checkNotOwn as checkNotProfil,
  checkUsersWeaker as checkWeaker,
} from '@comptoir/contract/profilRules';
import { checkFree } from '@comptoir/contract/recordRules';
import type { RecordId } from '@comptoir/domain/units';
import { porteesOfProfil } from '../access/portees.repository';
import type { Db } from '../db/pool';
import { droitsOf, type Session } from '../frame/access/session';
import { listPermissions, ouvertesBy, permissionsOf } from './permissions.repository';
import { isLibelleTaken, profilidOf } from './repository';

/**
 * Refuses to change a user's profile when that gives or takes a permission that the author does not hold; null means no
 * profile.
 */
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

/** Refuses to change the author's own profile: the present one, not the one at the sign-in. */
export async function checkNotOwn(db: Db, profilid: RecordId, { utilisateurid }: Session): Promise<void> {
  checkNotProfil(profilid, await profilidOf(db, utilisateurid));
}

/** Refuses to change a profile of a user who has more rights than the author (`contract/profilRules`). */
export async function checkUsersWeaker(db: Db, profilid: RecordId, session: Session): Promise<void> {
  const permissions = (await ouvertesBy(db, [profilid])).get(profilid) ?? [];
  const portees = await porteesOfProfil(db, profilid);
  checkWeaker(
    droitsOf(session),
    portees.map((caisses) => ({ permissions, caisses })),
  );
}

/**
 * Refuses the label of another live profile: nobody could tell them apart in a select. `except` is the profile that may
 * keep it.
 */
export async function checkLibelleFree(db: Db, libelle: string, except: number | null = null): Promise<void> {
  checkFree(await isLibelleTaken(db, libelle, except), 'profil.existe');
}
