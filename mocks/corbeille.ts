import type { Corbeille, TypeCorbeille } from '#contract/corbeille';
import { Refusal } from '#contract/envelope';
import type { ErrorCode } from '#contract/errors';
import { checkHeld } from '#contract/profilRules';
import { existing } from '#contract/recordRules';
import { searchKey } from '#domain/texte';
import { catalogueOf, checkMayChange } from './administration';
import { record } from './audit';
import { byNewest, pageOf, removeRow } from './listing';
import type { UtilisateurRow } from './personnes';
import type { Resolvers } from './resolver';
import { fullName, known, permissionsOf } from './session';
import type { CorbeilleRow, Rows, Store } from './store';

/** The mocks of the trash's calls. */
export function corbeilleMocks(store: Store): Resolvers<'corbeille'> {
  return {
    list: ({ query }) => {
      const byDate = byNewest<CorbeilleRow>(
        ({ supprimele }) => supprimele,
        (row) => store.corbeille.indexOf(row),
      );
      const rows = store.corbeille.filter(({ type }) => query.type === undefined || type === query.type);
      return pageOf(
        rows.sort(byDate).map((row) => shown(store, row)),
        query,
      );
    },
    restore: ({ utilisateur, params }) => {
      const row = existing(store.corbeille.find(({ type, id }) => type === params.type && id === params.id));
      checkRestorable(store, row.rows);
      checkAllowed(store, known(utilisateur), row.rows);
      const data = shown(store, row);
      moveRows(row.rows, (name, rows) => (store[name] as unknown[]).push(...rows));
      countChanges(row.rows);
      removeRow(store.corbeille, row);
      const { type: objet, id: objetid, libelle } = data;
      record(store, utilisateur, { actiontype: 'Restore', libelle, objet, objetid, avant: data, apres: null });
      return { data };
    },
  };
}

/** Takes a record and what goes with it out of their arrays, into the trash. */
export function discard(
  store: Store,
  utilisateur: UtilisateurRow | null,
  { type, id, libelle }: { type: TypeCorbeille; id: number; libelle: string },
  rows: Partial<Rows>,
): void {
  const { utilisateurid } = known(utilisateur);
  moveRows(rows, (name, gone) => {
    const left: readonly unknown[] = store[name];
    Object.assign(store, { [name]: left.filter((row) => !gone.includes(row)) });
  });
  store.corbeille.push({ type, id, libelle, utilisateurid, supprimele: new Date(store.now()).toISOString(), rows });
}

function moveRows(rows: Partial<Rows>, move: (name: keyof Rows, rows: readonly unknown[]) => void): void {
  for (const [name, some] of Object.entries(rows)) move(name as keyof Rows, some);
}

/** Going and coming back are two changes of the record, which is the first of its rows. */
function countChanges(rows: Partial<Rows>): void {
  const record = Object.values(rows)[0]?.[0];
  if (record && 'version' in record) record.version += 2;
}

/** What a record belongs to must be there, and what names it must still be free (PRODUCT P). */
function checkRestorable(store: Store, rows: Partial<Rows>): void {
  if (!hasParents(store, rows)) throw new Refusal('corbeille.parent');
  checkFree(rows.typedepenses, store.typedepenses, ({ libelle }) => libelle, 'typedepense.existe');
  checkFree(rows.profils, store.profils, ({ libelle }) => libelle, 'profil.existe');
  checkFree(rows.utilisateurs, store.utilisateurs, ({ username }) => username, 'utilisateur.existe');
}

/** Who comes back has their profile again, and their registers: nobody gives what they do not hold. */
function checkAllowed(store: Store, author: UtilisateurRow, { utilisateurs = [], profils = [] }: Partial<Rows>): void {
  for (const row of utilisateurs) checkMayChange(store, author, row);
  for (const { permissions } of profils)
    checkHeld({ avant: [], apres: permissions }, permissionsOf(store, author), catalogueOf(store));
}

function hasParents(store: Store, rows: Partial<Rows>): boolean {
  const projets = [...store.projets, ...(rows.projets ?? [])];
  const etapes = [...store.etapeprojets, ...(rows.etapeprojets ?? [])];
  return (
    (rows.etapeprojets ?? []).every((row) => projets.some(({ projetid }) => projetid === row.projetid)) &&
    (rows.medias ?? []).every((row) => etapes.some(({ etapeprojetid }) => etapeprojetid === row.etapeprojetid)) &&
    (rows.documents ?? []).every((row) => store.depenses.some(({ depenseid }) => depenseid === row.depenseid)) &&
    (rows.utilisateurs ?? []).every((row) => store.profils.some(({ profilid }) => profilid === row.profilid))
  );
}

function checkFree<Row>(
  rows: readonly Row[] | undefined,
  live: readonly Row[],
  nameOf: (row: Row) => string,
  code: ErrorCode,
): void {
  const taken = new Set(live.map((row) => searchKey(nameOf(row))));
  if (rows?.some((row) => taken.has(searchKey(nameOf(row))))) throw new Refusal(code);
}

function shown(store: Store, { rows: _, utilisateurid, ...fields }: CorbeilleRow): Corbeille {
  return { ...fields, utilisateur: fullName(store, utilisateurid) };
}
