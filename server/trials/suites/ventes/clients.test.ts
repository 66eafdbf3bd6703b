import { randomUUID } from 'node:crypto';
import { calls } from '@comptoir/contract/calls';
import type { Commande } from '@comptoir/contract/commandes';
import { describe, expect, test } from 'vitest';
import { openedForTests } from '../../testing/openedForTests';
import { amount } from '../amount';
import { openHouse } from '../house';
import { Counter, dataOf, tally, times } from '../money/counter';
import { expectOnly, type Pair, raced } from '../race';

const ROUNDS = amount(5, 24);

const house = openedForTests(openHouse);
const counter = openedForTests(() => Counter.open(house));

const race = (prepare: () => Promise<Pair>) => raced(house, ROUNDS, prepare);
const removeClient = (clientid: number) => house.send(counter.person, calls.clients.remove, { params: { clientid } });

describe('a client goes while somebody sells to them (PRODUCT 1.16)', () => {
  test('never an order on a deleted client', async () => {
    const pairs = await race(async () => {
      const { clientid } = await counter.client();
      return [() => counter.order(clientid, 1000), () => removeClient(clientid)];
    });
    expectOnly(pairs, '201 | 409 client.a_des_commandes', '422 requete.invalide | 200');
    await expectNoOrphans();
  });

  test('nor one brought to a client who goes', async () => {
    const pairs = await race(async () => {
      const [order, { clientid }] = [await counter.commande(1000), await counter.client()];
      return [() => counter.reorder({ ...order, clientid }, 1000), () => removeClient(clientid)];
    });
    expectOnly(pairs, '200 | 409 client.a_des_commandes', '422 requete.invalide | 200');
    await expectNoOrphans();
  });

  test('a client is deleted, or changed, or deleted twice, one after the other', async () => {
    const body = { libelleclient: 'Adama', typeclient: 'Particulier', adresse: 'Port-Bouët', tel: '0102030405' };
    const changed = await race(async () => {
      const { clientid } = await counter.client();
      const update = { body: { clientid, ...body } };
      return [() => house.send(counter.person, calls.clients.update, update), () => removeClient(clientid)];
    });
    expectOnly(changed, '200 | 200', '404 introuvable | 200');
    const twice = await race(async () => {
      const { clientid } = await counter.client();
      return [() => removeClient(clientid), () => removeClient(clientid)];
    });
    expectOnly(twice, '200 | 404 introuvable', '404 introuvable | 200');
  });

  async function expectNoOrphans(): Promise<void> {
    const orphans = await house.db
      .selectFrom('commande')
      .innerJoin('client', 'client.clientid', 'commande.clientid')
      .select('commandeid')
      .where('commande.supprimele', 'is', null)
      .where('client.supprimele', 'is not', null)
      .execute();
    expect(orphans).toEqual([]);
  }
});

describe('one key, one order (CONTRACT "Types", RELIABILITY P03)', () => {
  test('sent ten times at the same instant', async () => {
    const { clientid } = await counter.client();
    const key = randomUUID();
    const answers = await times(10, () => counter.order(clientid, 1000, key));
    expect(tally(answers)).toEqual({ '201': 10 });
    expect(new Set(answers.map((answer) => dataOf<Commande>(answer, 201).commandeid)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(9);
    expect(await counter.commandesOf(clientid)).toHaveLength(1);
    expect(await house.violations()).toEqual([]);
  });

  test('ten orders of ten keys for one client are ten orders, and the client’s figures are theirs', async () => {
    const { clientid } = await counter.client();
    expect(tally(await times(10, () => counter.order(clientid, 1000, randomUUID())))).toEqual({ '201': 10 });
    const values = { params: { term: 'adjoua' }, query: { limit: 100 } };
    const clients = (await house.done(counter.person, calls.clients.search, values)) as { clientid: number }[];
    expect(clients.find((row) => row.clientid === clientid)).toMatchObject({ nombrecommande: 10, reste: 10_000 });
  });

  test('one settlement under one key is cashed once', async () => {
    const { caisseid } = await counter.caisse(0);
    const { commandeid: depenseid } = await counter.commande(50_000);
    const key = randomUUID();
    const answers = await times(10, () => counter.pay({ depenseid, caisseid, montant: 1000, key, from: 1 }));
    expect(tally(answers)).toEqual({ '201': 10 });
    expect(await counter.soldeOf(caisseid)).toBe(1000);
    expect(await counter.reglementsOf(depenseid, 1)).toHaveLength(1);
  });
});
