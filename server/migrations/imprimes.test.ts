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

/** A client and orders of two years, one of them deleted; the later ids were entered first. */
const COMMANDES = [
  `INSERT INTO client (libelleclient, typeclient, adresse, email, tel, recherche) VALUES ('x', 'Particulier', '', '', '0700000000', 'x')`,
  'SET session_replication_role = replica',
  `INSERT INTO commande (commandeid, clientid, quantite, totallignes, fraissup, typereduction, reduction, montantreduction,
     montant, creepar, recherche, createdon, supprimele)
   SELECT id, 1, 1, 5, 0, 1, 0, 0, 5, 1, '', createdon::timestamptz, supprimele
   FROM (VALUES
     (1, '2026-01-03T10:00Z', NULL::timestamptz),
     (2, '2025-12-31T23:59:59.999Z', NULL),
     (3, '2026-01-02T11:00Z', now()),
     (4, '2026-01-01T00:00Z', NULL),
     (5, '2026-01-03T10:00Z', NULL)) AS o (id, createdon, supprimele)`,
  'SET session_replication_role = DEFAULT',
];

/** Registers, of which the last is an advance; transfers of two years in each state; the later ids were sent first. */
const TRANSFERTS = [
  `INSERT INTO caisse (libelle, description, cle, recherche, montant, code, nature)
   VALUES ('x', '', 'x', 'x', 0, 'C1', 'especes'), ('y', '', 'y', 'y', 0, 'C2', 'banque'), ('z', '', 'z', 'z', 0, 'C3', 'avance')`,
  'SET session_replication_role = replica',
  `INSERT INTO transfert (transfertid, sourceid, cibleid, montant, date, etat, envoyepar, repondupar, datereponse, createdon)
   SELECT id, source, cible, 5, '2025-12-30', etat, 1, CASE WHEN etat <> 'envoye' THEN 1 END,
     CASE WHEN etat <> 'envoye' THEN date '2026-01-05' END, createdon::timestamptz
   FROM (VALUES
     (1, 1, 2, 'recu', '2026-01-03T10:00Z'),
     (2, 1, 2, 'envoye', '2025-12-31T23:59:59.999Z'),
     (3, 1, 2, 'refuse', '2026-01-02T11:00Z'),
     (4, 1, 2, 'annule', '2026-01-01T00:00Z'),
     (5, 1, 3, 'recu', '2026-01-01T12:00Z'),
     (6, 3, 1, 'recu', '2026-01-03T10:00Z'),
     (7, 1, 2, 'envoye', '2026-01-03T10:00Z')) AS t (id, source, cible, etat, createdon)`,
  'SET session_replication_role = DEFAULT',
];

/** Two registers; closings of two years, of which one was reopened; the later ids were counted first. */
const ARRETES = [
  `INSERT INTO caisse (libelle, description, cle, recherche, montant, code)
   VALUES ('x', '', 'x', 'x', 0, 'C1'), ('y', '', 'y', 'y', 0, 'C2')`,
  'SET session_replication_role = replica',
  `INSERT INTO arrete (arreteid, caisseid, numero, nature, jusquau, seq, attendu, compte, comptepar, etat, rouvertpar, rouvertle, createdon)
   SELECT id, caisse, numero, nature, '2025-12-30', 0, 0, 0, 1, etat, CASE etat WHEN 'rouvert' THEN 1 END,
     CASE etat WHEN 'rouvert' THEN now() END, createdon::timestamptz
   FROM (VALUES
     (1, 1, 3, 'journee', 'valide', '2026-01-03T10:00Z'),
     (2, 1, 1, 'journee', 'valide', '2025-12-31T23:59:59.999Z'),
     (3, 1, 2, 'journee', 'rouvert', '2026-01-01T00:00Z'),
     (4, 2, 1, 'controle', 'valide', '2026-01-02T11:00Z')) AS a (id, caisse, numero, nature, etat, createdon)`,
  'SET session_replication_role = DEFAULT',
];

it('an update numbers the closings from before in the order of their entry, by register and year (ADR 0049)', async () => {
  await using older = await emptyDatabase();
  await using session = await openLongSession(older.connection);
  const { db } = session;
  await inOneTransaction(session, async () => {
    await ensureTrigrams(db);
    await migrateWithin(db, '0041_decharges');
  });
  for (const text of ARRETES) await sql.raw(text).execute(db);
  await inOneTransaction(session, () => migrateWithin(db));
  const { rows } =
    await sql`SELECT objetid, numero, etat, reprise FROM imprime WHERE objet = 'arrete' ORDER BY objetid`.execute(db);
  const counted = { etat: 'valide', reprise: true };
  expect(rows).toEqual([
    { ...counted, objetid: 1, numero: 'PV-C1-2026-000002' },
    { ...counted, objetid: 2, numero: 'PV-C1-2025-000001' },
    { ...counted, objetid: 3, numero: 'PV-C1-2026-000001', etat: 'annule' },
    { ...counted, objetid: 4, numero: 'PV-C2-2026-000001' },
  ]);
  const series = await sql`SELECT caisseid, serie, annee, dernier FROM serie ORDER BY 1, 3`.execute(db);
  expect(series.rows).toEqual([
    { caisseid: 1, serie: 'PV', annee: 2025, dernier: 1 },
    { caisseid: 1, serie: 'PV', annee: 2026, dernier: 2 },
    { caisseid: 2, serie: 'PV', annee: 2026, dernier: 1 },
  ]);
  const foreign = sql`
    INSERT INTO imprime (serie, caisseid, annee, rang, code, objet, objetid)
    VALUES ('PC', 1, 2026, 9, 'C1', 'arrete', 9)`.execute(db);
  await expect(foreign).rejects.toThrow('imprime_arrete');
});

it('an update numbers the transfers from before in the order of their sending, by source, series and year (ADR 0047)', async () => {
  await using older = await emptyDatabase();
  await using session = await openLongSession(older.connection);
  const { db } = session;
  await inOneTransaction(session, async () => {
    await ensureTrigrams(db);
    await migrateWithin(db, '0038_jetons');
  });
  for (const text of TRANSFERTS) await sql.raw(text).execute(db);
  await inOneTransaction(session, () => migrateWithin(db));
  const { rows } = await sql`
    SELECT objetid, numero, etat, reprise, caisseid FROM imprime WHERE objet = 'transfert' ORDER BY objetid`.execute(
    db,
  );
  const sent = { etat: 'valide', reprise: true, caisseid: 1 };
  expect(rows).toEqual([
    { ...sent, objetid: 1, numero: 'TR-C1-2026-000003' },
    { ...sent, objetid: 2, numero: 'TR-C1-2025-000001' },
    { ...sent, objetid: 3, numero: 'TR-C1-2026-000002', etat: 'annule' },
    { ...sent, objetid: 4, numero: 'TR-C1-2026-000001', etat: 'annule' },
    { ...sent, objetid: 5, numero: 'AV-C1-2026-000001' },
    { ...sent, objetid: 6, numero: 'TR-C3-2026-000001', caisseid: 3 },
    { ...sent, objetid: 7, numero: 'TR-C1-2026-000004' },
  ]);
  const series = await sql`SELECT caisseid, serie, annee, dernier FROM serie ORDER BY 1, 2, 3`.execute(db);
  expect(series.rows).toEqual([
    { caisseid: 1, serie: 'AV', annee: 2026, dernier: 1 },
    { caisseid: 1, serie: 'TR', annee: 2025, dernier: 1 },
    { caisseid: 1, serie: 'TR', annee: 2026, dernier: 4 },
    { caisseid: 3, serie: 'TR', annee: 2026, dernier: 1 },
  ]);
  const foreign = sql`
    INSERT INTO imprime (serie, caisseid, annee, rang, code, objet, objetid)
    VALUES ('PC', 1, 2026, 9, 'C1', 'transfert', 9)`.execute(db);
  await expect(foreign).rejects.toThrow('imprime_transfert');
});

it('an update numbers the orders from before in the order of their entry, by year (ADR 0045)', async () => {
  await using older = await emptyDatabase();
  await using session = await openLongSession(older.connection);
  const { db } = session;
  await inOneTransaction(session, async () => {
    await ensureTrigrams(db);
    await migrateWithin(db, '0036_justificatifs');
  });
  for (const text of COMMANDES) await sql.raw(text).execute(db);
  await inOneTransaction(session, () => migrateWithin(db));
  const { rows } = await sql`
    SELECT objetid, numero, etat, reprise, caisseid FROM imprime WHERE objet = 'commande' ORDER BY objetid`.execute(db);
  const taken = { etat: 'valide', reprise: true, caisseid: null };
  expect(rows).toEqual([
    { objetid: 1, numero: 'BDC-2026-000002', ...taken },
    { objetid: 2, numero: 'BDC-2025-000001', ...taken },
    { objetid: 4, numero: 'BDC-2026-000001', ...taken },
    { objetid: 5, numero: 'BDC-2026-000003', ...taken },
  ]);
  const series = await sql`SELECT caisseid, serie, annee, dernier FROM serie ORDER BY annee`.execute(db);
  expect(series.rows).toEqual([
    { caisseid: null, serie: 'BDC', annee: 2025, dernier: 1 },
    { caisseid: null, serie: 'BDC', annee: 2026, dernier: 3 },
  ]);
  const twice = sql`
    INSERT INTO imprime (serie, annee, rang, code, objet, objetid) VALUES ('BDC', 2026, 3, '', 'commande', 9)`.execute(
    db,
  );
  await expect(twice).rejects.toThrow('imprime_numero_maison');
  const second = sql`INSERT INTO serie (serie, annee, dernier) VALUES ('BDC', 2026, 1)`.execute(db);
  await expect(second).rejects.toThrow('serie_maison_annee');
});

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
