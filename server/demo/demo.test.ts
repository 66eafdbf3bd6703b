import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { addDays } from '@comptoir/domain/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOfArretes } from '../arretes/repository';
import { listPorteurs, pageOfAvances } from '../avances/repository';
import { pageOfCreances, totalOfCreances } from '../clients/creances.repository';
import { pageOfClients } from '../clients/repository';
import { pageOfCommandes } from '../commandes/repository';
import { DEMO_PASSWORD, readConfig } from '../config';
import { attenteOf } from '../dashboard/repository';
import { openDatabase } from '../db/openDatabase';
import { openStorage } from '../frame/storage/openStorage';
import { checkLedger } from '../ledger/check';
import { ensureFirstAdministrator } from '../process/firstAdministrator';
import { cost } from '../trials/testing/argon2';
import { freshDatabase } from '../trials/testing/fresh';
import { DEMO_ACCOUNTS, seedDemo } from './seed';

/** The day on which the demonstration starts. */
const TODAY = '2026-11-20';
const ALL = { page: 1, limit: 100 };
/** The depot’s register. */
const DRAWER = 3;
/** The register of a site, counted blind. */
const SITE = 2;

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

test('a demonstration shows clients of both kinds, some without email, some with a photo', async () => {
  const { data } = await pageOfClients(house.db, ALL);
  expect(data.length).toBeGreaterThanOrEqual(12);
  expect(new Set(data.map(({ typeclient }) => typeclient)).size).toBe(2);
  expect(data.some(({ email }) => email === '')).toBe(true);
  expect(data.filter(({ photo }) => photo !== '').length).toBeGreaterThan(2);
  expect(new Set(data.map(({ tel }) => tel)).size).toBe(data.length);
});

test('orders have one to six lines, fees, and both kinds of reduction; one is given away (PRODUCT 1.9)', async () => {
  const { data } = await pageOfCommandes(house.db, { etat: '' }, ALL);
  const lines = data.map(({ detailscommande }) => detailscommande.length);
  expect([Math.min(...lines), Math.max(...lines)]).toEqual([1, 6]);
  expect(data.some(({ fraissup }) => fraissup > 0)).toBe(true);
  const reduced = data.filter(({ reduction }) => reduction > 0);
  expect(new Set(reduced.map(({ typereduction }) => typereduction)).size).toBe(2);
  const [free, ...others] = data.filter(({ montant }) => montant === 0);
  expect(free).toMatchObject({ etatsolde: 'Solde', typereduction: 2, reduction: 100 });
  expect(others).toEqual([]);
});

test('every delivery status and every state of settlement is there; a delivery is late (spec § 4)', async () => {
  const { data } = await pageOfCommandes(house.db, { etat: '' }, ALL);
  expect(new Set(data.map(({ etat }) => etat)).size).toBe(4);
  expect(new Set(data.map(({ etatsolde }) => etatsolde)).size).toBe(3);
  const late = data.filter(({ datelivraison, etat }) => datelivraison !== null && datelivraison < TODAY && etat < 3);
  expect(late.map(({ client }) => client)).toEqual(['Hôtel Les Filaos']);
});

test('something is owed in every band of age, and clients were reminded (PRODUCT M)', async () => {
  const { jours30, jours60, jours90, plus, reste } = await totalOfCreances(house.db, TODAY);
  for (const band of [jours30, jours60, jours90, plus]) expect(band).toBeGreaterThan(0);
  expect(jours30 + jours60 + jours90 + plus).toBe(reste);
  const { data } = await pageOfCreances(house.db, { search: '', today: TODAY, ...ALL });
  expect(data.filter(({ relance }) => relance !== null).length).toBeGreaterThanOrEqual(3);
});

test('orders are paid whole, in two and in three parts, and with change (PRODUCT 1.2)', async () => {
  const paid = `SELECT count(*) AS parts, max(rendu) AS rendu FROM reglement
    WHERE "from" = 1 AND supprimele IS NULL GROUP BY depenseid`;
  for (const parts of [1, 2, 3]) {
    expect(await number(`SELECT count(*) AS n FROM (${paid}) AS p WHERE parts = ${parts}`)).toBeGreaterThan(0);
  }
  expect(await number(`SELECT count(*) AS n FROM (${paid}) AS p WHERE rendu > 0`)).toBeGreaterThan(0);
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

test('people come and go: one register alone, an access that is over, one that ends, a lock, a deletion (PRODUCT Q)', async () => {
  const { rows } = await sql<{ username: string }>`SELECT username FROM utilisateur WHERE
    (username = 'depot' AND cardinality(caisses) = 1) OR (username = 'yao' AND dateexpiration < ${TODAY}) OR
    (username = 'stagiaire' AND dateexpiration > ${TODAY}) OR (username = 'diabate' AND verrouille) OR
    (username = 'gnamien' AND supprimele IS NOT NULL) ORDER BY username`.execute(house.db);
  expect(rows.map(({ username }) => username)).toEqual(['depot', 'diabate', 'gnamien', 'stagiaire', 'yao']);
});

test('the log tells of failed sign-ins, of profiles and of people (PRODUCT G)', async () => {
  const { rows } = await sql<{ objet: string }>`SELECT DISTINCT objet FROM activite`.execute(house.db);
  expect(rows.map(({ objet }) => objet)).toEqual(expect.arrayContaining(['profil', 'utilisateur', 'typedepense']));
});

test('the house has a name and a logo of its own: no first steps are left (spec § 2 Shell)', async () => {
  expect(await number(`SELECT count(*) AS n FROM fichier WHERE proprietaire = 'organisation'`)).toBe(1);
  expect(await number(`SELECT count(*) AS n FROM organisation WHERE compagnie = 'Bâtir Ensemble'`)).toBe(1);
});

test('a drawer was closed for a month: one shortage is booked, one closing was counted again (ADR 0033)', async () => {
  const { data } = await pageOfArretes(house.db, DRAWER, ALL);
  const told = data.toReversed().filter(({ ecart, etat }) => ecart !== 0 || etat === 'rouvert');
  expect(told).toEqual([
    expect.objectContaining({ ecart: -2500, motif: 'Erreur de rendu de monnaie', utilisateur: 'Aïcha Koné' }),
    expect.objectContaining({ ecart: 0, etat: 'rouvert' }),
    expect.objectContaining({ ecart: 500, regularisation: null, dernier: true }),
  ]);
  const [short, again] = told;
  expect(short?.regularisation).toMatchObject({ utilisateur: 'Adjoua Solange Konan' });
  const next = data.find(({ numero }) => numero === (short?.numero ?? 0) + 1);
  expect(short?.regularisation?.createdon.localeCompare(next?.createdon ?? '')).toBe(-1);
  expect(data.find(({ numero }) => numero === (again?.numero ?? 0) + 1)).toMatchObject({ jusquau: again?.jusquau });
});

test('a payment of a closed day was reversed by who did not count (ADR 0034)', async () => {
  const { rows } = await sql`
    SELECT m.caisseid, m.type, m.date > r.date AS after, m.montant = r.net AS whole, d.regle < d.montant AS owed, u.username
    FROM mouvementcaisse AS m JOIN mouvementcaisse AS p ON p.mouvementcaisseid = m.contrepasseid
    JOIN reglement AS r ON r.reglementid = p.reglementid JOIN depense AS d USING (depenseid)
    JOIN activite AS a ON a.objet = 'mouvementcaisse' AND a.objetid = m.mouvementcaisseid
    JOIN utilisateur AS u USING (utilisateurid)`.execute(house.db);
  expect(rows).toEqual([{ caisseid: DRAWER, type: 1, after: true, whole: true, owed: true, username: 'admin' }]);
});

test('the drawers and both wallets were last closed six days ago; a surprise count was right (ADR 0033)', async () => {
  const { rows } = await sql<{ nature: string; arretele: string; lignes: number }>`
    SELECT c.nature, c.arretele, count(comptage)::int AS lignes
    FROM caisse AS c JOIN arrete USING (caisseid) LEFT JOIN comptage USING (arreteid)
    WHERE arrete.nature = 'journee' GROUP BY c.caisseid ORDER BY c.caisseid`.execute(house.db);
  expect(rows.map(({ nature, arretele }) => [nature, arretele])).toEqual(
    ['especes', 'especes', 'wave', 'orange'].map((nature) => [nature, addDays(TODAY, -6)]),
  );
  expect(rows.map(({ lignes }) => lignes > 0)).toEqual([true, true, false, false]);
  expect(await number(`SELECT count(*) AS n FROM arrete WHERE nature = 'controle' AND ecart = 0`)).toBe(1);
});

test('registers are late, a variance waits for its reason, money is on its way, and who is a cashier (ADR 0038)', async () => {
  const waitsFor = async (username: string) => {
    const { rows } = await sql<{ utilisateurid: number; caisses: number[] | null }>`
      SELECT utilisateurid, caisses FROM utilisateur WHERE username = ${username}`.execute(house.db);
    const { utilisateurid = 0, caisses = null } = rows[0] ?? {};
    const session = { utilisateurid, permissions: new Set(['caisses']), attitrees: caisses, caisses };
    return attenteOf(house.db, session, TODAY);
  };
  const enRoute = { nombre: 1, montant: 40_000 };
  const all = { arretes: { nombre: 4 }, ecarts: { nombre: 1 }, transferts: enRoute };
  expect(await waitsFor('admin')).toMatchObject({ ...all, attitre: false });
  expect(await waitsFor('caisse')).toMatchObject({ ...all, attitre: true });
  const drawer = { arretes: { nombre: 1 }, ecarts: { nombre: 0 }, transferts: enRoute };
  expect(await waitsFor('depot')).toMatchObject({ ...drawer, attitre: true });
  const { data } = await pageOfArretes(house.db, SITE, ALL);
  expect(data).toMatchObject([{ ecart: -10_000, motif: '', regularisation: null, utilisateur: 'Aïcha Koné' }]);
});

test('wallets have a reference for each operation, and took fees (ADR 0037)', async () => {
  const said = (nature: string, from: number, and: string) =>
    number(`SELECT count(*) AS n FROM reglement JOIN caisse USING (caisseid)
      WHERE nature = '${nature}' AND "from" = ${from} AND ${and}`);
  for (const nature of ['wave', 'orange']) {
    for (const from of [0, 1]) expect(await said(nature, from, `reference <> ''`)).toBeGreaterThan(2);
    expect(await said(nature, 0, 'frais > 0')).toBeGreaterThan(2);
  }
  expect(await said('wave', 1, 'frais > 0')).toBe(0);
  expect(await said('orange', 1, 'frais > 0')).toBeGreaterThan(2);
  const recharged = `SELECT count(*) AS n FROM transfert WHERE sourceid = ${DRAWER} AND referencecible LIKE 'T%'`;
  expect(await number(recharged)).toBe(1);
  expect(await number(`SELECT count(*) AS n FROM transfert WHERE referencesource LIKE 'OP-%'`)).toBeGreaterThan(0);
});

test('money went to the bank nearly every week; one transfer was refused, one is on its way (ADR 0035)', async () => {
  const deposits = `SELECT count(*) AS n FROM transfert JOIN caisse ON caisseid = cibleid WHERE nature = 'banque'`;
  expect(await number(deposits)).toBeGreaterThan(10);
  expect(await number(`SELECT count(*) AS n FROM transfert WHERE etat = 'refuse' AND motifreponse <> ''`)).toBe(1);
  const waiting = await number(`SELECT max(cibleid) AS n FROM transfert WHERE etat = 'envoye' HAVING count(*) = 1`);
  expect(waiting).toBe(1);
  expect(await number(`SELECT max(frais) AS n FROM transfert`)).toBeGreaterThan(0);
});

test('of three advances one is half justified, one is late, one is given back; a fourth one waits (ADR 0039)', async () => {
  const lecteur = { utilisateurid: 0, permissions: new Set(['avances.accorder'] as const) };
  const { data } = await pageOfAvances(house.db, { lecteur, today: TODAY }, ALL);
  const told = data.map(({ etat, porteur, montant, justifie, rendu, solde, retard }) => ({
    ...{ etat, porteur, retard },
    francs: [montant, justifie, rendu, solde],
  }));
  expect(told).toEqual([
    { etat: 'demandee', porteur: 'Issouf Traoré', retard: 0, francs: [60_000, 0, 0, 0] },
    { etat: 'decaissee', porteur: 'Bakary Konaté', retard: 6, francs: [80_000, 30_000, 0, 50_000] },
    { etat: 'decaissee', porteur: 'Mariam Ouattara', retard: 0, francs: [200_000, 102_500, 0, 97_500] },
    { etat: 'justifiee', porteur: 'Mariam Ouattara', retard: 0, francs: [150_000, 133_500, 16_500, 0] },
  ]);
  const [, late, open, done] = data;
  expect(late).toMatchObject({ porteurid: null, relance: expect.any(String) });
  expect([open, done].every((avance) => avance?.projet)).toBe(true);
  expect((await listPorteurs(house.db, lecteur, TODAY)).map(({ porteur }) => porteur)).toEqual([
    'Bakary Konaté',
    'Mariam Ouattara',
  ]);
  const proven = `SELECT count(*) AS n FROM avance JOIN reglement USING (caisseid)
    JOIN fichier ON proprietaire = 'reglement' AND proprietaireid = reglementid`;
  expect(await number(proven)).toBe(5);
});
