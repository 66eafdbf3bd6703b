import { describe, expect, it } from 'vitest';
import { insist } from '../arretes/testing/closing';
import { checkLedger } from '../ledger/check';
import { amount } from '../trials/suites/amount';
import type { Answered } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import { type ClosedDesk, closedDesk, reverser } from './testing/closedDesk';

const ROUNDS = amount(5, 60);

const { house, admin, counter } = openedDesk();
const chief = openedForTests(() =>
  house.as(['caisses', 'caisses.contrepasser', 'caisses.rouvrir', 'depenses', 'commandes']),
);

const reglement = (id: number) => reverser(chief, 'reglements')(id);
const mouvement = (id: number) => reverser(chief, 'caisses/mouvementcaisse')(id);
const reopen = (arreteid: number) => chief.post(`arretes/${arreteid}/rouvrir`, { motif: 'Oubli' });
const outcomeOf = ({ status, body }: Answered) => (status < 300 ? 'done' : (body.errors[0]?.code ?? body.code));

/** Sends these at the same instant on a new desk, round after round, the last of them first in every other round. */
async function raced(
  asks: (desk: ClosedDesk) => (() => Promise<Answered>)[],
  after: (outcomes: string[], desk: ClosedDesk) => unknown,
) {
  for (let round = 0; round < ROUNDS; round += 1) {
    const desk = await closedDesk(admin, counter);
    const sent = asks(desk);
    const inTurn = round % 2 === 0 ? sent : sent.toReversed();
    const answers = await Promise.all(inTurn.map((ask) => ask()));
    const outcomes = (round % 2 === 0 ? answers : answers.toReversed()).map(outcomeOf);
    await after(outcomes, desk);
  }
  expect(await checkLedger(house.db)).toEqual([]);
}

describe('a reversal that meets another write (ADR 0034)', () => {
  it('of its own kind: a payment, and a movement, are reversed once', async () => {
    await raced(
      ({ paye, entree }) => [
        () => reglement(paye),
        () => mouvement(entree),
        () => reglement(paye),
        () => mouvement(entree),
      ],
      async (outcomes, { caisseid }) => {
        expect(outcomes.sort()).toEqual(['contrepassation.deja_faite', 'contrepassation.deja_faite', 'done', 'done']);
        expect(await counter.solde(caisseid)).toBe(10_100);
      },
    );
  });

  it('the closing of its day: it is counted, or refused for its date', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { caisseid, paye, encaisse, entree, sortie } = await closedDesk(admin, counter);
      const reversals = [reglement(paye), mouvement(entree), reglement(encaisse), mouvement(sortie)];
      // In every other round the first of them is done when the counting begins.
      if (round % 2 === 1) await Promise.race(reversals);
      const [closing, ...answers] = await Promise.all([insist(admin, caisseid), ...reversals]);
      for (const answer of answers) seen.add(outcomeOf(answer));
      expect(await counter.solde(caisseid)).toBe(closing.attendu);
    }
    seen.delete('contrepassation.jour_arrete');
    expect([...seen]).toEqual(['done']);
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('the reopening of its payment’s day: it comes before, or is not needed any more', async () => {
    await raced(
      ({ paye, arreteid }) => [() => reglement(paye), () => reopen(arreteid)],
      async ([reversal, reopening], { depenseid }) => {
        expect(reopening).toBe('done');
        expect(['done', 'contrepassation.jour_ouvert']).toContain(reversal);
        const { montantrestant } = (await admin.get(`depenses/${depenseid}`)).body.data;
        expect(montantrestant).toBe(reversal === 'done' ? 1000 : 900);
      },
    );
  });

  it('a payment of the same debt: never more is paid than owed', async () => {
    await raced(
      ({ caisseid, depenseid, paye }) => [
        () => counter.pay({ caisseid, depenseid, montant: 1000 }),
        () => reglement(paye),
        () => counter.pay({ caisseid, depenseid, montant: 1000 }),
      ],
      async ([, reversal], { depenseid }) => {
        expect(reversal).toBe('done');
        const paid = (await admin.get(`reglements/byidwhithpagination/${depenseid}?limit=100`)).body.data;
        const nets = paid.filter((row: { contrepassele: null }) => row.contrepassele === null);
        const sum = nets.reduce((total: number, row: { montant: number }) => total + row.montant, 0);
        expect([900, 1000]).toContain(sum);
        const { montantrestant } = (await admin.get(`depenses/${depenseid}`)).body.data;
        expect(montantrestant).toBe(1000 - sum);
      },
    );
  });

  it('the money that came in leaving by another hand: one of them', async () => {
    await raced(
      ({ caisseid, encaisse }) => [
        () => reglement(encaisse),
        () => admin.post('caisses/mouvementcaisse', { caisseid, montant: 10_500, type: 0 }),
      ],
      (outcomes) =>
        expect([
          ['done', 'caisse.solde_insuffisant'],
          ['caisse.solde_insuffisant', 'done'],
        ]).toContainEqual(outcomes),
    );
  });
});
