import type { Compilable, CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import pg from 'pg';
import type { Db } from './pool';

/** The most statements that keep a plan on every connection: each takes some 50 kB of its backend's memory. */
const MOST = 120;
/**
 * The most of these that are pages of lists. Each limit and each choice of filters makes another text, and a user who
 * tries many must leave room for the statements of sessions and money.
 */
export const MOST_PAGES = 80;

/** Names by text, for all pools of the process. A text that failed as a prepared statement has undefined for good. */
const names = new Map<string, string | undefined>();

/**
 * Runs a statement whose text comes again and again: PostgreSQL parses and plans it once for each connection. Use it
 * for reads by key, first pages in the order of an index and single-row writes, whose best plan does not depend on the
 * values; never for a search.
 */
export function runPrepared<Row>(
  db: Db,
  query: RawBuilder<Row> | Compilable<Row>,
  most = MOST,
): Promise<QueryResult<Row>> {
  return db.executeQuery(namedStatement(query.compile(db), most));
}

/** Gives the text of a statement a name when there is room, and returns the statement. */
export function namedStatement<Row>(compiled: CompiledQuery<Row>, most = MOST): CompiledQuery<Row> {
  if (!names.has(compiled.sql) && names.size < most) names.set(compiled.sql, `comptoir_${names.size}`);
  return compiled;
}

export const nameOf = (text: string): string | undefined => names.get(text);

/** Sends a text without a name from now on, because it failed as a prepared statement. */
export function unnameStatement(text: string): void {
  names.set(text, undefined);
}

/**
 * Whether a prepared statement failed because another server's migration changed its columns. The name of the routine
 * shows it: the message is in the database's language, and other errors have the same code.
 */
export function isOfAnotherSchema(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

type Send = (this: pg.Client, ...given: unknown[]) => unknown;

const send = pg.Client.prototype.query as Send;

/** A connection that sends the texts of `runPrepared` as prepared statements, and every other query as it is. */
export class PreparingClient extends pg.Client {
  // pg declares a dozen forms of `query`; Kysely calls `query(text, values)`.
  override query = ((first: unknown, ...others: unknown[]): unknown =>
    this.dispatch(first, ...others)) as pg.Client['query'];

  protected dispatch(first: unknown, ...others: unknown[]): unknown {
    const name = typeof first === 'string' ? nameOf(first) : undefined;
    return name === undefined ? send.call(this, first, ...others) : this.sendPrepared(name, first as string, others[0]);
  }

  private async sendPrepared(name: string, text: string, values: unknown): Promise<unknown> {
    const isInTransaction = this.getTransactionStatus() === 'T';
    try {
      return await send.call(this, { name, text, values });
    } catch (error) {
      if (!isOfAnotherSchema(error)) throw error;
      unnameStatement(text);
      // The transaction is broken now: `inTransaction` tries all of it again.
      if (isInTransaction) throw error;
      return send.call(this, text, values);
    }
  }
}
