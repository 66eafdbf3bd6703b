import { memoryUsage } from 'node:process';
import { describe, expect, test } from 'vitest';
import { collectGarbage, restAfterWork } from './rest';

describe('memory is given back', () => {
  /** Looks after ten seconds each, of which the process worked for so many milliseconds. */
  const looksAt = (busy: readonly number[]): boolean[] => {
    const sum = { idle: 0, active: 0, utilization: 0 };
    const isDue = restAfterWork(() => ({ ...sum }));
    return busy.map((ms) => {
      sum.active += ms;
      sum.idle += 10_000 - ms;
      return isDue();
    });
  };

  test('once, when a load is over', () => {
    expect(looksAt([9000, 4000, 20, 20, 20])).toEqual([false, false, true, false, false]);
  });

  test('not while the process works, and not by one that did little', () => {
    expect(looksAt([3000, 250, 300, 20])).toEqual([false, false, false, true]);
    expect(looksAt([150, 150, 150])).toEqual([false, false, false]);
  });

  test('what nobody holds leaves the heap', () => {
    let held: unknown[] | undefined = Array.from({ length: 400_000 }, (_, n) => ({ n }));
    collectGarbage();
    const before = memoryUsage().heapUsed;
    expect(held).toHaveLength(400_000);
    held = undefined;
    collectGarbage();
    expect(before - memoryUsage().heapUsed).toBeGreaterThan(5_000_000);
  });
});
