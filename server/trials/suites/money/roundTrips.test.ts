import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { testApp } from '../../testing/app';
import type { Answered, TestClient } from '../../testing/client';
import { type Counter, commandeBody, counterOf } from '../../testing/counter';
import { openedForTests } from '../../testing/openedForTests';

const house = openedForTests(testApp);
let admin: TestClient;
let counter: Counter;
beforeAll(async () => {
  admin = await house.asAdmin();
  counter = await counterOf(admin);
});
afterEach(() => void vi.restoreAllMocks());

const MOST = 5;
const key = () => ({ 'idempotency-key': randomUUID() });

/**
 * Makes a write that must succeed, and counts how often it waited for the database: each Sync and each simple query is
 * one wait.
 */
async function tripsOf(write: () => Promise<Answered>): Promise<{ trips: number; data: Answered['body'] }> {
  const sent = [vi.spyOn(pg.Connection.prototype, 'sync'), vi.spyOn(pg.Connection.prototype, 'query')];
  const { status, body } = await write();
  const trips = sent.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  vi.restoreAllMocks();
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return { trips, data: body.data };
}

it('a payment is made, corrected and undone in five round trips each (docs/adr/0027)', async () => {
  const caisseid = await counter.caisse(10_000);
  const [depenseid, { commandeid }] = [await counter.depense(1000), await counter.commande()];
  const ofCommande = await tripsOf(() => counter.encaisser({ depenseid: commandeid, caisseid, montant: 100 }, key()));
  const made = await tripsOf(() => counter.pay({ depenseid, caisseid, montant: 100 }, key()));
  const { reglementid, version } = made.data;
  const body = { depenseid, caisseid, montant: 200, from: 0, type: '-', date: counter.today, version };
  const path = `reglements/${reglementid}`;
  const corrected = await tripsOf(() => admin.multipart('PUT', path, body, null, key()));
  const undone = await tripsOf(() => admin.delete(path, key()));
  const trips = [ofCommande, made, corrected, undone].map((one) => one.trips);
  expect(trips).toEqual([MOST, MOST, MOST, MOST]);
});

it('so is a movement; an expense and an order in no more', async () => {
  const caisseid = await counter.caisse(10_000);
  const clientid = await counter.client();
  const movement = { caisseid, montant: 100, type: 1, description: '' };
  const made = await tripsOf(() => admin.post('caisses/mouvementcaisse', movement, key()));
  const path = `caisses/mouvementcaisse/${made.data.mouvementcaisseid}`;
  const corrected = await tripsOf(() => admin.put(path, { ...movement, montant: 50, version: 1 }, key()));
  const undone = await tripsOf(() => admin.delete(path, key()));
  const { typedepenseid, today: date } = counter;
  const expense = { libelle: 'Ciment', typedepenseid, montant: 5, description: '', date };
  const spent = await tripsOf(() => admin.post('depenses', expense, key()));
  const ordered = await tripsOf(() => admin.post('commandes', commandeBody({ clientid }), key()));
  const trips = [made, corrected, undone, spent, ordered].map((one) => one.trips);
  expect(trips).toEqual([MOST, MOST, 4, MOST, MOST]);
});
