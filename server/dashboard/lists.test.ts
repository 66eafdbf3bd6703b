import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import type { Commande } from '@comptoir/contract/commandes';
import type { Attente, Flux, Repartition, Totaux } from '@comptoir/contract/dashboard';
import { DASHBOARD_LISTS } from '@comptoir/contract/dashboardLists';
import type { Depense } from '@comptoir/contract/depenses';
import { encodeTexts } from '@comptoir/contract/text';
import { addDays } from '@comptoir/domain/dates';
import { sum } from '@comptoir/domain/money';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS } from '@comptoir/domain/permission';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApp } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { openedForTests } from '../trials/testing/openedForTests';
import { workYear } from './testing/year';

const seed = Date.now() % 1_000_000;
const house = openedForTests(testApp);
const caisses = openedForTests(async () => ({ ids: await workYear(house, seed) }));
const admin = openedForTests(() => house.asAdmin());
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
  const of = (type: 0 | 1) => total(rows.filter((row) => row.type === type));
  const figures = { nombre: rows.length, entrees: of(1), sorties: of(0) };
  expect((await read(client, 'caisses/mouvementcaisse/total', query)).data).toEqual(figures);
  return figures;
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

describe(`each figure of the dashboard is the sum of the list behind its link (PRODUCT N, seed ${seed})`, () => {
  it('the totals of any days, for who sees all registers and for who sees some', async () => {
    await eachPeriod(async (client, days) => {
      const totaux: Totaux = (await read(client, 'dashboard/totaux', days)).data;
      const { montant } = await depensesOf(client, DASHBOARD_LISTS.depenses(days));
      const { entrees } = await mouvementsOf(client, DASHBOARD_LISTS.entrees(days));
      const { sorties } = await mouvementsOf(client, DASHBOARD_LISTS.sorties(days));
      const soldes = (await read(client, 'caisses/withoutpagination')).data;
      const solde = sum(soldes.map((row: { solde: number }) => row.solde));
      expect(totaux).toEqual({ depenses: montant, entrees, sorties, solde });
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

  it('filters narrow each other: settled and not, of each delivery status, are all of them', async () => {
    const all = await commandesOf(admin, {});
    const parts = await Promise.all(
      ['solde', 'insolde'].flatMap((statut) =>
        ['encours', 'terminee'].map((etat) => commandesOf(admin, { statut, etat })),
      ),
    );
    expect(sum(parts.map(({ nombre }) => nombre))).toBe(all.nombre);
    expect(sum(parts.map(({ montant }) => montant))).toBe(all.montant);
    const depenses = await depensesOf(admin, {});
    const natures = await Promise.all(
      ['projet', 'classique'].flatMap((nature) =>
        ['solde', 'insolde'].map((statut) => depensesOf(admin, { nature, statut })),
      ),
    );
    expect(sum(natures.map(({ montant }) => montant))).toBe(depenses.montant);
    expect(sum(natures.map(({ montantrestant }) => montantrestant))).toBe(depenses.montantrestant);
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
    expect(await mouvementsOf(restricted, { datedebut: '2026-01-01' })).toEqual({ nombre: 0, entrees: 0, sorties: 0 });
  });
});
