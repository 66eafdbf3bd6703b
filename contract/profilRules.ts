import { type Droits, isMoindre, permissionsInterdites } from '@comptoir/domain/habilitation';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { Refusal, refuseField } from './envelope';
import type { Lang } from './errors';
import { checkUnused } from './recordRules';

/** A permission that there is; the product's own open its calls. */
export interface KnownPermission {
  nom: string;
  produit: boolean;
}

/** Refuses permissions that there are not. */
export function checkKnown(noms: readonly string[], all: readonly KnownPermission[], lang: Lang): void {
  const known = new Set(all.map(({ nom }) => nom));
  if (noms.some((nom) => !known.has(nom))) throw refuseField('permissions', 'champ.invalide', lang);
}

/**
 * Refuses a change of permissions that whoever makes it does not hold (CONTRACT "Permissions"). A permission that is
 * not the product's opens no call of ours, and nobody would hold a new one: whoever may make the change gives it.
 */
export function checkHeld(
  { avant, apres }: { avant: readonly string[]; apres: readonly string[] },
  held: Iterable<string>,
  all: readonly KnownPermission[],
): void {
  const free = all.filter(({ produit }) => !produit).map(({ nom }) => nom);
  const permissions = permissionsInterdites(avant, apres, new Set([...held, ...free]));
  if (permissions.length > 0) throw new Refusal('profil.permission_non_detenue', { params: { permissions } });
}

/** Nobody changes their own profile, which is `author` (CONTRACT "Permissions"). */
export function checkNotOwn(profilid: RecordId, author: number | null | undefined): void {
  if (profilid === author) throw new Refusal('profil.propre');
}

/**
 * A profile is part of those who have it: it is changed by who may change each of them, be it the label, or a
 * permission that is added.
 */
export function checkUsersWeaker(author: Droits, personnes: readonly Droits[]): void {
  if (!personnes.every((personne) => isMoindre(personne, author))) throw new Refusal('profil.plus_forts');
}

/** Permissions are flat names: none is taken twice, by a module or a feature, whatever its case (CONTRACT "Permissions"). */
export function checkNomFree(nom: string, all: readonly KnownPermission[]): void {
  const key = searchKey(nom);
  if (all.some((taken) => searchKey(taken.nom) === key)) throw new Refusal('module.existe');
}

/** Refuses to delete what is the product's, or what so many profiles hold. */
export function checkModuleDeletable(produit: boolean, profils: number): void {
  if (produit) throw new Refusal('module.produit');
  checkUnused(profils, 'module.utilise');
}
