import { calls } from '@comptoir/contract/calls';
import type { Commande } from '@comptoir/contract/commandes';
import type { Reglement } from '@comptoir/contract/reglements';
import type { Statuscommande } from '@comptoir/contract/statuscommandes';
import { sum } from '@comptoir/domain/money';
import { describe, expect, test } from 'vitest';
import { amount } from '../amount';
import { dataOf, type Payment, tally, times } from '../money/counter';
import { openedCounter } from '../money/opened';
import { expectOnly, type Pair, raced } from '../race';

const ROUNDS = amount(5, 24);

const { house, counter } = openedCounter();

const race = (prepare: () => Promise<Pair>) => raced(house, ROUNDS, prepare);
const cash = (payment: Payment) => counter.pay({ ...payment, from: 1 });
const cashed = async (payment: Payment) => dataOf<Reglement>(await cash(payment), 201);
const removeCommande = (commandeid: number) =>
  house.send(counter.person, calls.commandes.remove, { params: { commandeid } });
const removeReglement = (reglementid: number) =>
  house.send(counter.person, calls.reglements.remove, { params: { reglementid } });
const advance = (commandeid: number, etat: number) =>
  house.send(counter.person, calls.statuscommandes.change, { body: { commandeid, etat } });
const shown = async ({ commandeid, clientid }: Commande) =>
  (await counter.commandesOf(clientid)).find((row) => row.commandeid === commandeid);

describe('K people settle one order into K registers at the same instant (RELIABILITY P09)', () => {
  test.each([2, 4, 8, 16])('all of it: one payment, K = %i', async (k) => {
    const commande = await counter.commande(1000);
    const registers = await times(k, () => counter.caisse(0));
    const answers = await times(k, (i) =>
      cash({ depenseid: commande.commandeid, caisseid: registers[i]!.caisseid, montant: 1000 }),
    );
    expect(tally(answers)).toEqual({ '201': 1, '409 reglement.deja_solde': k - 1 });
    await expectCashed(commande, registers);
  });

  test.each([2, 4, 8])('more than half each: the second brings the rest and gets change, K = %i', async (k) => {
    const commande = await counter.commande(1001);
    const registers = await times(k, () => counter.caisse(0));
    const answers = await times(k, (i) =>
      cash({ depenseid: commande.commandeid, caisseid: registers[i]!.caisseid, montant: 600 }),
    );
    const accepted = answers.filter(({ status }) => status === 201).map((answer) => dataOf<Reglement>(answer, 201));
    expect(accepted.map(({ montant, montantRendu }) => [montant, montantRendu]).sort()).toEqual([
      [401, 199],
      [600, 0],
    ]);
    expect(tally(answers)).toEqual({ '201': 2, ...(k > 2 ? { '409 reglement.deja_solde': k - 2 } : {}) });
    await expectCashed(commande, registers);
  });

  /** Checks that the net payments add up to the order's amount, and that each register holds exactly its own. */
  async function expectCashed(commande: Commande, registers: readonly { caisseid: number }[]): Promise<void> {
    const reglements = await counter.reglementsOf(commande.commandeid, 1);
    expect(sum(reglements.map(({ montant }) => montant))).toBe(commande.montant);
    expect(await shown(commande)).toMatchObject({ reste: 0, etatsolde: 'Solde' });
    const soldes = await counter.soldes();
    for (const { caisseid } of registers) {
      const net = sum(reglements.filter((row) => row.caisseid === caisseid).map(({ montant }) => montant));
      expect({ caisseid, solde: soldes.get(caisseid) }).toEqual({ caisseid, solde: net });
    }
    expect(await house.violations()).toEqual([]);
  }
});

describe('delivery changed by two people at once (RELIABILITY F34, I17)', () => {
  const etatsOf = async (commandeid: number) => {
    const params = { params: { commandeid } };
    const steps = (await house.done(counter.person, calls.commandes.livraison, params)) as Statuscommande[];
    return steps.map(({ etat }) => etat);
  };

  test('0 to 1 and 0 to 2: the history goes up, the loser is told', async () => {
    const orders: Commande[] = [];
    const pairs = await race(async () => {
      const order = await counter.commande(1000);
      orders.push(order);
      return [() => advance(order.commandeid, 1), () => advance(order.commandeid, 2)];
    });
    expectOnly(pairs, '200 | 200', '409 commande.statut_non_croissant | 200');
    for (const [i, { commandeid }] of orders.entries()) {
      expect(await etatsOf(commandeid)).toEqual(pairs[i] === '200 | 200' ? [0, 1, 2] : [0, 2]);
    }
  });

  test('the same status by eight people is written once', async () => {
    const { commandeid } = await counter.commande(1000);
    const answers = await times(8, () => advance(commandeid, 3));
    expect(tally(answers)).toEqual({ '200': 1, '409 commande.statut_non_croissant': 7 });
    expect(await etatsOf(commandeid)).toEqual([0, 3]);
    expect(await house.violations()).toEqual([]);
  });

  test('a status and the deletion of the order', async () => {
    const pairs = await race(async () => {
      const { commandeid } = await counter.commande(1000);
      return [() => advance(commandeid, 1), () => removeCommande(commandeid)];
    });
    expectOnly(pairs, '200 | 200', '404 introuvable | 200');
  });
});

describe('a payment against what takes its order away (RELIABILITY I10, I13, I18)', () => {
  test('and an edit of the order to less', async () => {
    const { caisseid } = await counter.caisse(0);
    const orders: Commande[] = [];
    const pairs = await race(async () => {
      const order = await counter.commande(1000);
      orders.push(order);
      return [() => counter.reorder(order, 400), () => cash({ depenseid: order.commandeid, caisseid, montant: 700 })];
    });
    expectOnly(pairs, '200 | 201', '409 commande.montant_inferieur_regle | 201');
    for (const order of orders) {
      const { montant = 0, reste = -1 } = (await shown(order)) ?? {};
      const [reglement] = await counter.reglementsOf(order.commandeid, 1);
      expect([
        [400, 400, 300, 0],
        [1000, 700, 0, 300],
      ]).toContainEqual([montant, reglement?.montant, reglement?.montantRendu, reste]);
    }
  });

  test('of all of it, and an edit: a settled order is not changed any more', async () => {
    const { caisseid } = await counter.caisse(0);
    const pairs = await race(async () => {
      const order = await counter.commande(1000);
      return [() => counter.reorder(order, 2000), () => cash({ depenseid: order.commandeid, caisseid, montant: 1000 })];
    });
    expectOnly(pairs, '200 | 201', '409 commande.soldee | 201');
  });

  test.each([1000, 400])('of %i francs, and the deletion of the order of 1000', async (montant) => {
    const { caisseid } = await counter.caisse(0);
    const pairs = await race(async () => {
      const { commandeid } = await counter.commande(1000);
      return [() => cash({ depenseid: commandeid, caisseid, montant }), () => removeCommande(commandeid)];
    });
    const kept = montant === 1000 ? 'commande.soldee' : 'commande.a_des_reglements';
    expectOnly(pairs, `201 | 409 ${kept}`, '404 introuvable | 200');
    const paid = pairs.filter((pair) => pair.startsWith('201')).length;
    expect(await counter.soldeOf(caisseid)).toBe(paid * montant);
  });

  test('an order deleted while it is edited', async () => {
    const pairs = await race(async () => {
      const order = await counter.commande(1000);
      return [() => counter.reorder(order, 2000), () => removeCommande(order.commandeid)];
    });
    expectOnly(pairs, '200 | 200', '404 introuvable | 200');
  });

  test('two saves of one version: one is kept, the other sees it (RELIABILITY P11)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await counter.commande(1000);
      const answers = await times(4, (i) => counter.reorder(order, 2000 + i, order.version));
      expect(tally(answers)).toEqual({ '200': 1, '409 conflit.version': 3 });
    }
    expect(await house.violations()).toEqual([]);
  });
});

describe('money that an order brought in, spent while it goes (RELIABILITY I02)', () => {
  test('the payment deleted, and an expense that spends it: the register is never below zero', async () => {
    const pairs = await race(async () => {
      const { caisseid } = await counter.caisse(0);
      const { reglementid } = await cashed({
        depenseid: (await counter.commande(1000)).commandeid,
        caisseid,
        montant: 1000,
      });
      const { depenseid } = await counter.depense(1000);
      return [() => removeReglement(reglementid), () => counter.pay({ depenseid, caisseid, montant: 1000 })];
    });
    expectOnly(pairs, '200 | 422 caisse.solde_insuffisant', '409 caisse.solde_insuffisant | 201');
  });

  test('the payment lowered, and an expense that needs it', async () => {
    const pairs = await race(async () => {
      const { caisseid } = await counter.caisse(0);
      const { commandeid: depenseid } = await counter.commande(1000);
      const { reglementid } = await cashed({ depenseid, caisseid, montant: 1000 });
      const depense = await counter.depense(1000);
      return [
        () => counter.repay(reglementid, { depenseid, caisseid, montant: 999, from: 1 }),
        () => counter.pay({ depenseid: depense.depenseid, caisseid, montant: 1000 }),
      ];
    });
    expectOnly(pairs, '200 | 422 caisse.solde_insuffisant', '409 caisse.solde_insuffisant | 201');
  });

  test('payments of orders moved from A to B and from B to A: all pass, no deadlock shows (F17)', async () => {
    const [a, b] = [await counter.caisse(0), await counter.caisse(0)];
    const into = async ({ caisseid }: { caisseid: number }) =>
      cashed({ depenseid: (await counter.commande(1000)).commandeid, caisseid, montant: 1000 });
    const [inA, inB] = [await times(4, () => into(a)), await times(4, () => into(b))];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [forA, forB] = round % 2 === 0 ? [b, a] : [a, b];
      const moves = [...inA.map((paid) => ({ paid, to: forA })), ...inB.map((paid) => ({ paid, to: forB }))];
      const answers = await Promise.all(
        moves.map(({ paid: { reglementid, depenseid }, to: { caisseid } }) =>
          counter.repay(reglementid, { depenseid, caisseid, montant: 1000, from: 1 }),
        ),
      );
      expect(tally(answers)).toEqual({ '200': 8 });
    }
    const soldes = await counter.soldes();
    expect((soldes.get(a.caisseid) ?? 0) + (soldes.get(b.caisseid) ?? 0)).toBe(8000);
    expect(await house.violations()).toEqual([]);
  });
});
