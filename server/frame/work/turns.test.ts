import { expect, it } from 'vitest';
import { turns } from './turns';

it('two at once, in the order they came, also after a failure', async () => {
  const inTurn = turns(2);
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = (n: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    done.push(n);
    if (n === 1) throw new Error('one');
    return n;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => inTurn(work(n))));
  expect(most).toBe(2);
  expect(done).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
