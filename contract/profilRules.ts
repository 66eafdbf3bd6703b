import { type Droits, isMoindre, permissionsInterdites } from '@comptoir/domain/habilitation';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { Refusal, refuseField } from './envelope';
import { checkUnused } from './recordRules';

/** An existing permission; `produit` is true when it belongs to the product and opens its calls. */
export interface KnownPermission {
  nom: string;
  produit: boolean;
}

/** Throws a Refusal when one of the names is not an existing permission. */
export function checkKnown(noms: readonly string[], all: readonly KnownPermission[]): void {
  const known = new Set(all.map(({ nom }) => nom));
  if (noms.some((nom) => !known.has(nom))) throw refuseField('permissions', 'champ.invalide');
}

/**
 * Refuses a change of permissions that its author does not hold (CONTRACT "Permissions"). Permissions that an
 * organisation added are free to give: they open no call, and at first nobody holds them. Throws Refusal
 * `profil.permission_non_detenue`, which names the permissions.
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

/** Throws a Refusal when users change their own profile, whose id is `author` (CONTRACT "Permissions"). */
export function checkNotOwn(profilid: RecordId, author: number | null | undefined): void {
  if (profilid === author) throw new Refusal('profil.propre');
}

/** Throws a Refusal for any change of a profile unless the author has all the rights of each of its users. */
export function checkUsersWeaker(author: Droits, personnes: readonly Droits[]): void {
  if (!personnes.every((personne) => isMoindre(personne, author))) throw new Refusal('profil.plus_forts');
}

/** Throws a Refusal when a module or feature has this name, whatever its case and accents (CONTRACT "Permissions"). */
export function checkNomFree(nom: string, all: readonly KnownPermission[]): void {
  const key = searchKey(nom);
  if (all.some((taken) => searchKey(taken.nom) === key)) throw new Refusal('module.existe');
}

/** Throws a Refusal for the deletion of a module or feature of the product, or of one that `profils` profiles hold. */
export function checkModuleDeletable(produit: boolean, profils: number): void {
  if (produit) throw new Refusal('module.produit');
  checkUnused(profils, 'module.utilise');
}
