import { expect, test } from 'vitest';
import { autresCaisses, isArretee } from './jours';

const HIER = '2026-11-28';
const AUJOURDHUI = '2026-11-29';

test('ADR 0031: a register is closed up to its last closed day, and on none before its first closing', () => {
  expect(isArretee({ arretele: AUJOURDHUI }, AUJOURDHUI)).toBe(true);
  expect(isArretee({ arretele: HIER }, AUJOURDHUI)).toBe(false);
  expect(isArretee({ arretele: null }, AUJOURDHUI)).toBe(false);
  expect(isArretee({ arretele: AUJOURDHUI }, '')).toBe(false);
});

test('in the place of a closed register, those are offered that are open on that day and hold the money', () => {
  const caisse = (caisseid: number, arretele: string | null, solde: number | null) => ({ caisseid, arretele, solde });
  const choices = [
    caisse(1, AUJOURDHUI, 9000),
    caisse(2, AUJOURDHUI, 9000),
    caisse(3, HIER, 500),
    caisse(4, null, 400),
    caisse(5, null, null),
  ];
  const ids = (besoin?: number) =>
    autresCaisses(choices, { caisseid: 1, date: AUJOURDHUI, besoin }).map(({ caisseid }) => caisseid);
  expect(ids()).toEqual([3, 4, 5]);
  expect(ids(500)).toEqual([3, 5]);
});
