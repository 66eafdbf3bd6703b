import { describe, expect, test } from 'vitest';
import type { Reglement } from '#contract/reglements';
import { sum } from '#domain/money';
import { opened } from '../../testing/opened';
import { openHouse } from '../house';
import { Counter, dataOf, tally, times } from './counter';

const ROUNDS = Number(process.env.ROUNDS ?? 2);
const PLENTY = 10_000;

const house = opened(openHouse);
const counter = opened(() => Counter.open(house));

describe('K people pay one expense from K registers at the same instant (RELIABILITY P09, F22)', () => {
  test.each([2, 4, 8, 16, 32])('all of it: one payment, K = %i', async (k) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { depenseid } = await counter.depense(1000);
      const registers = await times(k, () => counter.caisse(PLENTY));
      const answers = await times(k, (i) =>
        counter.pay({ depenseid, caisseid: registers[i]!.caisseid, montant: 1000 }),
      );

      expect(tally(answers)).toEqual({ '201': 1, '409 reglement.deja_solde': k - 1 });
      await expectEachDebited(
        registers.map(({ caisseid }) => caisseid),
        depenseid,
        1000,
      );
    }
    expect(await house.violations()).toEqual([]);
  });

  test.each([2, 4, 8, 16])('more than half each: the second gives the rest and gets change, K = %i', async (k) => {
    const { depenseid } = await counter.depense(1001);
    const registers = await times(k, () => counter.caisse(PLENTY));
    const answers = await times(k, (i) => counter.pay({ depenseid, caisseid: registers[i]!.caisseid, montant: 600 }));

    const accepted = answers.filter(({ status }) => status === 201).map((answer) => dataOf<Reglement>(answer, 201));
    expect(
      accepted.map(({ montant, montantRendu, montantremis }) => [montantremis, montant, montantRendu]).sort(),
    ).toEqual([
      [600, 401, 199],
      [600, 600, 0],
    ]);
    expect(tally(answers)).toEqual({ '201': 2, ...(k > 2 ? { '409 reglement.deja_solde': k - 2 } : {}) });
    await expectEachDebited(
      registers.map(({ caisseid }) => caisseid),
      depenseid,
      1001,
    );
    expect(await house.violations()).toEqual([]);
  });
});

/** Σ net is the debt, and each register lost its own net and nothing else. */
async function expectEachDebited(caisseids: readonly number[], depenseid: number, montant: number): Promise<void> {
  const reglements = await counter.reglementsOf(depenseid);
  expect(sum(reglements.map(({ montant: net }) => net))).toBe(montant);
  expect(reglements[0]?.montantrestant).toBe(0);
  const soldes = await counter.soldes();
  for (const id of caisseids) {
    const net = sum(reglements.filter(({ caisseid }) => caisseid === id).map(({ montant: posted }) => posted));
    expect({ id, solde: soldes.get(id) }).toEqual({ id, solde: PLENTY - net });
  }
}
