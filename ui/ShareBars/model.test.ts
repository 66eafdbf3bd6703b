import { describe, expect, it } from 'vitest';
import { foldedAfter, lengthOf, rankedBars } from './model';

const bar = (label: string, amount: number) => ({ label, amount });

it('ranked: the greatest first, equals by their label, accents aside', () => {
  const bars = [bar('Loyer', 10), bar('Électricité', 10), bar('Transport', 30), bar('Divers', 0)];
  expect(rankedBars(bars).map(({ label }) => label)).toEqual(['Transport', 'Électricité', 'Loyer', 'Divers']);
  expect(bars[0]?.label).toBe('Loyer');
});

describe('foldedAfter', () => {
  const bars = [9, 7, 5, 3, 1].map((amount) => bar(`${amount}`, amount));

  it('keeps all that there is room for', () => {
    expect(foldedAfter(bars, 5)).toEqual({ shown: bars, others: null });
    expect(foldedAfter([], 5)).toEqual({ shown: [], others: null });
  });

  it('never shows one alone as others, and loses no franc', () => {
    const { shown, others } = foldedAfter(bars, 4);
    expect(shown.map(({ amount }) => amount)).toEqual([9, 7, 5]);
    expect(others).toEqual({ count: 2, amount: 4 });
  });

  it('adds what is known as one sum to the others', () => {
    expect(foldedAfter(bars, 4, bar('Autres', 10)).others).toEqual({ count: 2, amount: 14 });
    expect(foldedAfter(bars.slice(0, 2), 4, bar('Autres', 10))).toEqual({
      shown: bars.slice(0, 2),
      others: { count: 0, amount: 10 },
    });
  });
});

it.each([
  [50, 100, 50],
  [100, 100, 100],
  [1, 1_000_000, 1],
  [0, 100, 0],
  [0, 0, 0],
])('lengthOf(%d, %d) is %d', (amount, longest, length) => expect(lengthOf(amount, longest)).toBe(length));
