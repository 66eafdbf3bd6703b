import type { ObjetImprime } from '@comptoir/domain/imprime';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockApi } from './api';
import { contrepassations, REGLEMENT_ARRETE, REGLEMENT_CONTREPASSE } from './contrepassations.fixtures';
import { createStore } from './createStore';
import { numeroOfCommande, numerosOf } from './imprimes.numeros';
import { SIGNE } from './signatures.fixtures';
import type { Store } from './store';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const created = (...overrides: Partial<Store>[]) => createStore({ now: () => NOW }, ...overrides);
/** The documents of payments, or of orders. */
const about = (objet: ObjetImprime, { imprimes }: Store) => imprimes.filter((row) => row.objet === objet);

describe('the payments that a store was given (ADR 0041)', () => {
  test('have one number each, in the order of their entry', () => {
    const store = created();
    expect(
      about('reglement', store)
        .map(({ objetid }) => objetid)
        .sort(),
    ).toEqual(store.reglements.map(({ reglementid }) => reglementid).sort());
    const [caisse] = store.caisses;
    const ofCaisse = store.imprimes.filter((row) => row.caisseid === caisse?.caisseid && row.serie === 'BC');
    expect(ofCaisse.map(({ rang }) => rang)).toEqual(ofCaisse.map((_, index) => index + 1));
    const entered = ofCaisse.map(({ objetid }) => store.reglements.find((row) => row.reglementid === objetid)?.date);
    expect(entered).toEqual(entered.toSorted());
    const { imprimeid } = ofCaisse[0] ?? {};
    const numero = `BC-${caisse?.code}-2026-000001`;
    expect(numerosOf(store, 1)).toEqual({ imprimeid, numero, remplace: '', decharge: '' });
  });

  test('are signed where the fixtures say so, and where the signature is given (ADR 0048)', () => {
    expect(numerosOf(created(), SIGNE).decharge).toBe('/api/fichiers/901/signature.png');
    const [signed, bare] = [created(), created({ fichiers: [] })];
    expect(signed.imprimes.filter(({ documentid }) => documentid !== null)).toHaveLength(1);
    expect(bare.imprimes.filter(({ documentid }) => documentid !== null)).toEqual([]);
    expect(created({ reglements: [] }).imprimes.every(({ documentid }) => documentid === null)).toBe(true);
  });

  test('have it also when a story brings them, cancelled if they were reversed', () => {
    const store = created(contrepassations(NOW));
    const cancelled = store.imprimes.filter(({ etat }) => etat === 'annule').map(({ objetid }) => objetid);
    expect(cancelled.sort()).toEqual(Object.values(REGLEMENT_CONTREPASSE).sort());
    expect(about('reglement', created({ reglements: [] }))).toEqual([]);
  });

  test('are numbered in the year of their entry, those entered together by their ids', () => {
    const [first] = created().reglements;
    if (!first) throw new Error('no payment');
    const reglements = [3, 2, 1].map((reglementid) => ({ ...first, reglementid }));
    const [line] = created().mouvements;
    if (!line) throw new Error('no movement');
    const createdon = ['2026-01-02T08:00:00.000Z', '2025-12-31T23:59:59.000Z', '2026-01-02T08:00:00.000Z'];
    const mouvements = createdon.map((instant, index) => ({ ...line, reglementid: index + 1, createdon: instant }));
    const imprimes = about('reglement', created({ reglements, mouvements }));
    expect(imprimes.map(({ objetid, annee, rang }) => [objetid, annee, rang])).toEqual([
      [2, 2025, 1],
      [1, 2026, 1],
      [3, 2026, 2],
    ]);
  });

  test('have none in a register that the store was not given', () => {
    const store = created({ caisses: created().caisses.slice(0, 1) });
    expect(new Set(about('reglement', store).map(({ caisseid }) => caisseid))).toEqual(new Set([1]));
  });
});

test('the orders that a store was given have a number each, by the year of entry (ADR 0045)', () => {
  const [first] = created().commandes;
  if (!first) throw new Error('no order');
  const entered = ['2026-01-02T08:00:00.000Z', '2025-12-31T23:59:59.000Z', '2026-01-02T08:00:00.000Z'];
  const commandes = entered.map((createdon, index) => ({ ...first, commandeid: 3 - index, createdon }));
  const store = created({ commandes, reglements: [] });
  expect(
    about('commande', store).map(({ objetid, annee, rang, caisseid }) => [objetid, annee, rang, caisseid]),
  ).toEqual([
    [2, 2025, 1, null],
    [1, 2026, 1, null],
    [3, 2026, 2, null],
  ]);
  expect(numeroOfCommande(store, 3)).toMatchObject({ numero: 'BDC-2026-000002' });
  expect(numeroOfCommande(store, 4)).toEqual({ imprimeid: null, numero: '' });
});

test('a payment has one valid document; a deleted one has none (RELIABILITY I47)', async () => {
  const store = created();
  const send = async (method: string, body?: FormData) => {
    const init = body ? { method, body } : { method };
    const response = await getResponse(mockApi(store), new Request('http://localhost/api/reglements/2', init));
    expect(response?.status).toBe(200);
  };
  const sent = new FormData();
  const fields = { depenseid: '2', caisseid: '1', date: '2026-07-14', montant: '60000' };
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  await send('PUT', sent);
  const etats = () => store.imprimes.filter(({ objetid }) => objetid === 2).map((one) => [one.etat, one.remplacepar]);
  const imprimeid = store.imprimes.at(-1)?.imprimeid;
  expect(etats()).toEqual([
    ['remplace', imprimeid],
    ['valide', null],
  ]);
  const line = store.activites.at(-1);
  expect(line).toMatchObject({ objet: 'reglement', objetid: 2, apres: { reglementid: 2, montant: 60_000 } });
  expect(line?.apres).not.toHaveProperty('imprimeid');
  expect(line?.apres).not.toHaveProperty('numero');
  expect(line?.apres).not.toHaveProperty('remplace');
  await send('DELETE');
  expect(etats()).toEqual([
    ['remplace', imprimeid],
    ['annule', null],
  ]);
});

test('the document of a reversed payment is cancelled, and the log’s line of it has no number (ADR 0041)', async () => {
  const store = created(contrepassations(NOW));
  const reglementid = REGLEMENT_ARRETE.DEPENSE;
  const url = `http://localhost/api/reglements/${reglementid}/contrepasser`;
  const headers = { 'content-type': 'application/json' };
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify({ motif: 'Saisi deux fois' }) });
  expect((await getResponse(mockApi(store), request))?.status).toBe(201);
  expect(store.imprimes.filter(({ objetid }) => objetid === reglementid).map(({ etat }) => etat)).toEqual(['annule']);
  const line = store.activites.find(({ objet, objetid }) => objet === 'reglement' && objetid === reglementid);
  expect(line?.apres).toMatchObject({ reglementid, contrepassele: '2026-11-21' });
  for (const told of [line?.avant, line?.apres]) {
    expect(told).not.toHaveProperty('imprimeid');
    expect(told).not.toHaveProperty('numero');
    expect(told).not.toHaveProperty('remplace');
  }
});
