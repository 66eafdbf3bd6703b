import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, readConfig } from '../config';
import { openDatabase } from '../db/openDatabase';
import { openStorage } from '../frame/storage/openStorage';
import { checkLedger } from '../ledger/check';
import { ensureFirstAdministrator } from '../process/firstAdministrator';
import { cost } from '../trials/testing/argon2';
import { freshDatabase } from '../trials/testing/fresh';
import { DEMO_ACCOUNTS, seedDemo } from './seed';

/** The day on which the demonstration starts. */
const TODAY = '2026-11-20';

let house: Awaited<ReturnType<typeof seeded>>;
beforeAll(async () => {
  cost.isTrue = true;
  house = await seeded();
});
afterAll(async () => {
  cost.isTrue = false;
  await house.close();
});

async function seeded() {
  const fresh = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-seed-'));
  const { db, close } = openDatabase(fresh.connection, { max: 4 });
  await ensureFirstAdministrator(db, DEMO_PASSWORD);
  const config = readConfig({ LOG_LEVEL: 'warn' });
  const paths = { dataDir, appDir: join(dataDir, 'no front') };
  const now = () => Date.parse(`${TODAY}T10:00:00Z`);
  const logTo = new PassThrough().resume();
  const sessionSecret = 'the secret of a demonstration, long enough';
  await seedDemo({ db, config, ...paths, storage: await openStorage(dataDir), sessionSecret, now, logTo });
  return {
    db,
    async close() {
      await close();
      await fresh.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Returns the number that a query gives in its only row. */
async function number(query: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`${sql.raw(query)}`.execute(house.db);
  return Number(rows[0]?.n);
}

test('the demonstration obeys every invariant of the ledger (RELIABILITY § 2.2)', async () => {
  expect(await checkLedger(house.db)).toEqual([]);
});

test('registers never run dry, and never hold more than a house keeps', async () => {
  expect(await number('SELECT min(solde_apres) AS n FROM ecriture')).toBeGreaterThanOrEqual(0);
  expect(await number(`SELECT min(solde) AS n FROM caisse WHERE nature <> 'avance'`)).toBeGreaterThan(0);
  const most = `SELECT max(solde_apres) AS n FROM ecriture JOIN caisse USING (caisseid) WHERE nature <> 'banque'`;
  expect(await number(most)).toBeLessThan(9_000_000);
});

test('the seller sells, the cashier collects: nobody does what their account does not show', async () => {
  const { rows } = await sql<{ username: string; objets: string[] }>`
    SELECT username, array_agg(DISTINCT objet ORDER BY objet) AS objets
    FROM activite JOIN utilisateur USING (utilisateurid) GROUP BY username
  `.execute(house.db);
  const objets = Object.fromEntries(rows.map(({ username, objets }) => [username, objets]));
  expect(objets.vente).toEqual(['client', 'commande', 'reglement', 'relance', 'session']);
  expect(objets.caisse).toEqual([
    'arrete',
    'avance',
    'depense',
    'mouvementcaisse',
    'reglement',
    'session',
    'transfert',
  ]);
  expect(DEMO_ACCOUNTS.map(({ username }) => username)).toEqual([
    'admin',
    'caisse',
    'chantier',
    'vente',
    'lecture',
    'depot',
  ]);
});

test('passwords of the demonstration are kept as everybody’s are (RELIABILITY § 5.3)', async () => {
  const { rows } = await sql<{ cost: string }>`
    SELECT DISTINCT split_part(motdepasse, '$', 4) AS cost FROM utilisateur`.execute(house.db);
  expect(rows).toEqual([{ cost: 'm=65536,t=3,p=1' }]);
});

test('no sale is dated after the day on which the demonstration starts', async () => {
  const late = `SELECT count(*) AS n FROM (
    SELECT createdon FROM commande UNION ALL SELECT createdon FROM client UNION ALL SELECT createdon FROM relance
    UNION ALL SELECT createdon FROM statuscommande UNION ALL SELECT createdon FROM reglement) AS told
    WHERE createdon >= '${TODAY}T00:00:00Z'`;
  expect(await number(late)).toBe(0);
});

/** What a demonstration shows, each as a condition on its rows. */
test.each([
  ['clients of both kinds, some without email', `count(DISTINCT typeclient) = 2 AND bool_or(email = '') FROM client`],
  ['photos of clients', `count(*) > 2 FROM fichier WHERE proprietaire = 'client'`],
  [
    'a name and a logo of the house',
    `count(*) = 1 FROM fichier JOIN organisation ON compagnie = 'Bâtir Ensemble'
    WHERE proprietaire = 'organisation'`,
  ],
  [
    'fees and both kinds of reduction',
    `bool_or(fraissup > 0) AND
    count(DISTINCT typereduction) FILTER (WHERE reduction > 0) = 2 FROM commande`,
  ],
  ['one order that is given away (PRODUCT 1.9)', `count(*) = 1 FROM commande WHERE montant = 0 AND reduction = 100`],
  [
    'orders of one to six lines',
    `min(n) = 1 AND max(n) = 6 FROM (SELECT count(*) AS n FROM detailcommande
    GROUP BY commandeid) AS lignes`,
  ],
  [
    'every delivery status and settlement (spec § 4)',
    `count(DISTINCT etat) = 4 AND
    count(DISTINCT sign(regle) + (regle = montant)::int) = 3 FROM commande`,
  ],
  ['one late delivery', `count(*) = 1 FROM commande WHERE datelivraison < '${TODAY}' AND etat < 3`],
  ['reminders of debts (PRODUCT M)', `count(DISTINCT clientid) >= 3 FROM relance`],
  [
    'orders paid in one to three parts, some with change (PRODUCT 1.2)',
    `count(DISTINCT n) = 3 AND bool_or(rendu > 0)
    FROM (SELECT count(*) AS n, max(rendu) AS rendu FROM reglement WHERE "from" = 1 GROUP BY depenseid) AS payes`,
  ],
  [
    'people who left, are locked, or see one register (PRODUCT Q)',
    `bool_or(cardinality(caisses) = 1) AND
    bool_or(dateexpiration < '${TODAY}') AND bool_or(dateexpiration > '${TODAY}') AND bool_or(verrouille) AND
    bool_or(supprimele IS NOT NULL) FROM utilisateur`,
  ],
  [
    'a log of people and profiles (PRODUCT G)',
    `count(DISTINCT objet) = 3 FROM activite
    WHERE objet IN ('profil', 'utilisateur', 'typedepense')`,
  ],
  [
    'a booked shortage, a closing that was counted again, a blind variance (ADR 0033, 0038)',
    `bool_or(ecart = -2500 AND
    motif <> '') AND bool_or(etat = 'rouvert') AND bool_or(ecart = -10000 AND motif = '') FROM arrete`,
  ],
  [
    'a payment of a closed day that was reversed (ADR 0034)',
    `count(*) = 1 FROM mouvementcaisse
    WHERE contrepasseid IS NOT NULL`,
  ],
  [
    'references and fees of both wallets (ADR 0037)',
    `count(DISTINCT nature) = 2 FROM reglement JOIN caisse USING (caisseid)
    WHERE nature IN ('wave', 'orange') AND reference <> '' AND frais > 0`,
  ],
  [
    'transfers: refused, on their way, to the bank (ADR 0035)',
    `count(*) FILTER (WHERE etat = 'refuse') = 1 AND
    count(*) FILTER (WHERE etat = 'envoye') = 1 AND count(*) FILTER (WHERE nature = 'banque') > 10
    FROM transfert JOIN caisse ON caisseid = cibleid`,
  ],
  [
    'advances: asked for, late, given back (ADR 0039)',
    `bool_or(etat = 'demandee') AND
    bool_or(etat = 'decaissee' AND solde = 0) AND bool_or(etat = 'decaissee' AND solde > 0 AND echeance < '${TODAY}')
    FROM avance LEFT JOIN caisse USING (caisseid)`,
  ],
])('a demonstration shows %s', async (_, condition) => {
  const [, shown, from] = /^(.*?)\bFROM (.*)$/s.exec(condition) ?? [];
  expect(await number(`SELECT (${shown})::int AS n FROM ${from}`)).toBe(1);
});
