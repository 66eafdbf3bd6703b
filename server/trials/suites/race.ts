import { expect } from 'vitest';
import type { House } from './house';
import { type Answered, outcomeOf } from './wire';

/** Two requests that start at the same instant. */
export type Pair = readonly [() => Promise<Answered>, () => Promise<Answered>];

/**
 * Runs pairs of requests, in both orders of departure; returns the outcomes of each pair, for instance `201 | 404
 * introuvable`. Then checks that the ledger is sound.
 */
export async function raced(house: House, rounds: number, prepare: () => Promise<Pair>): Promise<string[]> {
  const pairs: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = await prepare();
    const answers =
      round % 2 === 0 ? await Promise.all([first(), second()]) : (await Promise.all([second(), first()])).reverse();
    pairs.push(answers.map(outcomeOf).join(' | '));
  }
  expect(await house.violations()).toEqual([]);
  return pairs;
}

/** Checks that every pair ended in one of the allowed ways. */
export function expectOnly(pairs: readonly string[], ...allowed: string[]): void {
  for (const pair of pairs) expect(allowed).toContain(pair);
}
