import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ensureTrigrams, migrateWithin } from '../db/migrate';
import { inOneTransaction } from '../sauvegarde/load.repository';
import { openLongSession } from '../sauvegarde/session';
import { emptyDatabase } from '../sauvegarde/testing/emptyDatabase';

/**
 * Two registers of one letter, one of them deleted, and one without a Latin letter; a payment that moved between two.
 */
const OLDER = [
  `INSERT INTO caisse (libelle, description, cle, recherche, montant, createdon, supprimele) VALUES
     ('Caisse', '', 'caisse', 'caisse', 0, '2026-01-02T10:00:00Z', NULL),
     ('Coffre', '', 'coffre', 'coffre', 0, '2026-01-02T10:00:00Z', now()),
     ('Wave', '', 'wave', 'wave', 0, '2026-01-02T10:00:00Z', NULL),
     ('١', '', '١', '١', 0, '2026-01-02T10:00:00Z', NULL)`,
  `INSERT INTO reglement (depenseid, "from", caisseid, remis, net, rendu, date) VALUES (1, 0, 3, 5, 5, 0, '2026-01-31')`,
  `INSERT INTO mouvementcaisse (caisseid, montant, type, isfirst, reglementid, createdon, supprimele) VALUES
     (1, 9, 1, 1, NULL, '2026-01-02T10:00:00Z', NULL),
     (1, 5, 0, 0, 1, '2026-02-01T08:00:00Z', '2026-02-02T08:00:00Z'),
     (3, 5, 0, 0, 1, '2026-02-02T08:00:00Z', NULL),
     (1, 7, 1, 0, NULL, '2026-02-03T23:59:59.999Z', NULL)`,
];

it('an update dates each movement, says what brought it, and gives each register a code (ADR 0031, 0032)', async () => {
  await using older = await emptyDatabase();
  await using session = await openLongSession(older.connection);
  const { db } = session;
  await inOneTransaction(session, async () => {
    await ensureTrigrams(db);
    await migrateWithin(db, '0022_choix');
  });
  for (const text of OLDER) await sql.raw(text).execute(db);
  const sums = async () =>
    (
      await sql`SELECT nom, sum(montant), sum(nombre) FROM (
    SELECT nom, montant, nombre FROM cumul UNION ALL SELECT nom, montant, nombre FROM cumul_delta) AS c
    GROUP BY nom ORDER BY nom`.execute(db)
    ).rows;
  const before = await sums();
  await inOneTransaction(session, () => migrateWithin(db));

  const mouvements = await sql`SELECT origine, date FROM mouvementcaisse ORDER BY mouvementcaisseid`.execute(db);
  expect(mouvements.rows).toEqual([
    { origine: 'ouverture', date: '2026-01-02' },
    { origine: 'reglement', date: '2026-01-31' },
    { origine: 'reglement', date: '2026-01-31' },
    { origine: 'manuel', date: '2026-02-03' },
  ]);
  const caisses = await sql`SELECT code, nature, arretele, recherche FROM caisse ORDER BY caisseid`.execute(db);
  const cash = { nature: 'especes', arretele: null };
  expect(caisses.rows).toEqual([
    { code: 'C1', ...cash, recherche: 'caisse c1' },
    { code: 'C2', ...cash, recherche: 'coffre c2' },
    { code: 'W1', ...cash, recherche: 'wave w1' },
    { code: 'C3', ...cash, recherche: '١ c3' },
  ]);
  expect(await sums()).toEqual(before);
});
