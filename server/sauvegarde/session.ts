import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { connectionOf } from '../db/openDatabase';
import type { Db } from '../db/pool';
import type { Schema } from '../db/schema';

/** One connection for long work: queries go through `db`, COPY through `client`, both in the same transaction. */
export interface LongSession extends AsyncDisposable {
  client: pg.Client;
  db: Db;
}

/** Connects without the time limits of requests, because a copy may take long. */
export async function openLongSession(connection: pg.ClientConfig): Promise<LongSession> {
  const client = new pg.Client({
    ...connectionOf(connection),
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    keepAlive: true,
  });
  // The running query reports the error; without this listener the process would die of it.
  client.on('error', () => undefined);
  await client.connect();
  const query = client.query.bind(client);
  const pool = { connect: async () => ({ query, release: () => undefined }), end: async () => undefined };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
  return { client, db, [Symbol.asyncDispose]: () => client.end() };
}
