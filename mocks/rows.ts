import { existingRecord } from '@comptoir/contract/recordRules';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { sum } from '@comptoir/domain/money';
import type { RecordId } from '@comptoir/domain/units';
import type { Rows, Store } from './store';

/** The id of a row, by the array that it is in. */
const IDS = {
  utilisateurs: 'utilisateurid',
  profils: 'profilid',
  modules: 'moduleid',
  fonctionnalites: 'fonctionnaliteid',
  typedepenses: 'typedepenseid',
  caisses: 'caisseid',
  mouvements: 'mouvementcaisseid',
  depenses: 'depenseid',
  reglements: 'reglementid',
  fichiers: 'documentid',
  projets: 'projetid',
  etapeprojets: 'etapeprojetid',
  medias: 'documentid',
  clients: 'clientid',
  commandes: 'commandeid',
  statuscommandes: 'statuscommandeid',
  relances: 'relanceid',
  sessions: 'sessionid',
  activites: 'activiteid',
} as const satisfies Partial<Record<keyof Rows, string>>;

type Named = keyof typeof IDS;

/** The row of this id, if there is one. */
export function rowOf<Name extends Named>(
  store: Pick<Store, Name>,
  name: Name,
  id: RecordId | null | undefined,
): Rows[Name][number] | undefined {
  const rows: readonly Rows[Name][number][] = store[name];
  return rows.find((row) => Reflect.get(row, IDS[name]) === id);
}

/** The row of this id, or the refusal of a record that does not exist. */
export function found<Name extends Named>(store: Pick<Store, Name>, name: Name, id: RecordId): Rows[Name][number] {
  return existingRecord(rowOf(store, name, id));
}

/** All rows of a noun, also those in the trash. */
export function liveOrGone<Name extends keyof Rows>(store: Store, name: Name): Rows[Name][number][] {
  const places: readonly Partial<Rows>[] = [store, ...store.corbeille.map(({ rows }) => rows)];
  return places.flatMap((place): Rows[Name][number][] => place[name] ?? []);
}

/** The rows that have all these values; what is undefined is not asked for. */
export function having<Row extends object>(
  rows: readonly Row[],
  values: { [Key in keyof Row]?: Row[Key] | undefined },
): Row[] {
  const asked = Object.entries(values).filter(([, value]) => value !== undefined);
  return rows.filter((row) => asked.every(([key, value]) => Reflect.get(row, key) === value));
}

/** What one of their figures adds up to; francs, or a count. */
export function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return sum(rows.map((row) => row[name]));
}

/** Adds a row under a new id. */
export function insert<Name extends Named>(
  store: Store,
  name: Name,
  fields: Omit<Rows[Name][number], (typeof IDS)[Name]>,
): Rows[Name][number] {
  const row = { [IDS[name]]: store.nextId(), ...fields } as unknown as Rows[Name][number];
  const rows: Rows[Name][number][] = store[name];
  rows.push(row);
  return row;
}

/** Changes a row, whose version tells of it. */
export function change<Row extends { version: number }>(row: Row, fields: Partial<Row>): Row {
  return Object.assign(row, fields, { version: row.version + 1 });
}

/** Takes a row out of its array. */
export function removeRow<Row>(rows: Row[], row: Row): void {
  rows.splice(rows.indexOf(row), 1);
}

/** The instant of now, as rows have it. */
export const instantOf = ({ now }: Pick<Store, 'now'>): string => new Date(now()).toISOString();

/** Abidjan's plain date. */
export const todayOf = ({ now }: Pick<Store, 'now'>): string => todayInAbidjan(now());
