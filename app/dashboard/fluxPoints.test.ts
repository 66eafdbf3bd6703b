import { expect, it } from 'vitest';
import { joursDesPeriodes } from './fluxPoints';

it('PRODUCT N: each period of the flow ends before the next one, the last with the whole', () => {
  const flux = [{ periode: '2026-01-15' }, { periode: '2026-02-01' }, { periode: '2026-03-01' }];
  expect(joursDesPeriodes(flux, '2026-03-10')).toEqual([
    { datedebut: '2026-01-15', datefin: '2026-01-31' },
    { datedebut: '2026-02-01', datefin: '2026-02-28' },
    { datedebut: '2026-03-01', datefin: '2026-03-10' },
  ]);
});
