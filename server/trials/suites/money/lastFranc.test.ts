import { calls } from '@comptoir/contract/calls';
import { describe, expect, test } from 'vitest';
import { amount, someOf } from '../amount';
import { tally, times } from './counter';
import { FRANC_KS, lastFrancFaults } from './lastFranc';
import { openedCounter } from './opened';

const ROUNDS = amount(1, 4);

const { house, counter } = openedCounter();

describe('K people pay the last franc of a register at the same instant: one payment (RELIABILITY P08, F21)', () => {
  test.each(someOf(FRANC_KS, 3))('K = %i', async (k) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await lastFrancFaults(counter, k, 1000 + round)).toEqual([]);
    }
    expect(await house.violations()).toEqual([]);
  });

  test('out movements too: K = 32', async () => {
    const { caisseid } = await counter.caisse(500);
    const answers = await times(32, () =>
      house.send(counter.person, calls.mouvements.create, { body: { caisseid, type: 0, montant: 500 } }),
    );
    expect(tally(answers)).toEqual({ '201': 1, '422 caisse.solde_insuffisant': 31 });
    expect(await counter.soldeOf(caisseid)).toBe(0);
    expect(await house.violations()).toEqual([]);
  });

  test('a third of it each: exactly three of K = 16 pass', async () => {
    const { caisseid } = await counter.caisse(3000);
    const depenses = await times(16, () => counter.depense(1000));
    const answers = await times(16, (i) => counter.pay({ depenseid: depenses[i]!.depenseid, caisseid, montant: 1000 }));
    expect(tally(answers)).toEqual({ '201': 3, '422 caisse.solde_insuffisant': 13 });
    expect(await counter.soldeOf(caisseid)).toBe(0);
    expect(await house.violations()).toEqual([]);
  });
});
