import pg from 'pg';
import { type FreshDatabase, freshDatabase } from '../../trials/testing/fresh';

/** Makes a database with nothing in it, without the schema that tests usually begin with. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  const fresh = await freshDatabase();
  const client = new pg.Client(fresh.connection);
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
  return fresh;
}
