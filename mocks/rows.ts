import { existingRecord } from '@comptoir/contract/recordRules';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { sum } from '@comptoir/domain/money';
import type { RecordId } from '@comptoir/domain/units';
import { type Rows, type Store, TABLES } from './store';

type Named = keyof Rows;

/** A row without its id, which is made when the row is written. */
export type Fresh<Name extends Named> = Omit<Rows[Name][number], (typeof TABLES)[Name]['id']>;

/** All arrays, empty. */
export const emptyRows = (): Rows =>
  Object.fromEntries(Object.keys(TABLES).map((name) => [name, []])) as unknown as Rows;

/** The id of a row of an array. */
export const idOf = (name: keyof Rows, row: object): RecordId => Reflect.get(row, TABLES[name].id);

/** The name of a record in the log and the trash, from the name of its array's id. */
export const objetOf = (name: keyof Rows): string => TABLES[name].id.replace('document', 'fichier').slice(0, -2);

/** The array of the records of a kind, which has its name in the plural. */
export type TableOf<Objet extends string> = Extract<Named, `${Objet}${'s' | 'x'}`>;
export const tableOf = <Objet extends string>(objet: Objet): TableOf<Objet> =>
  [`${objet}s`, `${objet}x`].find((name) => name in TABLES) as TableOf<Objet>;

/** The place of each row at its last search. */
const places = new WeakMap<object, ReadonlyMap<RecordId, number>>();

/** The row with this id, if any. A store of thousands is searched only for a row that moved or is missing. */
export function rowOf<Name extends Named>(
  store: Pick<Store, Name>,
  name: Name,
  id: RecordId | null | undefined,
): Rows[Name][number] | undefined {
  const rows: readonly Rows[Name][number][] = store[name];
  if (id === null || id === undefined) return undefined;
  const known = rows[places.get(rows)?.get(id) ?? -1];
  if (known && idOf(name, known) === id) return known;
  const found = rows.find((row) => idOf(name, row) === id);
  if (found) places.set(rows, new Map(rows.map((row, place) => [idOf(name, row), place])));
  return found;
}

/** Returns the row with this id. Throws Refusal `introuvable` when there is none. */
export function foundRow<Name extends Named>(store: Pick<Store, Name>, name: Name, id: RecordId): Rows[Name][number] {
  return existingRecord(rowOf(store, name, id));
}

/** All rows of a noun, including those in the trash. */
export function liveOrGone<Name extends keyof Rows>(store: Store, name: Name): Rows[Name][number][] {
  const places: readonly Partial<Rows>[] = [store, ...store.corbeille.map(({ rows }) => rows)];
  return places.flatMap((place): Rows[Name][number][] => place[name] ?? []);
}

/** The rows with all these values; an undefined value is ignored. */
export function rowsHaving<Row extends object>(
  rows: readonly Row[],
  values: { [Key in keyof Row]?: Row[Key] | undefined },
): Row[] {
  const asked = Object.entries(values).filter(([, value]) => value !== undefined);
  return rows.filter((row) => asked.every(([key, value]) => Reflect.get(row, key) === value));
}

/** The sum of one field of the rows: francs or a count. */
export function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return sum(rows.map((row) => row[name]));
}

/** Adds a row with a new id. */
export function insertRow<Name extends Named>(store: Store, name: Name, fields: Fresh<Name>): Rows[Name][number] {
  const row = { [TABLES[name].id]: store.nextId(), ...fields } as unknown as Rows[Name][number];
  const rows: Rows[Name][number][] = store[name];
  rows.push(row);
  return row;
}

/** Changes a row and increments its version. */
export function changeRow<Row extends { version: number }>(row: Row, fields: Partial<Row>): Row {
  return Object.assign(row, fields, { version: row.version + 1 });
}

/** Takes a row out of its array. */
export function removeRow<Row>(rows: Row[], row: Row): void {
  rows.splice(rows.indexOf(row), 1);
}

/** The current instant in the format of the rows. */
export const instantOf = ({ now }: Pick<Store, 'now'>): string => new Date(now()).toISOString();

/** The plain date of today in Abidjan. */
export const todayOf = ({ now }: Pick<Store, 'now'>): string => todayInAbidjan(now());
