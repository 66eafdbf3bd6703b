import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freshDatabase } from '../trials/testing/fresh';
import { openedForTests } from '../trials/testing/openedForTests';
import type { Db } from './pool';

/*
 * Tests how PostgreSQL reads tables with skewed values: a register with half of all movements, a client with a
 * hundredth of all orders, words of few and of many rows. The cost of a scan shows only at a million rows; the scan
 * itself shows here.
 */

/** The process names a prepared statement once, so these tests load their own modules, which have no names yet. */
const own = openedForTests(async () => {
  vi.resetModules();
  return {
    ...(await import('./pool')),
    ...(await import('./prepared')),
    ...(await import('../frame/audit/lists.repository')),
    ...(await import('../clients/creances.repository')),
    ...(await import('../clients/choix.repository')),
    clients: await import('../clients/repository'),
    ...(await import('../commandes/repository')),
    ...(await import('../commandes/statuts.repository')),
    ...(await import('../corbeille/repository')),
    ...(await import('../dashboard/parts.repository')),
    ...(await import('../dashboard/repository')),
    ...(await import('../depenses/lists.repository')),
    ...(await import('../ledger/mouvements/lists.repository')),
    ...(await import('../projets/etapes.repository')),
    projets: await import('../projets/repository'),
    ...(await import('../reglements/repository')),
    ...(await import('../utilisateurs/repository')),
    ...(await import('../recherche/kinds')),
    ...(await import('../recherche/repository')),
    ...(await import('../recherche/terme')),
  };
});
afterAll(() => void vi.resetModules());

const fresh = openedForTests(async () => {
  const database = await freshDatabase('house');
  return { connection: database.connection, close: database.drop };
});

/** Opens one connection with the planner's settings of the embedded database (server/frame/embedded/postmaster). */
const house = openedForTests(async () => {
  const { db, pool, close } = own.openDatabase(fresh.connection, { max: 1, patienceMs: 60_000 });
  const sent: Statement[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const watched = (...given: unknown[]) => {
      const [text, values] = given;
      if (typeof text === 'string' && Array.isArray(values)) sent.push({ text, values });
      return query(...given);
    };
    Object.assign(client, { query: watched });
  });
  for (const text of ['random_page_cost = 1.1', `work_mem = '8MB'`, `effective_cache_size = '512MB'`, 'jit = off']) {
    await sql`SET ${sql.raw(text)}`.execute(db);
  }
  return { db, sent, close };
});

const N = 10_000;
const [RARE, COMMON, NOWHERE] = ['zanzibar', 'transport', 'introuvable'];
const word = `CASE WHEN n % 5000 = 7 THEN '${RARE}' WHEN n % 10 = 0 THEN '${COMMON}' ELSE 'autre' END || ' ' || md5(n::text)`;
const day = `date '2026-11-01' - n % 900`;
const instant = `timestamptz '2026-11-01' - n * interval '1 hour'`;

const FILLING = [
  `INSERT INTO typedepense (libelle, cle) SELECT 'Type ' || n, 'type ' || n FROM generate_series(1, 20) n`,
  `INSERT INTO caisse (libelle, code, description, cle, recherche, montant)
   SELECT 'Caisse ' || n, 'C' || n, '', 'caisse ' || n, 'caisse ' || n, 0 FROM generate_series(1, 12) n`,
  `INSERT INTO projet (libelle, description, montant, datefin, creepar, recherche)
   SELECT 'x', 'x', 1, date '2026-12-31' + n % 400, 1, ${word} FROM generate_series(1, ${N}) n`,
  `INSERT INTO etapeprojet (projetid, libelle, description)
   SELECT CASE WHEN n <= 1000 THEN 1 ELSE n END, 'x', 'x' FROM generate_series(1, ${N}) n`,
  `INSERT INTO depense (libelle, typedepenseid, montant, regle, description, date, expenseonstep, projetid, etapeprojetid, recherche)
   SELECT 'x', 1 + n % 20, 5, n % 3 % 2 * 5, '', ${day}, CASE WHEN n % 3 = 0 THEN 1 ELSE 0 END,
     CASE WHEN n % 3 = 0 THEN projetid END, CASE WHEN n % 3 = 0 THEN etapeprojetid END, ${word}
   FROM generate_series(1, ${N}) n JOIN etapeprojet AS e ON e.etapeprojetid = n`,
  `INSERT INTO client (libelleclient, typeclient, adresse, email, tel, recherche)
   SELECT 'x', 'Particulier', '', '', '07' || lpad(n::text, 8, '0'), ${word} || ' 07' || lpad(n::text, 8, '0') || ' '
   FROM generate_series(1, ${N}) n`,
  `INSERT INTO commande (clientid, datelivraison, quantite, totallignes, fraissup, typereduction, reduction,
     montantreduction, montant, regle, etat, creepar, recherche, createdon)
   SELECT CASE WHEN n % 100 = 0 THEN 1 ELSE 1 + n * 79 % ${N} END, '2026-10-01', 1, 5, 0, 1, 0, 0, 5,
     CASE WHEN n % 12 = 0 THEN 0 ELSE 5 END, CASE WHEN n % 30 < 4 THEN n % 4 ELSE 3 END, 1, ${word}, ${instant}
   FROM generate_series(1, ${N}) n`,
  `INSERT INTO detailcommande (commandeid, rang, libelle, qtecmd, mnttotal) SELECT commandeid, 1, 'x', 1, 5 FROM commande`,
  `INSERT INTO statuscommande (commandeid, etat, utilisateurid) SELECT commandeid, etat, 1 FROM commande`,
  `INSERT INTO reglement (depenseid, "from", caisseid, remis, net, rendu, date)
   SELECT depenseid, 0, 1 + depenseid % 12, 5, 5, 0, date FROM depense
   UNION ALL SELECT commandeid, 1, 1 + commandeid % 12, 5, 5, 0, createdon::date FROM commande`,
  `INSERT INTO mouvementcaisse (caisseid, montant, type, createdon)
   SELECT CASE WHEN n % 2 = 0 THEN 1 ELSE 2 + n % 11 END, 5, n % 3 % 2, ${instant} FROM generate_series(1, ${N}) n`,
  `INSERT INTO ecriture (caisseid, seq, mouvementcaisseid, motif, montant, solde_apres, requestid)
   SELECT caisseid, row_number() OVER (PARTITION BY caisseid), mouvementcaisseid, 'creation', 5, 0, gen_random_uuid()
   FROM mouvementcaisse`,
  `INSERT INTO utilisateur (username, motdepasse, nom, prenom, profilid, recherche)
   SELECT 'x' || n, '-', 'x', 'x', 1, ${word} FROM generate_series(1, ${N / 2}) n`,
  `INSERT INTO activite (requestid, utilisateurid, date, actiontype, libelle, objet, objetid, recherche)
   SELECT gen_random_uuid(), 1, ${instant}, 'Delete', 'x', 'client', n, ${word} FROM generate_series(1, ${N}) n`,
  `INSERT INTO fichier (cle, nom, recherche, mime, taille, sha256, proprietaire, proprietaireid, typedocument)
   SELECT gen_random_uuid(), 'x', 'x', 'image/jpeg', 1, repeat('0', 64), proprietaire, n, type
   FROM generate_series(1, ${N / 4}) n,
     (VALUES ('reglement', NULL), ('depense', NULL), ('etapeprojet', 2), ('client', NULL), ('utilisateur', NULL)) AS p (proprietaire, type)`,
  `INSERT INTO client (libelleclient, typeclient, adresse, email, tel, recherche, supprimele)
   SELECT 'x', 'Particulier', '', '', '0700000000', 'x', ${instant} FROM generate_series(1, ${N}) n`,
  'VACUUM ANALYZE',
];

beforeAll(async () => {
  for (const statement of FILLING) await sql.raw(statement).execute(house.db);
});

/** Tables that grow over the years; sums by day and what an organisation sets up stay small. */
const GROWING = new Set(
  `depense reglement mouvementcaisse ecriture projet etapeprojet client commande detailcommande statuscommande utilisateur
   activite fichier`.split(/\s+/),
);
/** More rows than a page or the unfolded differences have. */
const MANY = 2000;
/** Cost of reading this many pages. Walking a partial index of a few rows costs less. */
const FEW_PAGES = 50;

interface Statement {
  text: string;
  values: readonly unknown[];
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Total Cost': number;
  'Plan Rows': number;
  Plans?: Node[];
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value));
}

/** Returns the plan of a statement; for a prepared one, the plan that its connection keeps by now. */
async function planOf(db: Db, { text, values }: Statement): Promise<Node> {
  const name = own.nameOf(text);
  const run = name === undefined ? text : `EXECUTE ${name}(${values.map(literal).join(', ')})`.replace('()', '');
  const explained = sql.raw(`EXPLAIN (FORMAT JSON) ${run}`).compile(db);
  const { rows } = await db.executeQuery({ ...explained, parameters: name === undefined ? values : [] });
  return (rows as { 'QUERY PLAN': [{ Plan: Node }] }[])[0]?.['QUERY PLAN'][0].Plan as Node;
}

/**
 * Returns what a plan must not hold: a scan of a whole growing table, a walk over a whole index of it that no limit
 * ends and, for a page, a sort of many rows. An incremental sort is fine, because it ends with the page.
 */
function faultsOf(node: Node, isPage: boolean, isLimited = false): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Cond': bounds, Plans: children = [] } = node;
  const isWalk =
    /^Index (Only )?Scan$/.test(type) && bounds === undefined && !isLimited && node['Total Cost'] > FEW_PAGES;
  const isScan = GROWING.has(table) && (type === 'Seq Scan' || isWalk);
  const isSort = isPage && type === 'Sort' && children.some((child) => child['Plan Rows'] > MANY);
  const here = [
    ...(isScan ? [`${type} of ${table}`] : []),
    ...(isSort ? [`Sort of ${children[0]?.['Plan Rows']}`] : []),
  ];
  const isEnded = type === 'Limit' || (isLimited && type !== 'Sort' && type !== 'Aggregate');
  return [...here, ...children.flatMap((child) => faultsOf(child, isPage, isEnded))];
}

/** Reads six times first, because PostgreSQL chooses a plan for good after five. */
async function faultsIn(read: (db: Db) => Promise<unknown>, isPage: boolean): Promise<string[]> {
  for (let n = 0; n < 6; n += 1) await read(house.db);
  house.sent.length = 0;
  await read(house.db);
  const statements = house.sent.filter(({ text }) => /^\s*(SELECT|WITH)/i.test(text));
  expect(statements.length).toBeGreaterThan(0);
  const faults = [];
  for (const one of [...statements]) faults.push(...faultsOf(await planOf(house.db, one), isPage));
  return faults;
}

type Reads = Record<string, (db: Db) => Promise<unknown>>;

const paging = { page: 1, limit: 10 };
const today = '2026-11-01';
const month = { datedebut: '2026-10-01', datefin: today };
const always = { datedebut: '2020-01-01', datefin: today };
const all = { kinds: [0, 1], caisses: null } as const;
const reach = { caisses: null, historique: 0 } as const;

const PAGES: Reads = {
  depenses: (db) => own.pageOfDepenses(db, {}, paging),
  'depenses by amount': (db) => own.pageOfDepenses(db, {}, { ...paging, tri: '-montant' }),
  'depenses of a month': (db) => own.pageOfDepenses(db, month, paging),
  'depenses of all times': (db) => own.pageOfDepenses(db, always, paging),
  'depenses of a type': (db) => own.pageOfDepenses(db, { typedepenseid: 3 }, paging),
  'depenses of a project': (db) => own.pageOfDepenses(db, { projetid: 1 }, paging),
  'depenses unpaid': (db) => own.pageOfDepenses(db, { statut: 'insolde' }, paging),
  'mouvements of half of them': (db) => own.pageOfMouvements(db, { ...reach, caisseid: 1 }, paging),
  'mouvements of a small register': (db) => own.pageOfMouvements(db, { ...reach, caisseid: 5 }, paging),
  'mouvements of a month': (db) => own.pageOfMouvements(db, { ...reach, ...month }, paging),
  'mouvements of one direction': (db) => own.pageOfMouvements(db, { ...reach, caisseid: 1, type: 1 }, paging),
  reglements: (db) => own.pageOfReglements(db, all, paging),
  'reglements of a register': (db) => own.pageOfCaisse(db, 1, [0, 1], paging),
  commandes: (db) => own.pageOfCommandes(db, { etat: '' }, paging),
  'commandes in progress': (db) => own.pageOfCommandes(db, { etat: 'encours' }, paging),
  'commandes finished in a month': (db) => own.pageOfCommandes(db, { etat: 'terminee', ...month }, paging),
  'commandes of a client with many': (db) => own.pageOfClient(db, 1, paging),
  'commandes of a client with few': (db) => own.pageOfClient(db, 77, paging),
  statuscommandes: (db) => own.pageOfStatuts(db, paging),
  clients: (db) => own.clients.pageOfClients(db, paging),
  'clients by name': (db) => own.clients.pageOfClients(db, { ...paging, tri: 'nom' }),
  creances: (db) => own.pageOfCreances(db, { search: '', today, ...paging }),
  projets: (db) => own.projets.pageOfProjets(db, { filter: '' }, paging),
  'projets in progress': (db) => own.projets.pageOfProjets(db, { filter: '1' }, paging),
  'steps of a project with many': (db) => own.pageOfEtapes(db, 1, paging),
  utilisateurs: (db) => own.pageOfUtilisateurs(db, { search: '', today, ...paging }),
  corbeille: (db) => own.pageOfCorbeille(db, paging),
  activites: (db) => own.pageOfActivites(db, { search: '', caisses: null }, paging),
  'activites of a month': (db) => own.pageOfActivites(db, { search: '', caisses: null, ...month }, paging),
};

it.each(Object.keys(PAGES))('first page of %s', async (name) => {
  expect(await faultsIn(PAGES[name] as Reads[string], true)).toEqual([]);
});

const MIDDLE = { page: 900, limit: 10 };
const DEEP: Reads = {
  depenses: (db) => own.pageOfDepenses(db, {}, MIDDLE),
  mouvements: (db) => own.pageOfMouvements(db, { ...reach, caisseid: 1 }, MIDDLE),
  reglements: (db) => own.pageOfReglements(db, all, MIDDLE),
  commandes: (db) => own.pageOfCommandes(db, { etat: '' }, MIDDLE),
  clients: (db) => own.clients.pageOfClients(db, MIDDLE),
  projets: (db) => own.projets.pageOfProjets(db, { filter: '' }, MIDDLE),
};

it.each(Object.keys(DEEP))('a page in the middle of %s', async (name) => {
  expect(await faultsIn(DEEP[name] as Reads[string], true)).toEqual([]);
});

const DASHBOARD: Reads = {
  'totals of a month': (db) => own.totauxOf(db, month, null),
  'totals of all times': (db) => own.totauxOf(db, always, null),
  'flow of all times': (db) => own.fluxOf(db, { ...always, pas: 'mois' }, null),
  'shares of a month': (db) => own.partsOf(db, month),
  'what all clients owe': (db) => own.totalOfCreances(db, today),
};

it.each(Object.keys(DASHBOARD))('dashboard, %s', async (name) => {
  expect(await faultsIn(DASHBOARD[name] as Reads[string], false)).toEqual([]);
});

const SEARCHES: Record<string, (db: Db, term: string) => Promise<unknown>> = {
  depenses: (db, term) => own.searchDepenses(db, term, {}, paging),
  commandes: (db, term) => own.searchCommandes(db, term, { etat: '' }, paging),
  clients: (db, term) => own.clients.searchClients(db, term, paging),
  'clients to choose from': (db, term) => own.choixOf(db, { search: term, limit: 20 }),
  creances: (db, term) => own.pageOfCreances(db, { search: term, today, ...paging }),
  reglements: (db, term) => own.searchReglements(db, term, all, paging),
  statuscommandes: (db, term) => own.searchStatuts(db, term, paging),
  projets: (db, term) => own.projets.searchProjets(db, term, { filter: '' }, paging),
  utilisateurs: (db, term) => own.pageOfUtilisateurs(db, { search: term, today, ...paging }),
  activites: (db, term) => own.pageOfActivites(db, { search: term, caisses: null }, paging),
  everywhere: async (db, term) => {
    const terme = own.termeOf(term);
    for (const kind of terme ? own.KINDS : [])
      await own.findRecords(db, kind, { terme: terme as never, caisses: null });
  },
};

it.each(Object.keys(SEARCHES).flatMap((name) => [RARE, COMMON, NOWHERE].map((term) => [name, term] as const)))(
  'search of %s for %s',
  async (name, term) => {
    expect(await faultsIn((db) => SEARCHES[name]?.(db, term) ?? Promise.reject(), false)).toEqual([]);
  },
);

it.each([
  ['depense_date', PAGES.depenses],
  ['activite_date', PAGES.activites],
  ['client_recherche', (db: Db) => own.clients.searchClients(db, RARE, paging)],
  ['client_choix', (db: Db) => own.choixOf(db, { search: RARE, limit: 20 })],
  ['commande_client', PAGES['commandes of a client with few']],
] as const)('a plan that lost the index %s is told', async (index, read) => {
  await sql`BEGIN`.execute(house.db);
  await sql`DROP INDEX ${sql.table(index)}`.execute(house.db);
  const faults = await faultsIn(read as Reads[string], true).finally(() => sql`ROLLBACK`.execute(house.db));
  expect(faults).not.toEqual([]);
});
