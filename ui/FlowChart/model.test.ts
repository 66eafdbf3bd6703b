import { describe, expect, it } from 'vitest';
import { drawingOf, isTickShown, rankAt, roundValues } from './model';

describe('roundValues', () => {
  it.each([
    [[0], [0, 1]],
    [[], [0, 1]],
    [[1], [0, 1]],
    [[3], [0, 1, 2, 3]],
    [[95_000], [0, 50_000, 100_000]],
    [
      [120_000, -45_000],
      [-50_000, 0, 50_000, 100_000, 150_000],
    ],
    [[-7], [-8, -6, -4, -2, 0]],
    [[999_999_999_999], [0, 500_000_000_000, 1_000_000_000_000]],
  ])('%j lie between round values, 0 among them', (values, expected) => {
    expect(roundValues(values, 4)).toEqual(expected);
  });
});

const point = (inflow: number, outflow: number, balance: number) => ({ inflow, outflow, balance });

describe('drawingOf (PRODUCT N)', () => {
  const drawing = drawingOf([point(100_000, 0, 100_000), point(50_000, 25_000, 125_000), point(0, 0, 125_000)], 654);

  it('a bar is as high as its money: twice the francs, twice the pixels; nothing has none', () => {
    const [first, second, third] = drawing.columns;
    expect(first?.inflow.height).toBeCloseTo(2 * (second?.inflow.height ?? 0));
    expect(second?.outflow.height).toBeCloseTo((second?.inflow.height ?? 0) / 2);
    expect([first?.outflow.height, third?.inflow.height, third?.outflow.height]).toEqual([0, 0, 0]);
  });

  it('in stands on the zero, out hangs from it', () => {
    for (const { inflow, outflow } of drawing.columns) {
      expect(inflow.y + inflow.height).toBeCloseTo(drawing.zero);
      expect(outflow.y).toBe(drawing.zero);
    }
  });

  it('the line goes through each balance, at the middle of its period', () => {
    expect(drawing.line).toBe(`M ${drawing.columns.map((one) => `${one.centre} ${one.balanceY}`).join(' L ')}`);
    expect(drawing.columns.map(({ centre }) => centre)).toEqual([148, 348, 548]);
    const [first, second] = drawing.columns;
    expect(second?.balanceY).toBeLessThan(first?.balanceY ?? 0);
  });

  it('a day is drawn, and so is a year of days on a phone: no bar over its neighbour', () => {
    expect(drawingOf([point(1, 1, 1)], 300).columns[0]?.bar.width).toBeGreaterThan(0);
    const year = drawingOf(Array(366).fill(point(1, 2, 3)), 300);
    expect(year.columns[0]?.bar.width).toBeLessThan(year.band);
  });

  it('before its width is known nothing is broken', () => {
    expect(drawingOf([point(5, 5, 5)], 0).columns[0]?.bar.width).toBe(0);
  });
});

describe('isTickShown', () => {
  const shown = (count: number, width: number) =>
    Array.from({ length: count }, (_, rank) => rank).filter((rank) => isTickShown(rank, count, width));

  it('shows all where they fit, else the last and as many before it as fit', () => {
    expect(shown(7, 654)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(shown(30, 654)).toEqual([1, 5, 9, 13, 17, 21, 25, 29]);
    expect(shown(31, 300).at(-1)).toBe(30);
    expect(shown(31, 300).length).toBeLessThanOrEqual(4);
  });
});

it('rankAt: the period under the finger, at the ends the first and the last', () => {
  expect([-0.2, 0, 0.34, 0.99, 1, 3].map((part) => rankAt(part, 3))).toEqual([0, 0, 1, 2, 2, 2]);
});
