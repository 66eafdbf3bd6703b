import pg from 'pg';
import { type FreshDatabase, freshDatabase } from '../../trials/testing/fresh';

/** A database without anything, instead of the schema that tests begin with. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  const fresh = await freshDatabase();
  const client = new pg.Client(fresh.connection);
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
  return fresh;
}
