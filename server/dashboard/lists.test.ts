import type { Caisse, Mouvementcaisse } from '@comptoir/contract/caisses';
import type { Commande } from '@comptoir/contract/commandes';
import type { Attente, Flux, Repartition, Totaux } from '@comptoir/contract/dashboard';
import { DASHBOARD_LISTS } from '@comptoir/contract/dashboardLists';
import type { Depense } from '@comptoir/contract/depenses';
import type { TotalMouvements } from '@comptoir/contract/mouvements';
import { encodeTexts } from '@comptoir/contract/text';
import type { Transfert } from '@comptoir/contract/transferts';
import { addDays } from '@comptoir/domain/dates';
import { sum } from '@comptoir/domain/money';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS } from '@comptoir/domain/permission';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../arretes/testing/closing';
import { SEED } from '../trials/suites/amount';
import { testApp } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { openedHouse } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import { workYear } from './testing/year';

const { house, admin } = openedHouse(testApp);
const caisses = openedForTests(async () => ({ ids: await workYear(house, SEED) }));
/** A user who sees two of the three registers. */
const restricted = openedForTests(async () => {
  const client = await house.as([...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS]);
  await house.db
    .updateTable('utilisateur')
    .set({ caisses: caisses.ids.slice(1) })
    .where('utilisateurid', '=', client.utilisateurid)
    .execute();
  return client;
});

type Query = Readonly<Record<string, unknown>>;
const DEPENSES = 'depenses/whithpagination';
const COMMANDES = 'commandes/whithpagination';
const MOUVEMENTS = 'caisses/mouvementcaisse';
const PROJETS = 'projets/whithpagination';
const CAISSES = 'caisses/whithpagination';
const TRANSFERTS = 'transferts';

const read = async (client: TestClient, path: string, query: Query = {}) => {
  const { status, body } = await client.get(`${path}?${new URLSearchParams(encodeTexts(query))}`);
  expect(status).toBe(200);
  return body;
};

/** Reads every row of a list, page after page, and expects as many as `count` says. */
async function rowsOf<Row>(client: TestClient, path: string, query: Query): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, count } = await read(client, path, { ...query, page, limit: 7 });
    rows.push(...data);
    if (data.length === 0) {
      expect(count).toBe(rows.length);
      return rows;
    }
  }
}

const total = (rows: readonly { montant: number }[]) => sum(rows.map(({ montant }) => montant));

/** Returns the sums of a list over all its pages, and expects its own total to be the same. */
async function depensesOf(client: TestClient, query: Query) {
  const rows = await rowsOf<Depense>(client, DEPENSES, query);
  const figures = {
    nombre: rows.length,
    montant: total(rows),
    montantrestant: sum(rows.map(({ montantrestant }) => montantrestant)),
  };
  expect((await read(client, 'depenses/total', query)).data).toEqual(figures);
  return figures;
}

async function commandesOf(client: TestClient, query: Query) {
  const rows = await rowsOf<Commande>(client, COMMANDES, query);
  const figures = { nombre: rows.length, montant: total(rows), reste: sum(rows.map(({ reste }) => reste)) };
  expect((await read(client, 'commandes/total', query)).data).toEqual(figures);
  return figures;
}

async function mouvementsOf(client: TestClient, query: Query) {
  const rows = await rowsOf<Mouvementcaisse>(client, MOUVEMENTS, query);
  const of = (type: 0 | 1, isTransfert = false) =>
    total(rows.filter((row) => row.type === type && (row.origine === 'transfert') === isTransfert));
  const figures = {
    nombre: rows.length,
    entrees: of(1),
    sorties: of(0),
    recus: of(1, true),
    envoyes: of(0, true),
  };
  const { data } = await read(client, 'caisses/mouvementcaisse/total', query);
  expect(data).toMatchObject(figures);
  return data as TotalMouvements;
}

const jours = fc.tuple(fc.nat(364), fc.constantFrom(0, 1, 30, 120, 364)).map(([first, length]) => ({
  datedebut: addDays('2026-01-01', first),
  datefin: addDays('2026-01-01', first + length),
}));

const eachPeriod = (check: (client: TestClient, days: { datedebut: string; datefin: string }) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(jours, fc.boolean(), (days, isAdmin) => check(isAdmin ? admin : restricted, days)),
    { numRuns: 12, examples: [[{ datedebut: '2026-01-01', datefin: '2026-12-31' }, true]] },
  );

describe(`each figure of the dashboard is the sum of the list behind its link (PRODUCT N, seed ${SEED})`, () => {
  it('the totals of any days, for who sees all registers and for who sees some', async () => {
    await eachPeriod(async (client, days) => {
      const totaux: Totaux = (await read(client, 'dashboard/totaux', days)).data;
      const { montant } = await depensesOf(client, DASHBOARD_LISTS.depenses(days));
      const { entrees } = await mouvementsOf(client, DASHBOARD_LISTS.entrees(days));
      const { sorties } = await mouvementsOf(client, DASHBOARD_LISTS.sorties(days));
      const { ouverture, solde } = await mouvementsOf(client, DASHBOARD_LISTS.solde(days));
      expect(totaux).toMatchObject({ depenses: montant, entrees, sorties, ouverture, solde });
    });
  });

  it('the expenses of any days by type and by project, those of none too', async () => {
    await eachPeriod(async (client, days) => {
      const { types, projets }: Repartition = (await read(client, 'dashboard/repartition', days)).data;
      for (const { id, montant, nombre } of types) {
        const of = await depensesOf(client, DASHBOARD_LISTS.part(days, { typedepenseid: id ?? 0 }));
        expect(of).toMatchObject({ montant, nombre });
      }
      for (const { id, montant, nombre } of projets) {
        const of = await depensesOf(client, DASHBOARD_LISTS.part(days, { projetid: id }));
        expect(of).toMatchObject({ montant, nombre });
      }
    });
  });

  it('each period of the flow, and all of them together', async () => {
    const periode = { datedebut: '2026-01-15', datefin: '2026-11-10' };
    for (const client of [admin, restricted]) {
      const flux: Flux[] = (await read(client, 'dashboard/flux', { ...periode, pas: 'mois' })).data;
      expect(flux).toHaveLength(11);
      for (const [rank, { periode: datedebut, entrees, sorties }] of flux.entries()) {
        const next = flux[rank + 1];
        const days = { datedebut, datefin: next ? addDays(next.periode, -1) : periode.datefin };
        expect(await mouvementsOf(client, DASHBOARD_LISTS.flux(days))).toMatchObject({ entrees, sorties });
      }
      const { entrees } = await mouvementsOf(client, DASHBOARD_LISTS.flux(periode));
      expect(sum(flux.map((row) => row.entrees))).toBe(entrees);
    }
  });

  it('what waits: how many there are, and what remains of them', async () => {
    const attente: Attente = (await read(admin, 'dashboard/attente')).data;
    const dues = await commandesOf(admin, DASHBOARD_LISTS.commandesDues);
    expect(attente.commandes).toEqual({ nombre: dues.nombre, montant: dues.reste });
    const depenses = await depensesOf(admin, DASHBOARD_LISTS.depensesDues);
    expect(attente.depenses).toEqual({ nombre: depenses.nombre, montant: depenses.montantrestant });
    const late = await commandesOf(admin, DASHBOARD_LISTS.livraisonsEnRetard);
    expect(attente.livraisons).toEqual({ nombre: late.nombre });
    const projets = await rowsOf(admin, PROJETS, DASHBOARD_LISTS.projetsEnRetard);
    expect([attente.projets.nombre, projets.length]).toEqual([1, 1]);
    expect(dues.nombre + depenses.nombre).toBeGreaterThan(0);
  });
});

describe('the registers that one may see (PRODUCT Q)', () => {
  it('a register out of reach is not found, and its movements are in no list', async () => {
    const [hidden] = caisses.ids;
    expect((await restricted.get(`${MOUVEMENTS}?caisseid=${hidden}`)).status).toBe(404);
    expect((await restricted.get(`${MOUVEMENTS}/total?caisseid=${hidden}`)).status).toBe(404);
    const rows = await rowsOf<Mouvementcaisse>(restricted, MOUVEMENTS, {});
    expect(new Set(rows.map(({ caisseid }) => caisseid))).toEqual(new Set(caisses.ids.slice(1)));
    await house.db
      .updateTable('utilisateur')
      .set({ caisses: [] })
      .where('utilisateurid', '=', restricted.utilisateurid)
      .execute();
    expect(await rowsOf(restricted, MOUVEMENTS, {})).toEqual([]);
    expect(await mouvementsOf(restricted, { datedebut: '2026-01-01' })).toMatchObject({ nombre: 0, entrees: 0 });
  });
});

describe('what waits of registers is what their lists show (ADR 0038)', () => {
  const desk = openedForTests(testApp);
  const LONG_AGO = '2026-01-09';
  const BLIND = { aveugle: 1 };
  const short = { nombre: 900 };

  const opened = async (client: TestClient, fields: object = {}): Promise<number> =>
    (await client.post('caisses', { libelle: 'Guichet', montant: 1000, ...fields })).body.data.caisseid;
  const counted = async (client: TestClient, caisseid: number, fields: Parameters<typeof count>[2]): Promise<number> =>
    (await count(client, caisseid, fields)).body.data.arreteid;

  /** Expects each figure to be the count of its list, over all pages; returns the registers of the lists. */
  async function suivisOf(client: TestClient) {
    const { arretes, ecarts, transferts, attitre }: Attente = (await read(client, 'dashboard/attente')).data;
    const late = await rowsOf<Caisse>(client, CAISSES, DASHBOARD_LISTS.arretesEnRetard);
    const owed = await rowsOf<Caisse>(client, CAISSES, DASHBOARD_LISTS.ecartsAExpliquer);
    const moving = await rowsOf<Transfert>(client, TRANSFERTS, { etat: 'envoye' });
    expect({ arretes, ecarts, transferts }).toEqual({
      arretes: { nombre: late.length },
      ecarts: { nombre: owed.length },
      transferts: { nombre: moving.length, montant: total(moving) },
    });
    const ids = (rows: readonly Caisse[]) => rows.map(({ caisseid }) => caisseid);
    return { retard: ids(late), ecart: ids(owed), enroute: transferts.montant, attitre };
  }

  it('for who sees all registers, and for cashiers, of theirs alone (PRODUCT Q)', async () => {
    const chief = await desk.asAdmin();
    const teller = await desk.as([...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS]);
    const [late, owed, explained, booked, reopened, fresh] = [
      await opened(teller),
      await opened(teller, BLIND),
      await opened(teller, BLIND),
      await opened(teller, BLIND),
      await opened(teller, BLIND),
      await opened(teller),
    ];
    await counted(teller, late, { jusquau: LONG_AGO });
    await counted(teller, owed, { ...short, jusquau: LONG_AGO });
    const reason = { motif: 'Erreur de rendu' };
    await teller.put(`arretes/${await counted(teller, explained, short)}/motif`, reason);
    await chief.post(`arretes/${await counted(teller, booked, short)}/regulariser`, reason);
    await chief.post(`arretes/${await counted(teller, reopened, short)}/rouvrir`, reason);
    await counted(teller, fresh, {});

    const cashier = async (...given: readonly number[]) => {
      const client = await desk.as(['tableau de bord', 'caisses', 'caisses.transferer']);
      await chief.put(`utilisateurs/${client.utilisateurid}/caisses`, { caisses: given });
      return client;
    };
    const [one, other, third] = [await cashier(owed, fresh), await cashier(late), await cashier(explained, booked)];
    const sent = async (client: TestClient, sourceid: number, cibleid: number, montant: number) =>
      (await client.post('transferts', { sourceid, cibleid, montant })).body.data.etat;
    expect(await sent(one, owed, late, 100)).toBe('envoye');
    expect(await sent(other, late, owed, 30)).toBe('envoye');
    expect(await sent(chief, reopened, owed, 7)).toBe('recu');

    expect(await suivisOf(chief)).toEqual({ retard: [owed, late], ecart: [owed], enroute: 130, attitre: false });
    expect(await suivisOf(one)).toEqual({ retard: [owed], ecart: [owed], enroute: 130, attitre: true });
    expect(await suivisOf(other)).toEqual({ retard: [late], ecart: [], enroute: 130, attitre: true });
    expect(await suivisOf(third)).toEqual({ retard: [], ecart: [], enroute: 0, attitre: true });
  });

  it('on the days around which a closing becomes late: more than two working days must have passed', async () => {
    await using week = await testApp();
    const on = (day: string) => {
      week.clock.now = () => Date.parse(`${day}T10:00:00Z`);
      return week.asAdmin();
    };
    // 2026-11-20 is a Friday.
    const client = await on('2026-11-22');
    const closed = async (jusquau: string) => {
      const caisseid = await opened(client);
      await counted(client, caisseid, { jusquau });
      return caisseid;
    };
    const thursday = await closed('2026-11-19');
    const friday = await closed('2026-11-20');
    const sunday = await closed('2026-11-22');
    await opened(client);
    for (const [day, retard] of [
      ['2026-11-24', []],
      ['2026-11-25', [thursday]],
      ['2026-11-26', [sunday, friday, thursday]],
    ] as const) {
      expect([day, (await suivisOf(await on(day))).retard]).toEqual([day, retard]);
    }
  });
});
