import { checkHeld } from '@comptoir/contract/profilRules';
import {
  ADMINISTRATION,
  type Administrateur,
  checkMayChange as check,
  checkAdministrateurRemains as checkRemains,
  type Personne,
} from '@comptoir/contract/utilisateurRules';
import type { RecordId } from '@comptoir/domain/units';
import { rowOf } from './rows';
import { holdsPermission, permissionsOf } from './session';
import type { Rows, Store, UtilisateurRow } from './store';

/** Every existing permission, and whether it belongs to the product. */
export function catalogueOf(store: Store): { nom: string; produit: boolean }[] {
  return [...store.modules, ...store.fonctionnalites];
}

/**
 * Refuses to give (`apres`) or take away (`avant`) a profile with a permission that the author lacks; null means no
 * profile.
 */
export function checkProfilHeld(
  store: Store,
  author: UtilisateurRow,
  { avant, apres }: { avant: number | null; apres: number | null },
): void {
  const of = (id: RecordId | null) => rowOf(store, 'profils', id)?.permissions ?? [];
  if (avant === apres) return;
  checkHeld({ avant: of(avant), apres: of(apres) }, permissionsOf(store, author), catalogueOf(store));
}

/** A user with those of their permissions that open calls of the product, sorted by name. */
export function personneOf(store: Store, row: UtilisateurRow): Personne {
  const ouvertes = new Set(produitOf(store));
  const permissions = permissionsOf(store, row).filter((nom) => ouvertes.has(nom));
  return { ...row, permissions: permissions.sort((a, b) => (a < b ? -1 : 1)) };
}

/** Refuses a change of a user by an author who lacks one of their rights (`contract/utilisateurRules`). */
export function checkMayChange(store: Store, author: UtilisateurRow, row: UtilisateurRow): void {
  check(personneOf(store, author), personneOf(store, row));
}

const produitOf = (store: Store) => catalogueOf(store).flatMap(({ nom, produit }) => (produit ? [nom] : []));

function administrateursOf(store: Store): Administrateur[] {
  return store.utilisateurs
    .filter((row) => !row.verrouille && row.dateexpiration === null)
    .filter((row) => ADMINISTRATION.every((nom) => holdsPermission({ store, utilisateur: row }, nom)))
    .map((row) => ({
      toutes: produitOf(store).every((nom) => holdsPermission({ store, utilisateur: row }, nom)),
      caisses: row.caisses,
    }));
}

/**
 * Refuses a change of a row that leaves no administrator (`contract/utilisateurRules`); `next` is null for a deletion.
 */
export function checkAdministrateurRemains<Name extends 'utilisateurs' | 'profils'>(
  store: Store,
  name: Name,
  row: Rows[Name][number],
  next: Rows[Name][number] | null,
): void {
  const rows: readonly Rows[Name][number][] = store[name];
  const after = rows.flatMap((other) => (other === row ? (next ?? []) : other));
  checkRemains(administrateursOf(store), administrateursOf({ ...store, [name]: after }));
}

/** Whether another live user has this sign-in name, in any case; `self` is the user who may keep it. */
export function isUsernameTaken({ utilisateurs }: Store, username: string, self?: UtilisateurRow): boolean {
  return utilisateurs.some((row) => row !== self && row.username.toLowerCase() === username.toLowerCase());
}
