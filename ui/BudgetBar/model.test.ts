import { describe, expect, it } from 'vitest';
import { shapeOf } from './model';

describe('shapeOf (PRODUCT I)', () => {
  it('is as long as what is planned while that is the greatest', () => {
    expect(shapeOf({ planned: 200, committed: 100, paid: 50 })).toEqual({ planned: 100, committed: 50, paid: 25 });
  });

  it('moves the mark inside once more is committed', () => {
    expect(shapeOf({ planned: 100, committed: 200, paid: 50 })).toEqual({ planned: 50, committed: 100, paid: 25 });
  });

  it('has no mark where nothing is planned, and no length where there is nothing', () => {
    expect(shapeOf({ planned: 0, committed: 100, paid: 0 })).toEqual({ planned: null, committed: 100, paid: 0 });
    expect(shapeOf({ planned: 0, committed: 0, paid: 0 })).toEqual({ planned: null, committed: 0, paid: 0 });
  });
});
