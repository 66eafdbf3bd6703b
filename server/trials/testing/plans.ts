import { sql } from 'kysely';
import pg from 'pg';
import { type MockInstance, vi } from 'vitest';
import type { Db } from '../../db/pool';

/** A statement as a connection sends it; one with a name is prepared. */
export interface Statement {
  text: string;
  values?: readonly unknown[];
  name?: string;
}

/** Watches what every connection sends, statement by statement, batches included (server/db/batch). */
export function watchStatements(): { taken(): Statement[] } {
  // The driver hands each statement to its connection by this call.
  const submitted: MockInstance = vi.spyOn(pg.Query.prototype as pg.Submittable, 'submit');
  return {
    /** Returns what was sent since the last call, without the statements that begin and end a transaction. */
    taken() {
      const sent = (submitted.mock.contexts as Statement[]).filter(({ text }) => READS_OR_WRITES.test(text));
      submitted.mockClear();
      return sent;
    },
  };
}

const READS_OR_WRITES = /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i;

/** Tables that grow over the years; what an organisation sets up stays small. */
export const GROWING: ReadonlySet<string> = new Set(
  `depense reglement mouvementcaisse ecriture projet etapeprojet client commande detailcommande statuscommande
   utilisateur activite fichier session idempotence cumul arrete transfert avance`.split(/\s+/),
);
/** More rows than a page or the unfolded differences have. */
const MANY = 2000;
/** Cost of reading this many pages. Walking a partial index of a few rows costs less. */
const FEW_PAGES = 50;

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Total Cost': number;
  'Plan Rows': number;
  Plans?: Node[];
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value));
}

/** Returns the plan of a statement; for a prepared one, the plan that the only connection of `db` keeps by now. */
async function planOf(db: Db, { text, values = [], name }: Statement): Promise<Node> {
  const run = name === undefined ? text : `EXECUTE ${name}(${values.map(literal).join(', ')})`.replace('()', '');
  const explained = sql.raw(`EXPLAIN (FORMAT JSON) ${run}`).compile(db);
  const { rows } = await db.executeQuery({ ...explained, parameters: name === undefined ? values : [] });
  return (rows as { 'QUERY PLAN': [{ Plan: Node }] }[])[0]?.['QUERY PLAN'][0].Plan as Node;
}

/**
 * Returns what a plan must not hold: a scan of a whole growing table, a walk over a whole index of it that no limit
 * ends and, for a page, a sort of many rows. An incremental sort is fine, because it ends with the page.
 */
function faultsOf(node: Node, isPage: boolean, isLimited = false): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Cond': bounds, Plans: children = [] } = node;
  const isWalk =
    /^Index (Only )?Scan$/.test(type) && bounds === undefined && !isLimited && node['Total Cost'] > FEW_PAGES;
  const isScan = GROWING.has(table) && (type === 'Seq Scan' || isWalk);
  const isSort = isPage && type === 'Sort' && children.some((child) => child['Plan Rows'] > MANY);
  const here = [
    ...(isScan ? [`${type} of ${table}`] : []),
    ...(isSort ? [`Sort of ${children[0]?.['Plan Rows']}`] : []),
  ];
  const isEnded = type === 'Limit' || (isLimited && type !== 'Sort' && type !== 'Aggregate');
  return [...here, ...children.flatMap((child) => faultsOf(child, isPage, isEnded))];
}

/**
 * Plans prepared statements as often as PostgreSQL does before it chooses a plan for good: five times. A plan that is
 * only explained counts, too.
 */
export async function settlePlans(db: Db, statements: readonly Statement[]): Promise<void> {
  for (const one of statements.filter(({ name }) => name !== undefined)) {
    for (let n = 0; n < 5; n += 1) await planOf(db, one);
  }
}

/** Returns the faults of the plans of these statements. */
export async function faultsIn(db: Db, statements: readonly Statement[], isPage: boolean): Promise<string[]> {
  const faults = [];
  for (const one of statements) faults.push(...faultsOf(await planOf(db, one), isPage));
  return faults;
}
