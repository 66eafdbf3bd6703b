import { allCalls } from '@comptoir/contract/calls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount, SEED } from '../amount';
import { askOf } from '../ask';
import { BASELINES, type CallName, callNamed } from './baselines';
import { anythingFaults, valuesAround } from './fuzz';
import { openedScene } from './opened';

const RUNS = amount(3, 60);

const { house, admin, scene } = openedScene();

const fuzzed = allCalls.map(({ name }) => name as CallName).filter((name) => !/^auth\.log|\.remove/.test(name));

describe('random requests of every call: never a server error, one envelope, no trace of a refused one (P01)', () => {
  test.each(fuzzed)('%s', async (name) => {
    const call = callNamed(name);
    await fc.assert(
      fc.asyncProperty(valuesAround(call, BASELINES[name](scene)), async (values) => {
        expect(await anythingFaults(house, admin, call, [askOf(call, values)])).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
