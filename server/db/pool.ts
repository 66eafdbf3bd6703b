import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Schema } from './schema';

/** The pool, or one of its transactions: it runs queries. */
export type Db = Kysely<Schema>;

/** The pool and its query builder; `close` waits for running queries. */
export interface Database {
  pool: pg.Pool;
  db: Db;
  close(): Promise<void>;
}
