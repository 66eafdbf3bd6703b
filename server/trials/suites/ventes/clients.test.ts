import { calls } from '@comptoir/contract/calls';
import { describe, expect, test } from 'vitest';
import { amount } from '../amount';
import { tally, times } from '../money/counter';
import { openedCounter } from '../money/opened';
import { expectOnly, type Pair, raced } from '../race';

const ROUNDS = amount(5, 24);

const { house, counter } = openedCounter();

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

test('ten orders of one client at the same instant are ten orders, and the client’s figures are theirs', async () => {
  const { clientid } = await counter.client();
  expect(tally(await times(10, () => counter.order(clientid, 1000)))).toEqual({ '201': 10 });
  const client = await house.done(counter.person, calls.clients.byId, { params: { clientid } });
  expect(client).toMatchObject({ nombrecommande: 10, reste: 10_000 });
});
