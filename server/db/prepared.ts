import type { Compilable, CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import pg from 'pg';
import type { Db } from './pool';

/** Statements that keep a plan on every connection, at most: each takes some 50 kB of its backend's memory. */
const MOST = 120;
/**
 * Of these, pages of lists: each limit and each choice of filters is a text of its own, and whoever tries many of them
 * must leave room for the session and for what money goes through.
 */
export const MOST_PAGES = 80;

/** Names by text, for all pools of the process; a text that went wrong has none for good. */
const names = new Map<string, string | undefined>();

/**
 * Runs a statement whose text comes again and again: PostgreSQL parses and plans it once for each connection. For
 * reads by key, first pages in the order of an index and single-row writes, of which the best plan does not depend on
 * the values; not for a search.
 */
export function prepared<Row>(
  db: Db,
  query: RawBuilder<Row> | Compilable<Row>,
  most = MOST,
): Promise<QueryResult<Row>> {
  return db.executeQuery(named(query.compile(db), most));
}

/** Gives the text of a statement a name, if it may have one. */
export function named<Row>(compiled: CompiledQuery<Row>, most = MOST): CompiledQuery<Row> {
  if (!names.has(compiled.sql) && names.size < most) names.set(compiled.sql, `comptoir_${names.size}`);
  return compiled;
}

export const nameOf = (text: string): string | undefined => names.get(text);

/** A text that went wrong as a prepared one is sent as it is from now on. */
export function unname(text: string): void {
  names.set(text, undefined);
}

/**
 * What a prepared statement answers when a migration changed its columns (another server's, while this one runs). Known
 * by where it comes from: its sentence is in the language of the database, its code that of much else.
 */
export function isOfAnotherSchema(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

type Send = (this: pg.Client, ...given: unknown[]) => unknown;

const send = pg.Client.prototype.query as Send;

/** A connection that sends the texts of `prepared` as prepared statements, and every other query as it is. */
export class PreparingClient extends pg.Client {
  // pg declares a dozen forms of it; Kysely's is `query(text, values)`.
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
      unname(text);
      // A transaction is broken now: `inTransaction` tries all of it again.
      if (isInTransaction) throw error;
      return send.call(this, text, values);
    }
  }
}
