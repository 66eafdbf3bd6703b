import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { counterOf } from './counter';
import { soundApp } from './soundApp';

test('a ledger that lies at the end fails the tests, and the server is closed (RELIABILITY § 2)', async () => {
  const house = await soundApp();
  const caisseid = await (await counterOf(await house.asAdmin())).caisse(1000);
  await house.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`UPDATE caisse SET solde = 999 WHERE caisseid = ${caisseid}`.execute(trx);
  });
  await expect(house.close()).rejects.toThrow('to deeply equal []');
  await expect(house.anonymous.get('auth/me')).rejects.toThrow('fetch failed');
});
