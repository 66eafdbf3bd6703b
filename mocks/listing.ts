import type { Tri } from '@comptoir/contract/tri';
import { MAX_UNPAGED } from '@comptoir/domain/limits';
import { formatTelephone } from '@comptoir/domain/telephone';
import { searchKey } from '@comptoir/domain/texte';
import type { Count, Francs } from '@comptoir/domain/units';
import { sumOf } from './rows';
import type { ClientRow } from './store';

export type Paging = { page: number; limit: number };
/** The page and the sort order of a list. */
export type Sorted = Paging & { tri: Tri };

type Listed<Row> = { data: Row[]; count: Count };

/** One page of sorted rows, with the number of all rows; beyond the last page it is empty (CONTRACT "Types"). */
export function pageOf<Row>(rows: readonly Row[], paging: Paging): Listed<Row>;
export function pageOf<Row, Shown>(rows: readonly Row[], paging: Paging, show: (row: Row) => Shown): Listed<Shown>;
export function pageOf(rows: readonly unknown[], { page, limit }: Paging, show = (row: unknown) => row) {
  return { data: rows.slice((page - 1) * limit, page * limit).map((row) => show(row)), count: rows.length };
}

/** The rows of a `withoutpagination` list, with the number of all rows. */
export function unpagedRows<Row>(rows: readonly Row[]): Listed<Row> {
  return pageOf(rows, { page: 1, limit: MAX_UNPAGED });
}

/** The searched texts of a record that has only a label and a description. */
export const textesOfDescribed = ({ libelle, description }: { libelle: string; description: string }) => [
  libelle,
  description,
];

/** The term of a request, empty without one: a search has it in its path, a list in its query. */
export function termOf({ params, query }: { params: object; query: object }): string {
  const { term, search, searchdata } = { ...query, ...params } as Partial<Record<string, string>>;
  return term ?? search ?? searchdata ?? '';
}

/** The number of rows, and the sums of some of their fields, in francs. */
export function totalOf<Name extends string>(rows: readonly Record<Name, number>[], ...names: Name[]) {
  const sums = Object.fromEntries(names.map((name) => [name, sumOf(rows, name)])) as Record<Name, Francs>;
  return { nombre: rows.length, ...sums };
}

/** Whether another row has this label; case and accents do not count. */
export function isLibelleTaken<Row extends { libelle: string }>(
  rows: readonly Row[],
  libelle: string,
  self?: Row,
): boolean {
  return rows.some((row) => row !== self && searchKey(row.libelle) === searchKey(libelle));
}

/** Compares two rows by label, then by id. */
export function byLibelle<Id extends string>(id: Id) {
  type Row = Record<Id, number> & { libelle: string };
  return (a: Row, b: Row): number => searchKey(a.libelle).localeCompare(searchKey(b.libelle)) || a[id] - b[id];
}

/** Compares two rows by date, then by id, the newest first (CONTRACT "Types"). */
export function byNewest<Time extends string, Id extends string>(date: Time, id: Id) {
  type Row = Record<Time, string> & Record<Id, number>;
  return (a: Row, b: Row): number => (a[date] === b[date] ? b[id] - a[id] : a[date] < b[date] ? 1 : -1);
}

/** Compares two rows in one of the orders of contract/tri. */
export function byTri<Time extends string, Id extends string>(tri: Tri, date: Time, id: Id) {
  type Row = Record<Time, string> & Record<Id, number> & { montant: Francs };
  const newest = byNewest(date, id);
  const greatest = (a: Row, b: Row) => b.montant - a.montant || b[id] - a[id];
  const down = tri.endsWith('montant') ? greatest : newest;
  return tri === 'date' || tri === 'montant' ? (a: Row, b: Row) => down(b, a) : down;
}

/** The searched texts of a client; the phone is there as digits and, as on screen, in pairs. */
export function textesOfClient({ libelleclient, tel, email, adresse }: ClientRow): string[] {
  return [libelleclient, tel, formatTelephone(tel), email, adresse];
}
