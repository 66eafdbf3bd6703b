import { Refusal, refuseField } from '#contract/envelope';
import type { Lang } from '#contract/errors';
import { droitsManquants, permissionsInterdites } from '#domain/habilitation';
import type { Session } from '../auth/session';
import type { Db } from '../db/pool';
import { porteesOfProfil } from '../utilisateurs/repository';
import { listPermissions, ouvertesBy, type Permission, permissionsOf } from './permissions.repository';
import { isLibelleTaken, profilidOf } from './repository';

/** Refuses permissions that there are not. Gives those that there are. */
export async function checkKnown(db: Db, noms: readonly string[], lang: Lang): Promise<Permission[]> {
  const all = await listPermissions(db);
  const known = new Set(all.map(({ nom }) => nom));
  if (noms.some((nom) => !known.has(nom))) throw refuseField('permissions', 'champ.invalide', lang);
  return all;
}

/**
 * Refuses a change of permissions that whoever makes it does not hold (CONTRACT "Permissions"). A permission that is
 * not the product's opens no call of ours, and nobody would hold a new one: whoever may make the change gives it.
 */
export function checkHeld(
  avant: readonly string[],
  apres: readonly string[],
  { permissions }: Session,
  all: readonly Permission[],
): void {
  const free = all.filter(({ produit }) => !produit).map(({ nom }) => nom);
  const interdites = permissionsInterdites(avant, apres, new Set([...permissions, ...free]));
  if (interdites.length === 0) return;
  throw new Refusal('profil.permission_non_detenue', { params: { permissions: interdites } });
}

/** The same of somebody's profile, given to them or taken from them whole; null is no profile. */
export async function checkProfilHeld(
  db: Db,
  { avant, apres }: { avant: number | null; apres: number | null },
  session: Session,
): Promise<void> {
  if (avant === apres) return;
  const had = avant === null ? [] : await permissionsOf(db, avant);
  const has = apres === null ? [] : await permissionsOf(db, apres);
  checkHeld(had, has, session, await listPermissions(db));
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
