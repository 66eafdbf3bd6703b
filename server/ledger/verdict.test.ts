import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/openDatabase';
import { freshDatabase } from '../trials/testing/fresh';
import { openedForTests } from '../trials/testing/openedForTests';
import { instantOf, readVerdict, saveVerdict } from './verdict.repository';

const database = openedForTests(async () => {
  const fresh = await freshDatabase();
  const { db, close } = openDatabase(fresh.connection, { max: 1 });
  return { db, close: () => close().finally(fresh.drop) };
});

it('of two checks the one that began later counts, whichever ends first (RELIABILITY § 5.10)', async () => {
  const { db } = database;
  const found = [{ id: 'I01', rule: 'essai', rows: [{ caisseid: 1 }] }];
  expect(await readVerdict(db)).toEqual([]);
  const [early, late] = [await instantOf(db), await instantOf(db)];
  await saveVerdict(db, late, found);
  await saveVerdict(db, early, []);
  expect(await readVerdict(db)).toEqual(found);
  await saveVerdict(db, await instantOf(db), []);
  expect(await readVerdict(db)).toEqual([]);
});

it('what a check found with a clock ahead yields to the next check (docs/adr/0018)', async () => {
  const { db } = database;
  const found = [{ id: 'I01', rule: 'essai', rows: [{ caisseid: 1 }] }];
  await saveVerdict(db, await instantOf(db), found);
  await sql`UPDATE verdict SET instant = instant + interval '40 days'`.execute(db);
  expect(await saveVerdict(db, await instantOf(db), [])).toBe(true);
  expect(await readVerdict(db)).toEqual([]);
});
