import type { Corbeille, TypeCorbeille } from '@comptoir/contract/corbeille';
import { Refusal } from '@comptoir/contract/envelope';
import { checkHeld } from '@comptoir/contract/profilRules';
import { checkFree, existingRecord } from '@comptoir/contract/recordRules';
import type { RecordId } from '@comptoir/domain/units';
import { catalogueOf, checkMayChange, isUsernameTaken } from './administration';
import { recordActivite } from './audit';
import { isLibelleTaken, pageOf } from './listing';
import type { UtilisateurRow } from './personnes';
import type { Resolvers } from './resolver';
import { instantOf, removeRow, rowOf, rowsHaving } from './rows';
import { fullName, permissionsOf } from './session';
import type { CorbeilleRow, Rows, Store } from './store';

/** The mocks of the trash's calls. */
export function corbeilleMocks(store: Store): Resolvers<'corbeille'> {
  return {
    list: ({ query }) => {
      const lastFirst = rowsHaving(store.corbeille, { type: query.type }).reverse();
      const rows = lastFirst.sort((a, b) => b.supprimele.localeCompare(a.supprimele));
      return pageOf(rows, query, (row) => shownCorbeille(store, row));
    },
    restore: ({ utilisateur, params }) => {
      const row = existingRecord(rowsHaving(store.corbeille, params)[0]);
      checkRestorable(store, row.rows);
      checkAllowed(store, utilisateur, row.rows);
      const data = shownCorbeille(store, row);
      moveRows(row.rows, (name, rows) => (store[name] as unknown[]).push(...rows));
      countChanges(row.rows);
      removeRow(store.corbeille, row);
      const { type: objet, id: objetid, libelle } = data;
      recordActivite(store, utilisateur, { actiontype: 'Restore', libelle, objet, objetid, avant: data, apres: null });
      return { data };
    },
  };
}

/** Moves a record, and the rows that go with it, from their arrays into the trash. */
export function discardRecord(
  store: Store,
  utilisateur: UtilisateurRow,
  { type, id, libelle }: { type: TypeCorbeille; id: RecordId; libelle: string },
  rows: Partial<Rows>,
): void {
  const { utilisateurid } = utilisateur;
  moveRows(rows, (name, gone) => {
    const left: readonly unknown[] = store[name];
    Object.assign(store, { [name]: left.filter((row) => !gone.includes(row)) });
  });
  store.corbeille.push({ type, id, libelle, utilisateurid, supprimele: instantOf(store), rows });
}

function moveRows(rows: Partial<Rows>, move: (name: keyof Rows, rows: readonly unknown[]) => void): void {
  for (const [name, some] of Object.entries(rows)) move(name as keyof Rows, some);
}

/** Deleting and restoring are two changes of the version of a record, which is the first of its rows. */
function countChanges(rows: Partial<Rows>): void {
  const record = Object.values(rows)[0]?.[0];
  if (record && 'version' in record) record.version += 2;
}

/** Refuses to restore a record whose parent is missing or whose name is taken (PRODUCT P). */
function checkRestorable(store: Store, rows: Partial<Rows>): void {
  if (!hasParents(store, rows)) throw new Refusal('corbeille.parent');
  const { typedepenses = [], profils = [], utilisateurs = [] } = rows;
  const isTaken =
    (of: 'typedepenses' | 'profils') =>
    ({ libelle }: { libelle: string }) =>
      isLibelleTaken<{ libelle: string }>(store[of], libelle);
  checkFree(typedepenses.some(isTaken('typedepenses')), 'typedepense.existe');
  checkFree(profils.some(isTaken('profils')), 'profil.existe');
  checkFree(
    utilisateurs.some(({ username }) => isUsernameTaken(store, username)),
    'utilisateur.existe',
  );
}

/**
 * Refuses to restore a user, with their profile and registers, or a profile, by an author who lacks one of its rights.
 */
function checkAllowed(store: Store, author: UtilisateurRow, { utilisateurs = [], profils = [] }: Partial<Rows>): void {
  for (const row of utilisateurs) checkMayChange(store, author, row);
  for (const { permissions } of profils)
    checkHeld({ avant: [], apres: permissions }, permissionsOf(store, author), catalogueOf(store));
}

function hasParents(store: Store, rows: Partial<Rows>): boolean {
  const projets = { projets: [...store.projets, ...(rows.projets ?? [])] };
  const etapes = { etapeprojets: [...store.etapeprojets, ...(rows.etapeprojets ?? [])] };
  const parents = [
    ...(rows.etapeprojets ?? []).map(({ projetid }) => rowOf(projets, 'projets', projetid)),
    ...(rows.medias ?? []).map(({ etapeprojetid }) => rowOf(etapes, 'etapeprojets', etapeprojetid)),
    ...(rows.documents ?? []).map(({ depenseid }) => rowOf(store, 'depenses', depenseid)),
    ...(rows.utilisateurs ?? []).map(({ profilid }) => rowOf(store, 'profils', profilid)),
  ];
  return !parents.includes(undefined);
}

function shownCorbeille(store: Store, { rows: _, utilisateurid, ...fields }: CorbeilleRow): Corbeille {
  return { ...fields, utilisateur: fullName(store, utilisateurid) };
}
