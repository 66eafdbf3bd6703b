import { allCalls, calls } from '@comptoir/contract/calls';
import { TOUTES } from '@comptoir/contract/exportPath';
import { feuilleOf } from '@comptoir/contract/feuilles/feuilles';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { workYear } from '../dashboard/testing/year';
import { SEED } from '../trials/suites/amount';
import type { Values } from '../trials/suites/ask';
import { BASELINES, type CallName, callNamed } from '../trials/suites/hostile/baselines';
import { buildScene } from '../trials/suites/hostile/scene';
import type { Person } from '../trials/suites/house';
import { houseOn } from '../trials/suites/houseOn';
import { PERMISSION_NAMES } from '../trials/suites/roles';
import { testApp } from '../trials/testing/app';
import { openedForTests } from '../trials/testing/openedForTests';
import { foldTotals } from './maintenance.repository';

/*
 * One property of every list of the contract, for who sees all registers and for who sees some: its pages hold as many
 * rows as `count` says, each once; a filter keeps rows of the list, those that have its value; a total adds up the
 * rows.
 */

const PAGE = 7;
/** A letter of every record's name. */
const COMMON = 'e';
/** Lists whose rows are sums: a filter changes them. */
const SUMMED: readonly string[] = ['reglements.parType'];
/** Lists that are empty in this house. */
const EMPTY: readonly string[] = ['arretes.list', 'corbeille.list', 'creances.relances'];
const ALL = 100;
const app = openedForTests(testApp);
const house = openedForTests(() => houseOn(app));
const admin = openedForTests(() => house.person(PERMISSION_NAMES));
const scene = openedForTests(async () => {
  const caisses = await workYear(app, SEED);
  return { ...(await buildScene(house, admin)), caisses };
});
/** A user who does not see the first register, which paid the expenses of the year. */
const restricted = openedForTests(async () => {
  const person = await house.person(PERMISSION_NAMES);
  const values = { params: { utilisateurid: person.utilisateurid }, body: { caisses: [...scene.caisses.slice(1)] } };
  await house.done(admin, calls.utilisateurs.giveCaisses, values);
  return person;
});

type Row = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, unknown>>;

const LISTS = allCalls
  .filter(({ call }) => call.method === 'GET' && call.isPaged && 'page' in call.query.shape)
  .map(({ name }) => name as CallName);
/** The history of a register is of one register, and shows more than its list. */
const PAGING: ReadonlySet<string> = new Set(['page', 'limit', 'size', 'tri', 'historique']);

const filtersOf = (name: string) => Object.keys(callNamed(name)?.query.shape ?? {}).filter((one) => !PAGING.has(one));
/** Returns the values that a closed filter may have; none for one that is open. */
const closedValues = (schema: ZodMiniType): unknown[] =>
  [...((schema._zod.values as ReadonlySet<unknown> | undefined) ?? [])].filter((one) => one !== undefined);

/** Asks a list; one that is under a record that is not there, or out of reach, has no rows. */
async function ask(person: Person, name: string, values: Values): Promise<{ data: Row[]; count: number }> {
  const { status, body, text } = await house.send(person, callNamed(name), values);
  if (status === 404) return { data: [], count: 0 };
  expect([name, values.query, status, status === 200 ? '' : text]).toEqual([name, values.query, 200, '']);
  return body as { data: Row[]; count: number };
}

/** What a list is asked for, whatever its filters: its record, and what its query must have. */
function baseOf(name: CallName): { params: Query; query: Query } {
  const { params = {}, query = {} } = BASELINES[name](scene);
  const { shape } = callNamed(name).query;
  const term = 'term' in params ? { term: COMMON } : {};
  const needed = Object.entries(query).filter(([field]) => !shape[field]?._zod.optin);
  return { params: { ...params, ...term }, query: Object.fromEntries(needed) };
}

/** The day by which a list is filtered: movements are listed by the day on which they were written. */
const dayOf = (row: Row) => String(('isfirst' in row ? row.createdon : row.date) ?? row.createdon ?? '').slice(0, 10);

/** Rows by their first fields, the id among them; days may order them otherwise than all of them. */
const idsOf = (rows: readonly Row[]) => rows.map((row) => Object.entries(row).slice(0, 2).join()).sort();

/** Tells whether a row has the value of a filter; undefined where the row does not say. */
function has(row: Row, filter: string, value: unknown): boolean | undefined {
  const day = dayOf(row);
  if (filter === 'datedebut') return day === '' ? undefined : day >= String(value);
  if (filter === 'datefin') return day === '' ? undefined : day <= String(value);
  return typeof row[filter] === typeof value && value !== '' ? row[filter] === value : undefined;
}

/** The filters to try: each closed value, and of open ones what the good request and the rows have. */
function triedOf(name: CallName, rows: readonly Row[]): [string, unknown][] {
  const { shape } = callNamed(name).query;
  const { query: needed } = baseOf(name);
  const example = BASELINES[name](scene).query ?? {};
  return filtersOf(name).flatMap((filter) => {
    if (filter in needed) return [];
    const closed = closedValues(shape[filter] as ZodMiniType);
    if (closed.length > 0) return closed.map((value): [string, unknown] => [filter, value]);
    const isDay = filter.startsWith('date');
    const found = rows.map((row) => (isDay ? dayOf(row) : row[filter]));
    const open = [example[filter], ...found.slice(0, 1), ...found.slice(-1)].filter(Boolean);
    return [...new Set(open)].map((value): [string, unknown] => [filter, value]);
  });
}

/** Reads every page of a list, and expects as many rows as each of them counts, each once. */
async function rowsOf(person: Person, name: CallName, query: Query, limit: number): Promise<Row[]> {
  const { params, query: needed } = baseOf(name);
  const rows: Row[] = [];
  const counts = new Set<number>();
  for (let page = 1; ; page += 1) {
    const { data, count } = await ask(person, name, { params, query: { ...needed, ...query, page, limit } });
    counts.add(count);
    rows.push(...data);
    if (data.length === 0) break;
  }
  expect([name, query, [...counts]]).toEqual([name, query, [rows.length]]);
  return rows;
}

/** The rows of a list, which are the same on small pages and on large ones. */
async function pagesOf(person: Person, name: CallName, query: Query): Promise<Row[]> {
  const rows = await rowsOf(person, name, query, ALL);
  expect([name, query, await rowsOf(person, name, query, PAGE)]).toEqual([name, query, rows]);
  return rows;
}

/** Expects the total of a list, if it has one that takes this filter, to add up its rows. */
async function expectTotal(person: Person, name: CallName, query: Query, rows: readonly Row[]): Promise<void> {
  const total = name.replace(/\w+$/, 'total');
  const isAsked = name.endsWith('.list') && callNamed(total) !== undefined;
  if (!isAsked || !Object.keys(query).every((filter) => filtersOf(total).includes(filter))) return;
  const sums = (await ask(person, total, { query })).data as unknown as Row;
  const added = (field: string) => rows.reduce((all, row) => all + Number(row[field]), 0);
  for (const field of ['montant', 'montantrestant', 'reste'].filter((one) => one in sums && name !== 'creances.list')) {
    expect([name, query, field, sums[field]]).toEqual([name, query, field, added(field)]);
  }
  if ('nombre' in sums) expect([name, query, sums.nombre]).toEqual([name, query, rows.length]);
}

async function expectList(person: Person, name: CallName): Promise<void> {
  const all = await pagesOf(person, name, {});
  if (person === admin) expect([name, all.length === 0]).toEqual([name, EMPTY.includes(name)]);
  await expectTotal(person, name, {}, all);
  const known = new Set(all.map((row) => JSON.stringify(row)));
  for (const [filter, value] of triedOf(name, all)) {
    const query = { [filter]: value };
    const rows = await pagesOf(person, name, query);
    const strange = SUMMED.includes(name) ? [] : rows.filter((row) => !known.has(JSON.stringify(row)));
    expect([name, query, strange]).toEqual([name, query, []]);
    const said = all.map((row) => has(row, filter, value));
    if (!said.includes(undefined))
      expect([name, query, idsOf(rows)]).toEqual([name, query, idsOf(all.filter((_, n) => said[n]))]);
    await expectTotal(person, name, query, rows);
  }
}

it.each(LISTS)(`%s: pages, filters and totals agree (CONTRACT "Types", seed ${SEED})`, async (name) => {
  for (const person of [admin, restricted]) await expectList(person, name);
});

/** Expects the file of a list to have its rows, in its order, hidden ones left out (PRODUCT L). */
async function expectFile(person: Person, name: CallName, query: Query): Promise<void> {
  const rows = await rowsOf(person, name, query, ALL);
  const { params, query: needed } = baseOf(name);
  const { file, feuille } = feuilleOf(callNamed(name)) as NonNullable<ReturnType<typeof feuilleOf>>;
  const { status, text } = await house.send(person, file, {
    params,
    query: { ...needed, ...query, format: 'csv', colonnes: TOUTES },
  });
  if (status === 404) return expect(rows).toEqual([]);
  const [id = '', ...others] = Object.keys(feuille.colonnes).reverse();
  const lines: string[][] = parse(text, { bom: true, delimiter: ';' });
  const ids = lines.slice(1).map((cells) => cells[others.length]);
  expect([name, query, ids]).toEqual([name, query, rows.map((row) => String(row[id]))]);
}

it.each(LISTS)(
  '%s: its file has the rows of the list, for who sees all registers and for who sees some',
  async (name) => {
    for (const person of [admin, restricted]) {
      for (const [filter, value] of [['', ''], ...triedOf(name, [])]) {
        await expectFile(person, name, filter === '' ? {} : { [filter as string]: value });
      }
    }
  },
);

/** Counts every list with each of its closed filters, and expects as many rows. */
async function expectCounts(): Promise<void> {
  for (const name of LISTS) {
    await rowsOf(admin, name, {}, ALL);
    for (const [filter, value] of triedOf(name, [])) await rowsOf(admin, name, { [filter]: value }, ALL);
  }
}

const toggled = (table: string) => sql`
  UPDATE ${sql.table(table)} SET supprimele = CASE WHEN supprimele IS NULL THEN now() END
  WHERE ${sql.ref(`${table}id`)} % 3 = ${SEED % 3}`;

it('what lists count is exact through deletion, return and status (migrations 0004 to 0026)', async () => {
  for (const isFolded of [false, true, false]) {
    for (const table of ['depense', 'commande', 'client', 'projet']) await toggled(table).execute(app.db);
    await sql`UPDATE commande SET etat = (etat + 1) % 4 WHERE commandeid % 2 = 0`.execute(app.db);
    await sql`UPDATE projet SET nombreetapecloture = nombreetape - nombreetapecloture`.execute(app.db);
    if (isFolded) await foldTotals(app.db);
    await expectCounts();
  }
});
