import { checkHeld } from '@comptoir/contract/profilRules';
import {
  ADMINISTRATION,
  type Administrateur,
  checkMayChange as check,
  checkAdministrateurRemains as checkRemains,
  type Personne,
} from '@comptoir/contract/utilisateurRules';
import type { RecordId } from '@comptoir/domain/units';
import type { UtilisateurRow } from './personnes';
import { rowOf } from './rows';
import { holds, permissionsOf } from './session';
import type { Rows, Store } from './store';

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
  const of = (id: RecordId | null) => rowOf(store, 'profils', id)?.permissions ?? [];
  if (avant === apres) return;
  checkHeld({ avant: of(avant), apres: of(apres) }, permissionsOf(store, author), catalogueOf(store));
}

/** Somebody with the permissions of theirs that open calls of ours, in the order of their names. */
export function personneOf(store: Store, row: UtilisateurRow): Personne {
  const ouvertes = new Set(produitOf(store));
  const permissions = permissionsOf(store, row).filter((nom) => ouvertes.has(nom));
  return { ...row, permissions: permissions.sort((a, b) => (a < b ? -1 : 1)) };
}

/** Refuses a change of somebody to who lacks a right of theirs (`contract/utilisateurRules`). */
export function checkMayChange(store: Store, author: UtilisateurRow, row: UtilisateurRow): void {
  check(personneOf(store, author), personneOf(store, row));
}

const produitOf = (store: Store) => catalogueOf(store).flatMap(({ nom, produit }) => (produit ? [nom] : []));

function administrateursOf(store: Store): Administrateur[] {
  return store.utilisateurs
    .filter((row) => !row.verrouille && row.dateexpiration === null)
    .filter((row) => ADMINISTRATION.every((nom) => holds(store, row, nom)))
    .map((row) => ({ toutes: produitOf(store).every((nom) => holds(store, row, nom)), caisses: row.caisses }));
}

/** Refuses a change of a row, null once deleted, after which no administrator remains (`contract/utilisateurRules`). */
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

/** A sign-in name is one live user's, whatever its case; `self` may keep it. */
export function isUsernameTaken({ utilisateurs }: Store, username: string, self?: UtilisateurRow): boolean {
  return utilisateurs.some((row) => row !== self && row.username.toLowerCase() === username.toLowerCase());
}
