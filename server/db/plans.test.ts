import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { invariants } from '../ledger/invariants';
import { LATEST, LIGNES } from '../ledger/latest';
import { freshDatabase } from '../trials/testing/fresh';
import { openedForTests } from '../trials/testing/openedForTests';
import { faultsIn, settlePlans, watchStatements } from '../trials/testing/plans';
import { COMMON, NOWHERE, RARE } from '../trials/testing/skewed';
import type { Db } from './pool';

/*
 * Tests how PostgreSQL reads tables with skewed values. What a call that writes sends is tested in
 * trials/suites/plansOfWrites.
 */

/** The process names a prepared statement once, so these tests load their own modules, which have no names yet. */
const own = openedForTests(async () => {
  vi.resetModules();
  return {
    ...(await import('./openDatabase')),
    ...(await import('../frame/audit/lists.repository')),
    ...(await import('../avances/porteurs.repository')),
    ...(await import('../avances/repository')),
    ...(await import('../caisses/repository')),
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
    ...(await import('../reglements/lists.repository')),
    ...(await import('../utilisateurs/repository')),
    ...(await import('../recherche/kinds')),
    ...(await import('../recherche/repository')),
    ...(await import('../recherche/terme')),
  };
});
afterAll(() => void vi.resetModules());

const fresh = openedForTests(async () => {
  const database = await freshDatabase('skewed');
  return { connection: database.connection, close: database.drop };
});

/** Opens one connection: the plans that it keeps are those that the tests ask for. */
const house = openedForTests(async () => own.openDatabase(fresh.connection, { max: 1, patienceMs: 60_000 }));

/** Reads once, has the plans chosen for good, and reads again. */
async function faultsOf(read: (db: Db) => Promise<unknown>, isPage: boolean): Promise<string[]> {
  const watched = watchStatements();
  await read(house.db);
  await settlePlans(house.db, watched.taken());
  await read(house.db);
  const statements = watched.taken();
  expect(statements.length).toBeGreaterThan(0);
  return faultsIn(house.db, statements, isPage);
}

type Reads = Record<string, (db: Db) => Promise<unknown>>;

const paging = { page: 1, limit: 10 };
const today = '2026-11-01';
const month = { datedebut: '2026-10-01', datefin: today };
const always = { datedebut: '2020-01-01', datefin: today };
const all = { kinds: [0, 1], caisses: null } as const;
const reach = { caisses: null, historique: 0 } as const;
const registers = { term: '', caisses: null, today };
const given = [3, 12];
const cashier = {
  utilisateurid: 1,
  permissions: new Set(['caisses', 'avances']),
  attitrees: given,
  caisses: given,
};

const lecteur = { utilisateurid: 50, permissions: new Set(['avances.accorder'] as const) };
const porteur = { utilisateurid: 50, permissions: new Set<never>() };

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
  'registers that are late': (db) => own.pageOfCaisses(db, { ...registers, suivi: 'retard' }, paging),
  'registers with a variance': (db) => own.pageOfCaisses(db, { ...registers, suivi: 'ecart' }, paging),
  // All of them at once are sorted as a whole: somebody decided about each, so they are few.
  'avances that are open': (db) => own.pageOfAvances(db, { lecteur, today, etat: 'decaissee' }, paging),
  'avances that are late': (db) => own.pageOfAvances(db, { lecteur, today, retard: 1 }, paging),
  'avances of a holder': (db) => own.pageOfAvances(db, { lecteur: porteur, today }, paging),
  reglements: (db) => own.pageOfReglements(db, all, paging),
  'reglements of a register': (db) => own.pageOfCaisse(db, 1, [0, 1], paging),
  'all reglements': (db) => own.pageOfListe(db, all, paging),
  'all reglements by amount': (db) => own.pageOfListe(db, all, { ...paging, tri: '-montant' }),
  'all reglements of a month': (db) => own.pageOfListe(db, { ...all, ...month }, paging),
  'all reglements of a register': (db) => own.pageOfListe(db, { ...all, caisseid: 5 }, paging),
  'all reglements of a nature': (db) => own.pageOfListe(db, { ...all, nature: 'wave' }, paging),
  'all reglements of an author': (db) => own.pageOfListe(db, { ...all, utilisateurid: 7 }, paging),
  'all reglements of a month without a proof': (db) => own.pageOfListe(db, { ...all, ...month, sanspreuve: 1 }, paging),
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
  'activites of an action': (db) =>
    own.pageOfActivites(db, { search: '', caisses: null, actiontype: 'Insert' }, paging),
  'activites of a month': (db) => own.pageOfActivites(db, { search: '', caisses: null, ...month }, paging),
};

it.each(Object.keys(PAGES))('first page of %s', async (name) => {
  expect(await faultsOf(PAGES[name] as Reads[string], true)).toEqual([]);
});

const MIDDLE = { page: 900, limit: 10 };
/** Without delivery steps: to look at all of so few orders is cheaper than to look a thousand of them up. */
const DEEP: Reads = {
  depenses: (db) => own.pageOfDepenses(db, {}, MIDDLE),
  mouvements: (db) => own.pageOfMouvements(db, { ...reach, caisseid: 1 }, MIDDLE),
  reglements: (db) => own.pageOfReglements(db, all, MIDDLE),
  'all reglements': (db) => own.pageOfListe(db, all, MIDDLE),
  commandes: (db) => own.pageOfCommandes(db, { etat: '' }, MIDDLE),
  clients: (db) => own.clients.pageOfClients(db, MIDDLE),
  projets: (db) => own.projets.pageOfProjets(db, { filter: '' }, MIDDLE),
};

it.each(Object.keys(DEEP))('a page in the middle of %s', async (name) => {
  expect(await faultsOf(DEEP[name] as Reads[string], true)).toEqual([]);
});

const DASHBOARD: Reads = {
  'totals of a month': (db) => own.totauxOf(db, month, null),
  'totals of all times': (db) => own.totauxOf(db, always, null),
  'flow of all times': (db) => own.fluxOf(db, { ...always, pas: 'mois' }, null),
  'shares of a month': (db) => own.partsOf(db, month),
  'what waits': (db) => own.attenteOf(db, { ...cashier, caisses: null }, today),
  'what holders have': (db) => own.listPorteurs(db, lecteur, today),
  'what waits for a cashier': (db) => own.attenteOf(db, cashier, today),
  'what all clients owe': (db) => own.totalOfCreances(db, today),
};

it.each(Object.keys(DASHBOARD))('dashboard, %s', async (name) => {
  expect(await faultsOf(DASHBOARD[name] as Reads[string], false)).toEqual([]);
});

it.each([
  ['I14', 'what a deleted register still holds'],
  ['I25', 'the line of the log for each of the latest ledger lines'],
])('a start looks up by an index, for %s, %s (docs/adr/0018)', async (asked) => {
  const { atStart, violations = '' } = invariants.find(({ id }) => id === asked) ?? {};
  const lines = LATEST.filter((rows) => rows.startsWith(LIGNES));
  const text = `WITH ${lines.join(', ')} ${atStart ?? violations}`;
  expect(await faultsIn(house.db, [{ text }], false)).toEqual([]);
});

const SEARCHES: Record<string, (db: Db, term: string) => Promise<unknown>> = {
  depenses: (db, term) => own.searchDepenses(db, { term, caisses: null }, {}, paging),
  commandes: (db, term) => own.searchCommandes(db, { term, caisses: null }, { etat: '' }, paging),
  clients: (db, term) => own.clients.searchClients(db, term, paging),
  'clients to choose from': (db, term) => own.choixOf(db, { search: term, limit: 20 }),
  'holders to choose from': (db, term) => own.porteursPossibles(db, { search: term, limit: 20 }, today),
  creances: (db, term) => own.pageOfCreances(db, { search: term, today, ...paging }),
  reglements: (db, term) => own.searchReglements(db, term, all, paging),
  'all reglements': (db, term) => own.pageOfListe(db, { ...all, search: term }, paging),
  statuscommandes: (db, term) => own.searchStatuts(db, term, paging),
  projets: (db, term) => own.projets.searchProjets(db, term, { filter: '' }, paging),
  utilisateurs: (db, term) => own.pageOfUtilisateurs(db, { search: term, today, ...paging }),
  activites: (db, term) => own.pageOfActivites(db, { search: term, caisses: null }, paging),
  everywhere: async (db, term) => {
    const terme = own.termeOf(term, null);
    for (const kind of terme ? own.KINDS : []) await own.findRecords(db, kind, terme as never);
  },
};

it.each(Object.keys(SEARCHES).flatMap((name) => [RARE, COMMON, NOWHERE].map((term) => [name, term] as const)))(
  'search of %s for %s',
  async (name, term) => {
    expect(await faultsOf((db) => SEARCHES[name]?.(db, term) ?? Promise.reject(), false)).toEqual([]);
  },
);

it.each(
  ['everywhere', 'depenses', 'commandes', 'all reglements'].flatMap((name) =>
    ['BC-C1-2026-000005', 'W-4711', '12345'].map((term) => [name, term] as const),
  ),
)('search of %s for the number, reference or amount %s', async (name, term) => {
  expect(await faultsOf((db) => SEARCHES[name]?.(db, term) ?? Promise.reject(), false)).toEqual([]);
});

it.each([
  ['depense_date', PAGES.depenses],
  ['activite_date', PAGES.activites],
  ['activite_action', PAGES['activites of an action']],
  ['client_recherche', (db: Db) => own.clients.searchClients(db, RARE, paging)],
  ['client_choix', (db: Db) => own.choixOf(db, { search: RARE, limit: 20 })],
  ['reglement_recherche', (db: Db) => own.pageOfListe(db, { ...all, search: RARE }, paging)],
  ['utilisateur_recherche', (db: Db) => own.porteursPossibles(db, { search: RARE, limit: 20 }, today)],
  ['commande_client', PAGES['commandes of a client with few']],
  ['transfert_enroute', DASHBOARD['what waits']],
] as const)('a plan that lost the index %s is told', async (index, read) => {
  await sql`BEGIN`.execute(house.db);
  await sql`DROP INDEX ${sql.table(index)}`.execute(house.db);
  const faults = await faultsOf(read as Reads[string], true).finally(() => sql`ROLLBACK`.execute(house.db));
  expect(faults).not.toEqual([]);
});
