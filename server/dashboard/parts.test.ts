import { MAX_PARTS } from '@comptoir/domain/limits';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { foldCumuls } from '../db/maintenance.repository';
import type { Db } from '../db/pool';
import { testApp } from '../trials/testing/app';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { partsOf } from './parts.repository';

const PROJETS = 400;
/** Size of a first look that finds the bound of a year and is small beside all projects. */
const FEW = 60;
const seed = Date.now() % 1_000_000;
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
  const depenses = fc.sample(depense, { numRuns: 2000, seed }).map((one) => ({ ...one, montant: one.montant ** 2 }));
  const insert = (some: typeof depenses) => sql`
    INSERT INTO depense (libelle, typedepenseid, montant, description, date, expenseonstep, projetid, etapeprojetid, recherche)
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
      expect(await partsOf(house.db, periode, { readWhole: -1, firstLook }), `seed ${seed}`).toEqual(whole);
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

/** Counts the scans of the expenses, whole or for one project. */
function looksOf(work: (trx: Db) => Promise<unknown>): Promise<number> {
  return house.db.transaction().execute(async (trx) => {
    // This view also counts what the connection has done and not reported yet.
    const looks = async () => {
      const { rows } = await sql<{ looks: number }>`
        SELECT seq_scan + coalesce(idx_scan, 0) AS looks FROM pg_stat_xact_user_tables WHERE relname = 'depense'`.execute(
        trx,
      );
      return rows[0]?.looks ?? 0;
    };
    const before = await looks();
    await work(trx);
    return (await looks()) - before;
  });
}

it.each([
  ['of which the first look says enough', '2025-12-31'],
  ['on few projects, of which it says nothing', '2025-01-01'],
])('of a period %s, few projects are looked at one by one (PRODUCT N)', async (_, datefin) => {
  expect(spent.count).toBe(2000);
  const periode = { datedebut: '2025-01-01', datefin };
  const looks = await looksOf((trx) => partsOf(trx, periode, { readWhole: -1, firstLook: FEW }));
  expect(looks, `seed ${seed}`).toBeGreaterThanOrEqual(FEW);
  expect(looks, `seed ${seed}`).toBeLessThan(PROJETS);
});
