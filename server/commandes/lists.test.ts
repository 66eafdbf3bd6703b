import type { Commande } from '@comptoir/contract/commandes';
import { etatSolde } from '@comptoir/domain/commande';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import { describe, expect, it } from 'vitest';
import { foldTotals } from '../db/maintenance.repository';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const page = async (path: string): Promise<{ count: number; ids: number[] }> => {
  const { status, body } = await admin.get(path);
  expect([path, status, body.code]).toEqual([path, 200, undefined]);
  const { count, data } = body;
  return { count, ids: data.map((row: Commande) => row.commandeid) };
};
const list = (query = '') => page(`commandes/whithpagination?limit=100${query}`);
const search = (term: string, query = '') =>
  page(`commandes/searchwhithpagination/${encodeURIComponent(term)}?limit=100${query}`);
const newestFirst = (ids: readonly number[]) => [...ids].sort((a, b) => b - a);

const order = async (fields: Parameters<typeof counter.commande>[0] = {}) =>
  (await counter.commande(fields)).commandeid;
/** Takes an order and sets the instant of its creation. */
const orderAt = async (instant: string, fields: Parameters<typeof counter.commande>[0] = {}) => {
  const commandeid = await order(fields);
  await house.db.updateTable('commande').set({ createdon: instant }).where('commandeid', '=', commandeid).execute();
  return commandeid;
};
const deliver = (commandeid: number, etat: number) => admin.post('statuscommandes', { commandeid, etat });

describe('the list of orders (spec § 2 Orders, CONTRACT "Types")', () => {
  it('is newest first, 6 a page, and says how many there are', async () => {
    const clientid = await counter.client();
    const ids: number[] = [];
    for (let n = 0; n < 8; n += 1) ids.push(await order({ clientid }));
    const [first, second] = [await page('commandes/whithpagination'), await page('commandes/whithpagination?page=2')];
    expect([first.ids.length, PAGE_SIZE.commandes]).toEqual([6, 6]);
    expect([...first.ids, ...second.ids].slice(0, 8)).toEqual(newestFirst(ids));
    expect(first.count).toBe(second.count);
    expect(await page('commandes/whithpagination?page=1000')).toEqual({ count: first.count, ids: [] });
    expect(await page('commandes/withoutpagination')).toEqual(await list());
    expect(await page(`commandes/whithpaginationclient/${clientid}?limit=3`)).toEqual({
      count: 8,
      ids: newestFirst(ids).slice(0, 3),
    });
    expect((await admin.get('commandes/whithpaginationclient/2000000')).status).toBe(404);
  });

  it('of a delivery status: each, in progress, finished (PRODUCT 1.13)', async () => {
    const ids = [await order(), await order(), await order(), await order()] as const;
    for (const etat of [1, 2, 3] as const) await deliver(ids[etat], etat);
    const lists = Object.fromEntries(
      await Promise.all(
        ['', '0', '1', '2', '3', 'encours', 'terminee'].map(async (etat) => [etat, await list(`&etat=${etat}`)]),
      ),
    ) as Record<string, { count: number; ids: number[] }>;
    for (const etat of [0, 1, 2, 3] as const) expect(lists[etat]?.ids[0]).toBe(ids[etat]);
    expect(lists.encours?.ids.slice(0, 3)).toEqual([ids[2], ids[1], ids[0]]);
    expect(lists.terminee).toEqual(lists[3]);
    expect(lists['']?.count).toBe((lists.encours?.count ?? 0) + (lists.terminee?.count ?? 0));
    for (const { count, ids: shown } of Object.values(lists)) expect(count).toBe(shown.length);
    expect((await admin.get('commandes/whithpagination?etat=4')).status).toBe(422);
  });

  it('of a period: the days of Abidjan, both included', async () => {
    const clientid = await counter.client({ libelleclient: 'Période' });
    const at = (instant: string) => orderAt(instant, { clientid });
    const before = await at('2024-02-27T23:59:59.999Z');
    const opening = await at('2024-02-28T00:00:00.000Z');
    const closing = await at('2024-02-29T23:59:59.999Z');
    const after = await at('2024-03-01T00:00:00.000Z');
    await deliver(opening, 3);
    const period = (datedebut: string, datefin: string, etat = '') =>
      list(`&datedebut=${datedebut}&datefin=${datefin}&etat=${etat}`);
    expect(await period('2024-02-28', '2024-02-29')).toEqual({ count: 2, ids: [closing, opening] });
    expect(await period('2024-02-29', '2024-02-29')).toEqual({ count: 1, ids: [closing] });
    expect(await period('2024-02-28', '2024-02-29', 'terminee')).toEqual({ count: 1, ids: [opening] });
    expect(await period('2024-02-28', '2024-02-29', 'encours')).toEqual({ count: 1, ids: [closing] });
    expect((await list('&datefin=2024-02-28')).ids).toEqual([opening, before]);
    expect((await list('&datedebut=2024-02-29')).ids.slice(-2)).toEqual([after, closing]);
    const found = await search('periode', '&datedebut=2024-02-28&datefin=2024-02-28');
    expect(found).toEqual({ count: 1, ids: [opening] });
    expect((await page('commandes/whithpagination?datefin=2024-02-29&limit=1&page=2')).ids).toEqual([opening]);
  });

  it('refuses a period that ends before it begins', async () => {
    const query = 'datedebut=2026-02-02&datefin=2026-02-01';
    for (const path of ['commandes/whithpagination', 'commandes/searchwhithpagination/x']) {
      const { status, body } = await admin.get(`${path}?${query}`);
      expect([status, body.code, body.errors[0].path]).toEqual([422, 'champ.invalide', 'datefin']);
    }
    expect((await admin.get('commandes/whithpagination?datedebut=2026-02-30')).status).toBe(422);
  });

  it('shows figures that are the domain’s', async () => {
    const caisseid = await counter.caisse(0);
    const paid = await order({ fraissup: 100 });
    await counter.encaisser({ depenseid: paid, caisseid, montant: 1000 });
    const { data } = (await admin.get('commandes/withoutpagination')).body as { data: Commande[] };
    expect(data[0]).toMatchObject({ commandeid: paid, montant: 1100, reste: 100, etatsolde: 'Partiel' });
    for (const { montant, reste, etatsolde } of data) expect(etatsolde).toBe(etatSolde(montant, montant - reste));
  });
});

describe('the kept totals (migration 0006)', () => {
  it('follow every change of status, deletion and return, folded or not', async () => {
    const counts = async () => [(await list()).count, (await list('&etat=0')).count, (await list('&etat=3')).count];
    const steps = async () => (await admin.get('statuscommandes/whithpagination?limit=1')).body.count;
    const [all = 0, zero = 0, done = 0] = await counts();
    const first = await steps();
    const commandeid = await order();
    await foldTotals(house.db);
    await deliver(commandeid, 3);
    expect([await counts(), await steps()]).toEqual([[all + 1, zero, done + 1], first + 2]);
    await admin.delete(`commandes/${commandeid}`);
    expect([await counts(), await steps()]).toEqual([[all, zero, done], first]);
    await foldTotals(house.db);
    await house.db.updateTable('commande').set({ supprimele: null }).where('commandeid', '=', commandeid).execute();
    expect([await counts(), await steps()]).toEqual([[all + 1, zero, done + 1], first + 2]);
    // No call brings an order back: it would live without a number (RELIABILITY I47).
    await admin.delete(`commandes/${commandeid}`);
  });
});

describe('a search of orders (CONTRACT "Types", `{term}`)', () => {
  it('finds the client, the phone, each item and the number, whatever case and accents', async () => {
    const clientid = await counter.client({ libelleclient: 'Établissements Bâ', tel: '0758391246' });
    const lignes = ['Lampe à pétrole', 'Bœuf'].map((libelle) => ({ libelle, qtecmd: 1, mnttotal: 5 }));
    const commandeid = await order({ clientid, lignes });
    const terms = ['ETABLISSEMENTS ba', '0758391246', '83912', 'petrole', 'boeuf', `N° ${commandeid}`];
    for (const term of terms) {
      expect([term, (await search(term)).ids]).toEqual([term, [commandeid]]);
      expect((await list(`&searchdata=${encodeURIComponent(term)}`)).ids).toEqual([commandeid]);
    }
    expect((await search(`${commandeid}`)).ids).toContain(commandeid);
  });

  it('follows a client who is renamed', async () => {
    const fields = { typeclient: 'Particulier', adresse: 'Plateau', tel: '0102030405' };
    const clientid = await counter.client({ ...fields, libelleclient: 'Avant Mariage' });
    const commandeid = await order({ clientid });
    await admin.multipart('PUT', 'clients', { ...fields, clientid, libelleclient: 'Après Noces' });
    expect((await search('avant mariage')).ids).toEqual([]);
    expect((await search('apres noces')).ids).toEqual([commandeid]);
  });

  it('takes %, _ and \\ as ordinary characters', async () => {
    const of = (libelle: string) => order({ lignes: [{ libelle, qtecmd: 1, mnttotal: 5 }] });
    const [percent, under, slash] = [await of('Vin 100% raisin'), await of('Lot A_7'), await of('Route N\\A')];
    expect((await search('%')).ids).toEqual([percent]);
    expect((await search('_')).ids).toEqual([under]);
    expect((await search('n\\a')).ids).toEqual([slash]);
  });

  it('keeps to the status, pages and counts exactly, and for nothing is the list (spec § 8)', async () => {
    const clientid = await counter.client({ libelleclient: 'Scierie du Sud' });
    // An order that matches both by its client and by its items is found once.
    const lignes = [{ libelle: 'Planche de la scierie', qtecmd: 1, mnttotal: 5 }];
    const ids = [await order({ clientid, lignes }), await order({ clientid }), await order({ lignes })];
    await deliver(ids[0] ?? 0, 2);
    expect(await search('scierie')).toEqual({ count: 3, ids: newestFirst(ids) });
    expect(await search('scierie', '&etat=2')).toEqual({ count: 1, ids: [ids[0]] });
    const path = 'commandes/searchwhithpagination/scierie?limit=2&page=2';
    expect(await page(path)).toEqual({ count: 3, ids: [ids[0]] });
    expect(await search('  ', '&etat=2')).toEqual(await list('&etat=2'));
  });
});
