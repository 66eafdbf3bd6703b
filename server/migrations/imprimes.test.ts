import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ensureTrigrams, migrateWithin } from '../db/migrate';
import { inOneTransaction } from '../sauvegarde/load.repository';
import { openLongSession } from '../sauvegarde/session';
import { emptyDatabase } from '../sauvegarde/testing/emptyDatabase';

/** Two registers, an expense and an order; payments of two years: one that was deleted, one that was reversed. */
const OLDER = [
  `INSERT INTO profil (libelle, cle) VALUES ('Caisse', 'c')`,
  `INSERT INTO caisse (libelle, description, cle, recherche, montant, code)
   VALUES ('x', '', 'x', 'x', 0, 'C1'), ('y', '', 'y', 'y', 0, 'C2')`,
  'SET session_replication_role = replica',
  `INSERT INTO reglement (depenseid, "from", caisseid, remis, net, rendu, date, createdon, supprimele, contrepassele)
   VALUES
     (1, 0, 1, 5, 5, 0, '2026-01-02', '2026-01-02T10:00Z', NULL, NULL),
     (1, 0, 1, 5, 5, 0, '2025-12-30', '2025-12-31T23:59:59.999Z', NULL, NULL),
     (1, 0, 1, 5, 5, 0, '2026-01-02', '2026-01-02T11:00Z', now(), NULL),
     (1, 0, 1, 5, 5, 0, '2026-01-02', '2026-01-01T00:00Z', NULL, '2026-01-05'),
     (2, 1, 1, 5, 5, 0, '2026-01-02', '2026-01-03T10:00Z', NULL, NULL),
     (1, 0, 2, 5, 5, 0, '2026-01-02', '2026-01-04T10:00Z', NULL, NULL)`,
  'SET session_replication_role = DEFAULT',
];

it('an update numbers the payments from before in the order of their entry, by register and year (ADR 0041)', async () => {
  await using older = await emptyDatabase();
  await using session = await openLongSession(older.connection);
  const { db } = session;
  await inOneTransaction(session, async () => {
    await ensureTrigrams(db);
    await migrateWithin(db, '0033_imputations');
  });
  for (const text of OLDER) await sql.raw(text).execute(db);
  await inOneTransaction(session, () => migrateWithin(db));
  const { rows } = await sql`SELECT objetid, numero, etat, reprise FROM imprime ORDER BY objetid`.execute(db);
  expect(rows).toEqual([
    { objetid: 1, numero: 'BC-C1-2026-000002', etat: 'valide', reprise: true },
    { objetid: 2, numero: 'BC-C1-2025-000001', etat: 'valide', reprise: true },
    { objetid: 4, numero: 'BC-C1-2026-000001', etat: 'annule', reprise: true },
    { objetid: 5, numero: 'PC-C1-2026-000001', etat: 'valide', reprise: true },
    { objetid: 6, numero: 'BC-C2-2026-000001', etat: 'valide', reprise: true },
  ]);
  const series = await sql`SELECT caisseid, serie, annee, dernier FROM serie ORDER BY 1, 2, 3`.execute(db);
  expect(series.rows).toEqual([
    { caisseid: 1, serie: 'BC', annee: 2025, dernier: 1 },
    { caisseid: 1, serie: 'BC', annee: 2026, dernier: 2 },
    { caisseid: 1, serie: 'PC', annee: 2026, dernier: 1 },
    { caisseid: 2, serie: 'BC', annee: 2026, dernier: 1 },
  ]);
  // Each has a token of its own, which may change (ADR 0046).
  const jetons = async () => (await sql<{ jeton: string }>`SELECT jeton FROM imprime`.execute(db)).rows;
  const given = (await jetons()).map(({ jeton }) => jeton);
  expect(new Set(given).size).toBe(5);
  for (const jeton of given) expect(jeton).toMatch(/^[A-Za-z0-9_-]{22}$/);
  await sql`UPDATE imprime SET jeton = DEFAULT`.execute(db);
  expect((await jetons()).filter(({ jeton }) => given.includes(jeton))).toEqual([]);
  const rewritten = sql`UPDATE imprime SET rang = 9 WHERE objetid = 1`.execute(db);
  await expect(rewritten).rejects.toThrow('append-only');
});
