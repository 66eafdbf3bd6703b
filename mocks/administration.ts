import { Refusal } from '#contract/envelope';
import { checkHeld } from '#contract/profilRules';
import { droitsManquants } from '#domain/habilitation';
import type { UtilisateurRow } from './personnes';
import { holds, permissionsOf } from './session';
import type { Store } from './store';

/** Every permission that there is, and whether it is the product's. */
export function catalogueOf(store: Store): { nom: string; produit: boolean }[] {
  return [...store.modules, ...store.fonctionnalites];
}

/** Refuses a whole profile of which its author does not hold all, given to somebody or taken from them; null is none. */
export function checkProfilHeld(
  store: Store,
  author: UtilisateurRow,
  { avant, apres }: { avant: number | null; apres: number | null },
): void {
  const of = (id: number | null) => store.profils.find(({ profilid }) => profilid === id)?.permissions ?? [];
  if (avant === apres) return;
  checkHeld({ avant: of(avant), apres: of(apres) }, permissionsOf(store, author), catalogueOf(store));
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
