import { describe, expect, it } from 'vitest';
import { depassementWith } from './depassement';

const limited = { plafond: 500_000, plafondrefuse: 0 } as const;

describe('ADR 0043: money that is brought in', () => {
  it('takes the register above its limit, which warns or refuses', () => {
    const above = { solde: 620_000, depassement: 120_000 };
    const soldes = { avant: 400_000, apres: 620_000 };
    expect(depassementWith(limited, soldes)).toEqual({ ...above, isRefuse: false });
    expect(depassementWith({ ...limited, plafondrefuse: 1 }, soldes)).toEqual({ ...above, isRefuse: true });
  });

  it('is taken up to the limit', () => {
    expect(depassementWith(limited, { avant: 400_000, apres: 500_000 })).toBeNull();
    expect(depassementWith(limited, { avant: 400_000, apres: 500_001 })).toMatchObject({ depassement: 1 });
  });

  it('has no limit where the register has none, and where the answer is older than limits', () => {
    const soldes = { avant: 0, apres: 9_000_000 };
    expect(depassementWith({ plafond: 0, plafondrefuse: 1 }, soldes)).toBeNull();
    expect(depassementWith({}, soldes)).toBeNull();
  });
});

it('ADR 0043: a correction that brings nothing more is never refused, even above the limit', () => {
  const refuses = { ...limited, plafondrefuse: 1 } as const;
  expect(depassementWith(refuses, { avant: 900_000, apres: 800_000 })).toBeNull();
  expect(depassementWith(refuses, { avant: 900_000, apres: 900_000 })).toBeNull();
});
