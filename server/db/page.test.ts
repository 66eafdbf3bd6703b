import { MAX_UNPAGED } from '@comptoir/domain/limits';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageOfClients } from '../clients/repository';
import { pageOfCommandes } from '../commandes/repository';
import { pageOfStatuts } from '../commandes/statuts.repository';
import { pageOfDepenses } from '../depenses/lists.repository';
import { pageOfMouvements } from '../ledger/mouvements/lists.repository';
import { pageOfProjets } from '../projets/repository';
import { pageOfReglements } from '../reglements/repository';
import { testApp } from '../trials/testing/app';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { foldCumuls } from './maintenance.repository';
import { type Page, type Paging, pagesOf, readPageBeneath } from './page';
import type { Db } from './pool';

const house = openedForTests(testApp);
let caisseid: number;
const N = 20_000;

beforeAll(async () => {
  const counter = await counterOf(await house.asAdmin());
  caisseid = await counter.caisse(0);
  await sql`
    INSERT INTO depense (libelle, typedepenseid, montant, description, date, expenseonstep, recherche)
    SELECT 'Dépense ' || n, ${counter.typedepenseid}, 1 + n % 50, '', date '2026-01-01' + n % 100, 0, 'depense ' || n
    FROM generate_series(1, ${N}) AS n`.execute(house.db);
  await sql`
    INSERT INTO mouvementcaisse (caisseid, montant, type, createdon)
    SELECT ${caisseid}, n, 1, timestamptz '2026-01-01' + n % 1000 * interval '1 minute'
    FROM generate_series(1, ${N - 1}) AS n`.execute(house.db);
  await sql`UPDATE caisse SET nombremouvement = ${N} WHERE caisseid = ${caisseid}`.execute(house.db);
});

const ids = (rows: { depenseid: number }[]) => rows.map(({ depenseid }) => depenseid);

describe('pages (CONTRACT "Types": stable order, newest first, right count)', () => {
  it('are those of one sorted list, from whichever end they are read', async () => {
    const { rows } = await sql<{ depenseid: number }>`
      SELECT depenseid FROM depense ORDER BY date DESC, depenseid DESC`.execute(house.db);
    const all = ids(rows);
    for (const page of [1, 2, 714, 715, 1400, 1428, 1429, 2000, 2857, 2858]) {
      const { data, count } = await pageOfDepenses(house.db, {}, { page, limit: 7 });
      expect([page, count, ids(data)]).toEqual([page, N, all.slice((page - 1) * 7, page * 7)]);
    }
    expect(await pageOfDepenses(house.db, {}, { page: 1_000_000_000, limit: 100 })).toEqual({ data: [], count: N });
  });

  it.each([
    ['date', sql`date, depenseid`],
    ['-montant', sql`montant DESC, depenseid DESC`],
    ['montant', sql`montant, depenseid`],
  ] as const)('PRODUCT 1.27: in the order %s too, ties by id', async (tri, order) => {
    const { rows } = await sql<{ depenseid: number }>`SELECT depenseid FROM depense ORDER BY ${order}`.execute(
      house.db,
    );
    const all = ids(rows);
    for (const page of [1, 2, 715, 2000, 2858]) {
      const { data } = await pageOfDepenses(house.db, {}, { tri, page, limit: 7 });
      expect([page, ids(data)]).toEqual([page, all.slice((page - 1) * 7, page * 7)]);
    }
  });

  it('are read by a statement that is made once for what is asked: who reads, days, order and length', async () => {
    let made = 0;
    const pages = pagesOf<{ n: number }, Paging & { from: number; to?: number | undefined }>(
      ({ from, to = from + 9 }) => {
        made += 1;
        const [order, reverse] = [sql`ORDER BY n`, sql`ORDER BY n DESC`];
        const keys = sql`SELECT n FROM generate_series(${from}::integer, ${to}::integer) AS n`;
        return {
          total: sql`(SELECT count(*) FROM (${keys}))`,
          keys,
          order,
          reverse,
          rows: sql`SELECT n FROM page`,
          shown: order,
        };
      },
    );
    const read = async (from: number, paging: Partial<Paging> & { to?: number | undefined } = {}) => {
      const { data, count } = await pages(house.db, { page: 1, limit: 2, from, ...paging });
      return [...data.map(({ n }) => n), count];
    };
    for (let round = 0; round < 3; round += 1) {
      expect(await read(1)).toEqual([1, 2, 10]);
      expect(await read(5)).toEqual([5, 6, 10]);
      expect(await read(5, { to: 7 })).toEqual([5, 6, 3]);
      expect(await read(5, { limit: 3 })).toEqual([5, 6, 7, 10]);
      expect(made).toBe(4);
    }
    expect(await read(5, { page: 2 })).toEqual([7, 8, 10]);
    // Those that nobody asked for lately give way to others.
    for (let from = 100; from < 200; from += 1) expect(await read(from)).toEqual([from, from + 1, 10]);
    expect(await read(1)).toEqual([1, 2, 10]);
    expect(made).toBe(4 + 1 + 100 + 1);
  });

  it('spec § 7: are one of the newest 1 000 where all are asked for, and count tells them all', async () => {
    const admin = await house.asAdmin();
    const { body } = await admin.get('depenses/withoutpagination');
    expect([body.data.length, body.count]).toEqual([MAX_UNPAGED, N]);
    const { data: first } = await pageOfDepenses(house.db, {}, { page: 1, limit: 100 });
    expect(ids(body.data.slice(0, 100))).toEqual(ids(first));
  });

  it('of a register count on its own row', async () => {
    const page = (number: number) =>
      pageOfMouvements(house.db, { caisseid, caisses: null, historique: 0 }, { page: number, limit: 100 });
    const seen = new Set<number>();
    for (let number = 1; number <= N / 100; number += 1) {
      for (const { mouvementcaisseid } of (await page(number)).data) seen.add(mouvementcaisseid);
    }
    expect(seen.size).toBe(N);
    expect((await page(N / 100 + 1)).data).toEqual([]);
  });

  it('deep in a list are found by what is kept of it, in either direction (migrations 0021, 0026)', async () => {
    const counter = await counterOf(await house.asAdmin());
    await fillOthers(house.db, await counter.client(), caisseid);
    await foldCumuls(house.db);
    await sql`UPDATE commande SET supprimele = now() WHERE commandeid % 7 = 0`.execute(house.db);
    await sql`UPDATE client SET supprimele = now() WHERE clientid % 3 = 0`.execute(house.db);
    await sql`UPDATE projet SET supprimele = now() WHERE projetid % 1000 < 400`.execute(house.db);
    await sql`UPDATE reglement SET supprimele = now() WHERE reglementid % 5 = 0`.execute(house.db);
    await sql`UPDATE caisse SET nombrereglementdepense = (SELECT count(*) FROM reglement WHERE supprimele IS NULL)
      WHERE caisseid = ${caisseid}`.execute(house.db);
    for (const [name, order, read] of deepLists(house.db)) {
      const id = /SELECT (\w+) AS id/.exec(order)?.[1] ?? '';
      const { rows } = await sql<{ id: number }>`${sql.raw(order)}`.execute(house.db);
      const all = rows.map(({ id }) => id);
      const last = Math.ceil(all.length / 7);
      for (const page of [716, 730, last - 1, last, last + 1]) {
        const { data, count } = await read({ page, limit: 7 });
        const ids = data.map((row) => (row as Record<string, unknown>)[id]);
        expect([name, page, count, ids]).toEqual([name, page, all.length, all.slice((page - 1) * 7, page * 7)]);
      }
    }
  });

  it('of what belongs to a record are none once it is not there, however far they are asked for', async () => {
    const [order, reverse] = [sql`ORDER BY n`, sql`ORDER BY n DESC`];
    const beneath = (numbers: number, isThere: boolean) => (page: number) =>
      readPageBeneath<{ n: number }>(
        house.db,
        {
          total: sql`(SELECT ${numbers}::integer WHERE ${isThere})`,
          keys: sql`SELECT n FROM generate_series(1, ${numbers}::integer) AS n`,
          order,
          reverse,
          rows: sql`SELECT n FROM page`,
          shown: order,
        },
        { page, limit: 1000 },
      );
    for (const page of [1, 2, 7, 10, 11]) {
      expect(await beneath(9_001, false)(page)).toBeUndefined();
      const rows = Math.max(0, Math.min(1000, 9_001 - (page - 1) * 1000));
      const data = Array.from({ length: rows }, (_, row) => ({ n: (page - 1) * 1000 + row + 1 }));
      expect(await beneath(9_001, true)(page)).toEqual({ data, count: 9_001 });
    }
    expect(await beneath(0, true)(1)).toEqual({ data: [], count: 0 });
  });
});

describe('the kept total (migration 0004)', () => {
  it('never makes a writer wait for another', async () => {
    await house.db.transaction().execute(async (holding) => {
      await insertOne(holding);
      await sql`SET lock_timeout = 500`.execute(house.db);
      await insertOne(house.db);
    });
  });
});

/** Writes 9 000 orders, their delivery steps, payments, clients and projects of each. */
async function fillOthers(db: Db, clientid: number, caisse: number): Promise<void> {
  await sql`
    INSERT INTO commande (clientid, quantite, totallignes, fraissup, typereduction, reduction, montantreduction,
      montant, regle, etat, creepar, recherche, createdon)
    SELECT ${clientid}, 1, 5, 0, 1, 0, 0, 5, n % 2 * 5, n % 4, 1, 'x',
      timestamptz '2026-01-01' + n % 1000 * interval '1 hour'
    FROM generate_series(1, 9000) AS n`.execute(db);
  await sql`
    INSERT INTO statuscommande (commandeid, etat, utilisateurid)
    SELECT commandeid, 3, 1 FROM commande ORDER BY commandeid`.execute(db);
  await sql`
    INSERT INTO reglement (depenseid, "from", caisseid, remis, net, rendu, date)
    SELECT n, 0, ${caisse}, 1, 1, 0, date '2026-01-01' + n % 90 FROM generate_series(1, 9000) AS n`.execute(db);
  await sql`
    INSERT INTO client (libelleclient, typeclient, adresse, email, tel, recherche)
    SELECT 'x', 'Particulier', '', '', '0700000000', 'x' FROM generate_series(1, 9000)`.execute(db);
  await sql`
    INSERT INTO projet (libelle, description, montant, datefin, creepar, recherche)
    SELECT 'x', 'x', 1, '2026-12-31', 1, 'x' FROM generate_series(1, 9000)`.execute(db);
}

/** The lists, each with a statement that gives the ids that it must show, in its order. */
function deepLists(db: Db): readonly (readonly [string, string, (paging: Paging) => Promise<Page<object>>])[] {
  const year = { datedebut: '2026-01-03', datefin: '2026-12-31' };
  const of = (id: string, from: string, order: string) => `SELECT ${id} AS id FROM ${from} ORDER BY ${order}`;
  const commandes = 'commande WHERE supprimele IS NULL';
  return [
    [
      'depenses of a period, unpaid',
      of('depenseid', `depense WHERE NOT solde AND date >= '2026-01-03'`, 'date DESC, depenseid DESC'),
      (paging) => pageOfDepenses(db, { ...year, statut: 'insolde' }, paging),
    ],
    [
      'depenses on no project, oldest first',
      of('depenseid', 'depense WHERE projetid IS NULL', 'date, depenseid'),
      (paging) => pageOfDepenses(db, { nature: 'classique' }, { ...paging, tri: 'date' }),
    ],
    [
      'mouvements',
      of('mouvementcaisseid', 'mouvementcaisse WHERE type = 1', 'createdon DESC, mouvementcaisseid DESC'),
      (paging) => pageOfMouvements(db, { caisses: null, historique: 0, type: 1 }, paging),
    ],
    [
      'commandes',
      of('commandeid', commandes, 'createdon DESC, commandeid DESC'),
      (paging) => pageOfCommandes(db, { etat: '' }, paging),
    ],
    [
      'commandes in progress of a period, oldest first',
      of('commandeid', `${commandes} AND etat < 3 AND createdon >= '2026-01-03Z'`, 'createdon, commandeid'),
      (paging) => pageOfCommandes(db, { etat: 'encours', ...year }, { ...paging, tri: 'date' }),
    ],
    [
      'statuscommandes',
      of('statuscommandeid', 'statuscommande JOIN commande USING (commandeid) WHERE supprimele IS NULL', '1 DESC'),
      (paging) => pageOfStatuts(db, paging),
    ],
    [
      'reglements',
      of('reglementid', 'reglement WHERE supprimele IS NULL', 'date DESC, reglementid DESC'),
      (paging) => pageOfReglements(db, { kinds: [0, 1], caisses: null }, paging),
    ],
    [
      'clients',
      of('clientid', 'client WHERE supprimele IS NULL', 'clientid DESC'),
      (paging) => pageOfClients(db, paging),
    ],
    [
      'clients, oldest first',
      of('clientid', 'client WHERE supprimele IS NULL', 'clientid'),
      (paging) => pageOfClients(db, { ...paging, tri: 'date' }),
    ],
    [
      'projets',
      of('projetid', 'projet WHERE supprimele IS NULL', 'projetid DESC'),
      (paging) => pageOfProjets(db, { filter: '' }, paging),
    ],
  ];
}

async function insertOne(db: Db): Promise<void> {
  await sql`
    INSERT INTO depense (libelle, typedepenseid, montant, description, date, expenseonstep, recherche)
    SELECT 'a', min(typedepenseid), 5, '', '2026-01-01', 0, 'a' FROM typedepense`.execute(db);
}
