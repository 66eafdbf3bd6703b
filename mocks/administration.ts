import { Refusal, refuseField } from '#contract/envelope';
import type { Lang } from '#contract/errors';
import { droitsManquants, permissionsInterdites } from '#domain/habilitation';
import type { UtilisateurRow } from './personnes';
import { holds, permissionsOf } from './session';
import type { Store } from './store';

/** Every permission that there is, and whether it is the product's. */
export function catalogueOf(store: Store): { nom: string; produit: boolean }[] {
  return [...store.modules, ...store.fonctionnalites];
}

/** Refuses permissions that there are not. */
export function checkKnown(store: Store, noms: readonly string[], lang: Lang): void {
  const known = new Set(catalogueOf(store).map(({ nom }) => nom));
  if (noms.some((nom) => !known.has(nom))) throw refuseField('permissions', 'champ.invalide', lang);
}

/**
 * Refuses a change of permissions that its author does not hold; those that are not the product's open no call, whoever
 * may make the change gives them (CONTRACT "Permissions").
 */
export function checkHeld(
  store: Store,
  author: UtilisateurRow,
  avant: readonly string[],
  apres: readonly string[],
): void {
  const free = catalogueOf(store).flatMap(({ nom, produit }) => (produit ? [] : [nom]));
  const interdites = permissionsInterdites(avant, apres, new Set([...permissionsOf(store, author), ...free]));
  if (interdites.length === 0) return;
  throw new Refusal('profil.permission_non_detenue', { params: { permissions: interdites } });
}

/** The same of a whole profile, given to somebody or taken from them; null is none. */
export function checkProfilHeld(
  store: Store,
  author: UtilisateurRow,
  { avant, apres }: { avant: number | null; apres: number | null },
): void {
  const of = (id: number | null) => store.profils.find(({ profilid }) => profilid === id)?.permissions ?? [];
  if (avant !== apres) checkHeld(store, author, of(avant), of(apres));
}

/** What somebody has of which the author has none; nothing of what is one's own. */
function manquantsOf(store: Store, author: UtilisateurRow, row: UtilisateurRow) {
  if (row.utilisateurid === author.utilisateurid) return { permissions: [], caisses: false };
  const ouvertes = new Set(catalogueOf(store).flatMap(({ nom, produit }) => (produit ? [nom] : [])));
  const permissions = permissionsOf(store, row).filter((nom) => ouvertes.has(nom));
  const tenues = { permissions: permissionsOf(store, author), caisses: author.caisses };
  return droitsManquants(tenues, { permissions, caisses: row.caisses });
}

export function mayChange(store: Store, author: UtilisateurRow, row: UtilisateurRow): boolean {
  const { permissions, caisses } = manquantsOf(store, author, row);
  return permissions.length === 0 && !caisses;
}

/** Whoever lacks a right of somebody, or does not reach all of their registers, changes nothing of that person. */
export function checkMayChange(store: Store, author: UtilisateurRow, row: UtilisateurRow): void {
  const { permissions, caisses } = manquantsOf(store, author, row);
  if (permissions.length > 0) {
    const names = [...permissions].sort((a, b) => (a < b ? -1 : 1));
    throw new Refusal('utilisateur.plus_de_droits', { params: { permissions: names } });
  }
  if (caisses) throw new Refusal('utilisateur.plus_de_caisses');
}

/** How well the house is kept: 3 by an active administrator who holds everything and reaches every register. */
function gradeOf(store: Store): number {
  const all = catalogueOf(store).flatMap(({ nom, produit }) => (produit ? [nom] : []));
  const grades = store.utilisateurs
    .filter((row) => !row.verrouille && row.dateexpiration === null)
    .filter((row) => holds(store, row, 'profils.gerer') && holds(store, row, 'utilisateurs.modifier'))
    .map((row) => {
      if (row.caisses !== null) return 1;
      return all.every((nom) => holds(store, row, nom)) ? 3 : 2;
    });
  return Math.max(0, ...grades);
}

/**
 * Refuses what takes away the last active administrator, who holds every permission and reaches every register: nobody
 * could give one back (RELIABILITY I23). Whose access ends one day is not who remains.
 */
export function checkAdministrateurRemains(
  store: Store,
  after: Partial<Pick<Store, 'utilisateurs' | 'profils'>>,
): void {
  if (gradeOf({ ...store, ...after }) < gradeOf(store)) throw new Refusal('utilisateur.dernier_administrateur');
}

/** The same rows, one of them replaced. */
export function replacing<Row>(rows: readonly Row[], row: Row, next: Row): Row[] {
  return rows.map((other) => (other === row ? next : other));
}
