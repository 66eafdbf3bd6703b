import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshDatabase } from '../trials/testing/fresh';
import { openedForTests } from '../trials/testing/openedForTests';
import { takeTurn } from './maintenance.repository';
import { openDatabase } from './openDatabase';

const database = openedForTests(async () => {
  const fresh = await freshDatabase();
  const { db, close } = openDatabase(fresh.connection, { max: 8 });
  return { db, close: () => close().finally(fresh.drop) };
});

it('a work is done by one of eight servers that come at once, and again when its time has passed', async () => {
  const { db } = database;
  const turns = () => Promise.all(Array.from({ length: 8 }, () => takeTurn(db, 'essai', 60_000)));
  expect((await turns()).filter(Boolean)).toHaveLength(1);
  expect((await turns()).filter(Boolean)).toHaveLength(0);
  expect(await takeTurn(db, 'autre', 60_000)).toBe(true);
  await sql`UPDATE tour SET pris = pris - interval '61 seconds'`.execute(db);
  expect((await turns()).filter(Boolean)).toHaveLength(1);
});

it('a turn that a clock ahead took does not wait for that day (docs/adr/0018)', async () => {
  const { db } = database;
  await takeTurn(db, 'avance', 60_000);
  await sql`UPDATE tour SET pris = pris + interval '40 days' WHERE nom = 'avance'`.execute(db);
  expect(await takeTurn(db, 'avance', 60_000)).toBe(true);
  expect(await takeTurn(db, 'avance', 60_000)).toBe(false);
});
