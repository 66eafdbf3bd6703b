import { describe, expect, it } from 'vitest';
import { pointsOf, scaled } from './model';

describe('the picture of a signature (ADR 0048)', () => {
  it.each([
    [328, 1, 328, 164],
    [328, 3, 984, 492],
    [600, 2, 1200, 600],
    [600, 3, 1200, 600],
    [599.5, 1.25, 749, 375],
    [328, 0.5, 328, 164],
  ])('of a field of %d pixels at %d points each has %d by %d points', (width, density, wide, high) => {
    expect(pointsOf(width, density)).toEqual({ width: wide, height: high });
  });
});

it('strokes keep their place, their thickness and their pace in another size', () => {
  const pen = { penColor: 'black', velocityFilterWeight: 0.7, compositeOperation: 'source-over' } as const;
  const point = { pressure: 0.5, time: 12 };
  const stroke = { ...pen, dotSize: 2, minWidth: 1, maxWidth: 3, points: [{ ...point, x: 100, y: 40 }] };
  expect(scaled([stroke], 0.5)).toEqual([
    { ...pen, dotSize: 1, minWidth: 0.5, maxWidth: 1.5, points: [{ ...point, x: 50, y: 20 }] },
  ]);
});
