import { expect, test } from 'vitest';
import { echeanceProposee } from './echeance';

test.each([
  ['2026-11-01', '2026-11-30'],
  ['2026-11-23', '2026-11-30'],
  ['2026-11-24', '2026-12-31'],
  ['2026-11-30', '2026-12-31'],
  ['2026-12-24', '2026-12-31'],
  ['2026-12-25', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-02-01', '2028-02-29'],
])(
  'ADR 0040: what is owed since %s is given back by %s, the end of a month at least a week away',
  (today, echeance) => {
    expect(echeanceProposee(today)).toBe(echeance);
  },
);
