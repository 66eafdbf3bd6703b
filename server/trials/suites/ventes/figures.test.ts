import { calls } from '@comptoir/contract/calls';
import { chiffresIssues } from '@comptoir/contract/commandeRules';
import type { Commande } from '@comptoir/contract/commandes';
import type { Reglement } from '@comptoir/contract/reglements';
import { etatSolde, totauxCommande } from '@comptoir/domain/commande';
import { computeReglement } from '@comptoir/domain/reglement';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openedForTests } from '../../testing/openedForTests';
import { amount } from '../amount';
import { dataOf } from '../money/counter';
import { openedCounter } from '../money/opened';
import type { Answered } from '../wire';
import { bodyOf, isTaken, type Typed, typed } from './orders';

const RUNS = amount(20, 120);

const { house, counter } = openedCounter();
const client = openedForTests(() => counter.client());

type Body = ReturnType<typeof bodyOf>;
const take = (body: Body) => house.send(counter.person, calls.commandes.create, { body });
const change = (commandeid: number, body: Body) =>
  house.send(counter.person, calls.commandes.update, { params: { commandeid }, body });

const taken = typed.filter(isTaken);

/** Returns the order as the list shows it. */
async function listed(commandeid: number): Promise<Commande | undefined> {
  return (await counter.commandesOf(client.clientid)).find((row) => row.commandeid === commandeid);
}

/** Computes every figure of an order, as domain does, from what was typed and paid. */
function figuresOf({ lignes, ...base }: Typed, regle = 0) {
  const { quantite, montantreduction, montanttotal: montant } = totauxCommande({ ...base, lignes });
  return { ...base, quantite, montantreduction, montant, reste: montant - regle, etatsolde: etatSolde(montant, regle) };
}

/** Checks that the answer and the list both show these figures of an order. */
async function expectFigures(shown: Commande, order: Typed, regle = 0): Promise<void> {
  expect(shown).toMatchObject(figuresOf(order, regle));
  expect(shown.detailscommande.map(({ id, ...ligne }) => ligne)).toEqual(order.lignes);
  expect(await listed(shown.commandeid)).toEqual(shown);
}

const errorsOf = ({ status, body }: Answered) => ({
  status,
  errors: ((body as { errors?: { path: string; code: string }[] }).errors ?? []).map(({ path, code }) => ({
    path,
    code,
  })),
});

describe('the server computes an order as the domain does (RELIABILITY P13, I10, I15, I16)', () => {
  test('random orders, taken, changed and partly paid: every figure of the answer and of the list', async () => {
    const { caisseid } = await counter.caisse(0);
    const remise = fc.double({ min: 0, max: 1.2, noNaN: true });
    await fc.assert(
      fc.asyncProperty(taken, taken, remise, async (first, second, share) => {
        const made = dataOf<Commande>(await take(bodyOf(client.clientid, first)), 201);
        await expectFigures(made, first);
        if (made.montant === 0) return;
        const changed = dataOf<Commande>(await change(made.commandeid, bodyOf(client.clientid, second)), 200);
        await expectFigures(changed, second);
        const remis = Math.min(Math.max(Math.round(changed.montant * share), 1), 999_999_999_999);
        if (changed.montant === 0) return;
        const { net, rendu } = computeReglement({ owed: changed.montant, remis });
        const payment = { depenseid: made.commandeid, caisseid, montant: remis, from: 1 as const };
        const before = (await counter.soldeOf(caisseid)) ?? 0;
        const paid = dataOf<Reglement>(await counter.pay(payment), 201);
        expect([paid.montant, paid.montantRendu, paid.montantrestant]).toEqual([net, rendu, changed.montant - net]);
        expect(await counter.soldeOf(caisseid)).toBe(before + net);
        expect(await listed(made.commandeid)).toMatchObject(figuresOf(second, net));
        await house.done(counter.person, calls.reglements.remove, { params: { reglementid: paid.reglementid } });
        await expectFigures(changed, second);
        await house.done(counter.person, calls.commandes.remove, { params: { commandeid: made.commandeid } });
      }),
      { numRuns: RUNS },
    );
    expect(await house.violations()).toEqual([]);
  });

  test('what the domain refuses is refused on the same fields, and writes nothing', async () => {
    const kept = await counter.commande(1000, client.clientid);
    await fc.assert(
      fc.asyncProperty(
        typed.filter((order) => !isTaken(order)),
        async (order) => {
          const body = bodyOf(client.clientid, order, { quantite: 1, montanttotal: 1 });
          const errors = chiffresIssues(body);
          const before = await house.fingerprint();
          expect(errorsOf(await take(body))).toEqual({ status: 422, errors });
          expect(errorsOf(await change(kept.commandeid, body))).toEqual({ status: 422, errors });
          expect(await house.fingerprint()).toBe(before);
        },
      ),
      { numRuns: RUNS / 2 },
    );
  });
});

describe('the totals that a client sends are never trusted (RELIABILITY P10)', () => {
  const lie = fc.oneof(fc.constantFrom(-1, 1), fc.integer({ min: -1_000_000, max: 1_000_000 }));

  test('whatever false quantity or total is refused on its field, and writes nothing', async () => {
    const kept = await counter.commande(1000, client.clientid);
    await fc.assert(
      fc.asyncProperty(taken, lie, lie, fc.constantFrom(0, 1, 2), async (order, more, dearer, which) => {
        const own = totauxCommande(order);
        const near = (figure: number, by: number) => Math.min(Math.max(figure + by, 0), 999_999_999_999);
        const claimed = {
          quantite: which === 1 ? own.quantite : near(own.quantite, more),
          montanttotal: which === 2 ? own.montanttotal : near(own.montanttotal, dearer),
        };
        const errors = (['quantite', 'montanttotal'] as const)
          .filter((path) => claimed[path] !== own[path])
          .map((path) => ({ path, code: 'commande.total_incoherent' }));
        fc.pre(errors.length > 0);
        const body = bodyOf(client.clientid, order, claimed);
        const before = await house.fingerprint();
        expect(errorsOf(await take(body))).toEqual({ status: 422, errors });
        expect(errorsOf(await change(kept.commandeid, body))).toEqual({ status: 422, errors });
        expect(await house.fingerprint()).toBe(before);
      }),
      { numRuns: RUNS / 2 },
    );
  });

  test('what only the server may say cannot be said at all', async () => {
    const body = bodyOf(client.clientid, {
      lignes: [{ libelle: 'Table', qtecmd: 1, mnttotal: 500 }],
      fraissup: 0,
      typereduction: 1,
      reduction: 0,
    });
    for (const field of ['regle', 'solde']) {
      const answer = await take({ ...body, [field]: 0 });
      expect(errorsOf(answer)).toEqual({ status: 422, errors: [{ path: field, code: 'champ.inconnu' }] });
    }
    const row = { reste: 0, etatsolde: 'Solde', montant: 0, montantreduction: 500, etat: 3, numero: 'BC-1' };
    const { numero, ...said } = dataOf<Commande>(await take({ ...body, ...row }), 201);
    expect(said).toMatchObject({ reste: 500, etatsolde: 'En attente', montant: 500, montantreduction: 0, etat: 0 });
    expect(numero).not.toBe(row.numero);
  });
});
