import type { Corbeille } from '@comptoir/contract/corbeille';
import { Refusal } from '@comptoir/contract/envelope';
import { isErrorCode } from '@comptoir/contract/errors';
import type { TypeCorbeille } from '@comptoir/contract/objets';
import { checkHeld } from '@comptoir/contract/profilRules';
import { checkFree, existingRecord } from '@comptoir/contract/recordRules';
import { catalogueOf, checkMayChange, isUsernameTaken } from './administration';
import { libelleOf, recordActivite } from './audit';
import { isLibelleTaken, pageOf } from './listing';
import type { By, Resolvers } from './resolver';
import { idOf, instantOf, objetOf, removeRow, rowsHaving, tableOf } from './rows';
import { fullName, permissionsOf } from './session';
import { type CorbeilleRow, type Rows, type Store, TABLES } from './store';

/** The mocks of the trash's calls. */
export const corbeilleMocks: Resolvers<'corbeille'> = {
  list: ({ store, query }) => {
    const lastFirst = rowsHaving(store.corbeille, { type: query.type }).reverse();
    const rows = lastFirst.sort((a, b) => b.supprimele.localeCompare(a.supprimele));
    return pageOf(rows, query, (row) => shownCorbeille(store, row));
  },
  restore: (asked) => {
    const { store } = asked;
    const row = existingRecord(rowsHaving(store.corbeille, asked.params)[0]);
    checkRestorable(store, row);
    checkAllowed(asked, row.rows);
    const data = shownCorbeille(store, row);
    moveRows(row.rows, (name, rows) => (store[name] as unknown[]).push(...rows));
    countChanges(row.rows);
    removeRow(store.corbeille, row);
    const { type: objet, id: objetid, libelle } = data;
    recordActivite(asked, { actiontype: 'Restore', libelle, objet, objetid, avant: data, apres: null });
    return { data };
  },
};

/** Moves a record and the rows that go with it from their arrays into the trash, and answers the deletion. */
export function discarded<Name extends keyof Rows>(
  { store, utilisateur: { utilisateurid } }: By,
  name: Name,
  row: Rows[Name][number],
  beside: Partial<Rows> = {},
): { data: null } {
  const rows: Partial<Rows> = { [name]: [row], ...beside };
  const [type, id, libelle] = [objetOf(name) as TypeCorbeille, idOf(name, row), libelleOf({ ...row })];
  moveRows(rows, (name, gone) => {
    const left: readonly unknown[] = store[name];
    Object.assign(store, { [name]: left.filter((row) => !gone.includes(row)) });
  });
  store.corbeille.push({ type, id, libelle, utilisateurid, supprimele: instantOf(store), rows });
  return { data: null };
}

function moveRows(rows: Partial<Rows>, move: (name: keyof Rows, rows: readonly unknown[]) => void): void {
  for (const [name, some] of Object.entries(rows)) move(name as keyof Rows, some);
}

/** Counts deleting and restoring as two changes of the version of a record, which is the first of its rows. */
function countChanges(rows: Partial<Rows>): void {
  const record = Object.values(rows)[0]?.[0];
  if (record && 'version' in record) record.version += 2;
}

/** Refuses to restore a record whose parent is missing or whose name is taken (PRODUCT P). */
function checkRestorable(store: Store, { type, rows }: CorbeilleRow): void {
  if (!hasParents(store, rows)) throw new Refusal('corbeille.parent');
  // Kinds with unique names have a refusal of their own.
  const code = `${type}.existe` as const;
  if (isErrorCode(code)) checkFree(isNameTaken(store, type, rows), code);
}

/** Whether a live record has the name of a restored one: the username of a user, the label of any other record. */
function isNameTaken(store: Store, type: TypeCorbeille, rows: Partial<Rows>): boolean {
  if (type === 'utilisateur')
    return rows.utilisateurs?.some(({ username }) => isUsernameTaken(store, username)) ?? false;
  const labelled = (from: Partial<Rows>) => (from[tableOf(type)] ?? []) as { libelle: string }[];
  return labelled(rows).some(({ libelle }) => isLibelleTaken(labelled(store), libelle));
}

/**
 * Refuses to restore a user, with their profile and registers, or a profile, by an author who lacks one of its rights.
 */
function checkAllowed({ store, utilisateur: author }: By, { utilisateurs = [], profils = [] }: Partial<Rows>): void {
  for (const row of utilisateurs) checkMayChange(store, author, row);
  for (const { permissions } of profils)
    checkHeld({ avant: [], apres: permissions }, permissionsOf(store, author), catalogueOf(store));
}

/** The array of the parents of each kind of row. */
const PARENTS = {
  etapeprojets: 'projets',
  medias: 'etapeprojets',
  documents: 'depenses',
  utilisateurs: 'profils',
} as const;

/** Whether the parents of all rows exist, or come back with them. */
function hasParents(store: Store, rows: Partial<Rows>): boolean {
  return Object.entries(PARENTS).every(([name, parents]) => {
    const { id } = TABLES[parents];
    const known = [...store[parents], ...(rows[parents] ?? [])].map((row) => idOf(parents, row));
    return (rows[name as keyof typeof PARENTS] ?? []).every((row) => known.includes(Reflect.get(row, id)));
  });
}

function shownCorbeille(store: Store, { rows: _, utilisateurid, ...fields }: CorbeilleRow): Corbeille {
  return { ...fields, utilisateur: fullName(store, utilisateurid) };
}
