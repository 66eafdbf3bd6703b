import { MAX_PARTS } from '@comptoir/domain/limits';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { foldCumuls } from '../db/maintenance.repository';
import type { Db } from '../db/pool';
import { SEED } from '../trials/suites/amount';
import { testApp } from '../trials/testing/app';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { partsOf } from './parts.repository';

const PROJETS = 400;
/** Size of a first look that finds the bound of a year and is small beside all projects. */
const FEW = 60;
const house = openedForTests(testApp);
const counter = openedForTests(async () => counterOf(await house.asAdmin()));

/** Writes expenses on very different projects over a year; the last of them are not folded yet. */
const spent = openedForTests(async () => {
  const { typedepenseid } = counter;
  await sql`INSERT INTO projet (libelle, description, montant, datefin, creepar, recherche)
    SELECT 'Projet ' || n, 'x', 1, '2026-12-31', 1, 'x' FROM generate_series(1, ${PROJETS}::int) AS n`.execute(
    house.db,
  );
  await sql`INSERT INTO etapeprojet (projetid, libelle, description) SELECT projetid, 'x', 'x' FROM projet`.execute(
    house.db,
  );
  const depense = fc.record({
    projet: fc.nat(PROJETS - 1),
    jour: fc.nat(360),
    montant: fc.integer({ min: 1, max: 90 }),
  });
  const depenses = fc
    .sample(depense, { numRuns: 2000, seed: SEED })
    .map((one) => ({ ...one, montant: one.montant ** 2 }));
  const insert = (some: typeof depenses) => sql`
    INSERT INTO depense (libelle, typedepenseid, montant, description, date, expenseonstep, projetid, etapeprojetid,
      recherche)
    SELECT 'x', ${typedepenseid}::int, d.montant, '', date '2025-01-01' + jour, 1, projetid, etapeprojetid, 'x'
    FROM json_to_recordset(${JSON.stringify(some)}::json) AS d (projet int, jour int, montant int)
    JOIN (SELECT *, row_number() OVER (ORDER BY projetid) - 1 AS projet FROM etapeprojet) AS e USING (projet)`;
  await insert(depenses.slice(0, 1900)).execute(house.db);
  await counter.depense(5000, { date: '2025-03-01' });
  await foldCumuls(house.db);
  await insert(depenses.slice(1900)).execute(house.db);
  return { count: depenses.length };
});

it('the projects of a period are the same however they are found, the rest is one sum (PRODUCT N)', async () => {
  expect(spent.count).toBe(2000);
  for (const [datedebut, datefin] of [
    ['2025-01-01', '2025-12-31'],
    ['2025-02-10', '2025-06-30'],
    ['2025-03-01', '2025-03-01'],
    ['2024-01-01', '2024-12-31'],
  ] as const) {
    const periode = { datedebut, datefin };
    const whole = await partsOf(house.db, periode, { readWhole: 1_000_000, firstLook: 0 });
    for (const firstLook of [1, FEW, PROJETS / 2, PROJETS + 1]) {
      expect(await partsOf(house.db, periode, { readWhole: -1, firstLook }), `seed ${SEED}`).toEqual(whole);
    }
    const { rows } = await sql<{ id: number | null; montant: number; nombre: number }>`
      SELECT projetid AS id, sum(montant) AS montant, count(*) AS nombre FROM depense
      WHERE date BETWEEN ${datedebut}::date AND ${datefin}::date GROUP BY 1 ORDER BY montant DESC, id`.execute(
      house.db,
    );
    const projets = rows.filter(({ id }) => id !== null);
    const [shown, others] = [projets.slice(0, MAX_PARTS), projets.slice(MAX_PARTS)];
    const known = whole.projets.filter(({ id }) => id !== null).map(({ libelle: _, ...part }) => part);
    expect(known).toEqual(shown);
    const sumOf = (key: 'montant' | 'nombre') => others.reduce((sum, part) => sum + part[key], 0);
    expect(whole.autresprojets).toEqual(
      others.length === 0 ? null : { montant: sumOf('montant'), nombre: sumOf('nombre') },
    );
  }
});

/** Returns how much the connection has read of a table, by what PostgreSQL counts of it, in one transaction. */
function readOf(table: string, counted: string, work: (trx: Db) => Promise<unknown>): Promise<number> {
  return house.db.transaction().execute(async (trx) => {
    // This view also counts what the connection has done and not reported yet.
    const read = async () => {
      const { rows } = await sql<{ read: number }>`
        SELECT ${sql.raw(counted)} AS read FROM pg_stat_xact_user_tables WHERE relname = ${table}`.execute(trx);
      return rows[0]?.read ?? 0;
    };
    const before = await read();
    await work(trx);
    return (await read()) - before;
  });
}

/** Counts the scans of the expenses, whole or for one project. */
const looksOf = (work: (trx: Db) => Promise<unknown>) => readOf('depense', 'seq_scan + coalesce(idx_scan, 0)', work);

it.each([
  ['of which the first look says enough', '2025-12-31'],
  ['on few projects, of which it says nothing', '2025-01-01'],
])('of a period %s, few projects are looked at one by one (PRODUCT N)', async (_, datefin) => {
  expect(spent.count).toBe(2000);
  const periode = { datedebut: '2025-01-01', datefin };
  const looks = await looksOf((trx) => partsOf(trx, periode, { readWhole: -1, firstLook: FEW }));
  expect(looks, `seed ${SEED}`).toBeGreaterThanOrEqual(FEW);
  expect(looks, `seed ${SEED}`).toBeLessThan(PROJETS);
});

it('of projects that cost the same, only those that may be shown are read (PRODUCT N)', async () => {
  expect(spent.count).toBe(2000);
  const day = { datedebut: '2023-01-01', datefin: '2023-01-01' };
  await sql`
    INSERT INTO depense (libelle, typedepenseid, montant, description, date, expenseonstep, projetid, etapeprojetid,
      recherche)
    SELECT 'x', ${counter.typedepenseid}::int, 1000000, '', ${day.datedebut}::date, 1, projetid, etapeprojetid, 'x'
    FROM etapeprojet`.execute(house.db);
  await sql`UPDATE depense SET supprimele = now() WHERE date <> ${day.datedebut}::date`.execute(house.db);
  await foldCumuls(house.db);
  const read = await readOf('cumul', 'seq_tup_read + coalesce(idx_tup_fetch, 0)', async (trx) => {
    // Of so few rows, PostgreSQL would rather read all than look some up.
    for (const way of ['seqscan', 'bitmapscan']) await sql.raw(`SET LOCAL enable_${way} = off`).execute(trx);
    await partsOf(trx, day, { readWhole: -1, firstLook: FEW });
  });
  expect(read).toBeGreaterThanOrEqual(FEW);
  expect(read).toBeLessThan(PROJETS);
});
