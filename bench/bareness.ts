import type pg from 'pg';
import type { Connection } from '../server/frame/embedded/roles';
import type { Statement } from './watched';

/** What the bare server needs: where its rows and files are, and the statement that reads a page and its total. */
export interface Bareness {
  connection: Connection;
  /** Folder of its proofs, which is removed afterwards. */
  files: string;
  page: Statement;
}

/** Sends one named statement; returns its first row. */
// biome-ignore lint/suspicious/noExplicitAny: rows are whatever the statement names.
export type Run = (name: string, text: string, values: unknown[]) => Promise<any>;

/** Does `work` in one transaction over the driver, statement after statement. */
export async function inTransaction<T>(pool: pg.Pool, work: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const done = await work(async (name, text, values) => (await client.query({ name, text, values })).rows[0]);
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
