import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../trials/testing/fresh';
import { BODIES } from './columns';
import { openDatabase } from './openDatabase';

test('each table that stores a body has a column for each of its fields', async () => {
  await using fresh = await freshDatabase();
  const { db, close } = openDatabase(fresh.connection, { max: 1 });
  const { rows } = await sql<{ name: string }>`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'
  `.execute(db);
  await close();
  const columns = new Set(rows.map(({ name }) => name));
  const forgotten = Object.entries(BODIES).flatMap(([table, { shape }]) =>
    Object.keys(shape)
      .filter((field) => !columns.has(`${table}.${field}`))
      .map((field) => `${table} has no column ${field}: write a migration, and its line in registry.ts`),
  );
  expect(forgotten).toEqual([]);
});
