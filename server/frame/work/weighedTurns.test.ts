import { expect, it } from 'vitest';
import { weighedTurns } from './weighedTurns';

it('what runs together weighs no more than allowed, in its order (RELIABILITY F58)', async () => {
  const inTurn = weighedTurns(10);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (n: number, weight: number) =>
    inTurn(weight, async () => {
      begun.push(n);
      running += Math.min(weight, 10);
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= Math.min(weight, 10);
      if (n === 1) throw new Error('one');
      return n;
    });
  const results = await Promise.allSettled([4, 6, 10, 1, 99, 5, 5, 5].map((weight, n) => work(n, weight)));
  expect(most).toBe(10);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
