import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/openDatabase';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { judgeLedger } from './state';
import { verifyLedger } from './verification';

const house = openedForTests(() => soundApp({ lookMs: 100 }));

/** Sets the clock of the house's database, some days behind, for whatever connects from now on. */
async function setBehind(days: number): Promise<void> {
  const { db, connection } = house;
  await sql.raw('CREATE SCHEMA IF NOT EXISTS horloge').execute(db);
  const told = `SELECT pg_catalog.now() - interval '${days} days'`;
  const now = `CREATE OR REPLACE FUNCTION horloge.now() RETURNS timestamptz STABLE LANGUAGE sql AS $$ ${told} $$`;
  await sql.raw(now).execute(db);
  await sql.raw(`ALTER DATABASE ${connection.database} SET search_path = horloge, pg_catalog, public`).execute(db);
}

it('a database whose clock is behind stops nothing: it is told until it is set (docs/adr/0018)', async () => {
  const counter = await counterOf(await house.asAdmin());
  const caisseid = await counter.caisse(1000);
  const depenseid = await counter.depense(300);
  await counter.pay({ depenseid, caisseid, montant: 100 });
  const ready = async () => {
    const { status, body } = await house.anonymous.send('GET', '/readyz');
    return { status, signales: body.signales };
  };

  await setBehind(40);
  const { db, close } = openDatabase(house.connection, { max: 1 });
  await verifyLedger(db);
  expect(await judgeLedger(db)).toMatchObject({ violations: [], told: [{ id: 'I27' }] });
  await expect.poll(ready).toEqual({ status: 200, signales: ['I27'] });
  const paid = await counter.pay({ depenseid, caisseid, montant: 200 });
  expect([paid.status, await counter.solde(caisseid)]).toEqual([201, 700]);

  await setBehind(0);
  await verifyLedger(db).finally(close);
  await expect.poll(ready).toEqual({ status: 200, signales: undefined });
});
