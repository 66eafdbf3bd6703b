import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from './fresh';

test('each fresh database is apart from the others (RELIABILITY § 5.17)', async () => {
  await using one = await freshDatabase();
  await using two = await freshDatabase();
  await withClient(one.connection, (client) => client.query('CREATE TABLE seule (x int)'));
  const { rows } = await withClient({ connectionString: two.connectionString }, (client) =>
    client.query(`SELECT to_regclass('seule') AS seule`),
  );
  expect(rows).toEqual([{ seule: null }]);
});

test('a dropped database is gone, also with a connection left open', async () => {
  const { connection, drop } = await freshDatabase();
  const left = new pg.Client(connection);
  left.on('error', () => undefined);
  await left.connect();
  await drop();
  await expect(withClient(connection, (client) => client.query('SELECT 1'))).rejects.toThrow('does not exist');
});

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
