import { describe, expect, test } from 'vitest';
import { lastDebtFaults, sharedDebtFaults } from './lastDebt';
import { openedCounter } from './opened';

const ROUNDS = 2;

const { house, counter } = openedCounter();

describe('K people pay one expense from K registers at the same instant (RELIABILITY P09, F22)', () => {
  test.each([2, 4, 8, 16, 32])('all of it: one payment, K = %i', async (k) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await lastDebtFaults(counter, k, 1000)).toEqual([]);
    }
    expect(await house.violations()).toEqual([]);
  });

  test.each([2, 4, 8, 16])('more than half each: the second gives the rest and gets change, K = %i', async (k) => {
    expect(await sharedDebtFaults(counter, k)).toEqual([]);
    expect(await house.violations()).toEqual([]);
  });
});
