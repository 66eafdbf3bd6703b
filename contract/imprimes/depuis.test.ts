import type { Origine } from '@comptoir/domain/caisse';
import { expect, test } from 'vitest';
import { annexeDepuis, type Depuis, type LignePv } from './depuis';

const ligne = (seq: number, montant: number, more: Partial<LignePv> = {}): LignePv => ({
  seq,
  montant,
  motif: 'creation',
  origine: 'manuel',
  description: 'Ciment',
  createdon: '2026-11-20T18:00:00.000Z',
  ...more,
});
const depuis: Depuis = {
  dernier: { numero: 11, jusquau: '2026-11-19' },
  depart: 10_000,
  nombre: 3,
  entrees: 5000,
  sorties: 3200,
  comptages: [],
  lignes: [ligne(41, 5000), ligne(42, -3000), ligne(43, -200, { origine: 'frais', description: '' })],
};
const rowsOf = (of: Depuis) => annexeDepuis(of, 'fr').rows.map(({ cells }) => Object.values(cells));

test('ADR 0049: the ledger since the closing before leads from its balance to what is expected', () => {
  expect(annexeDepuis(depuis, 'fr').title).toBe('Mouvements depuis l’arrêté n°\u00a011, au 19 novembre 2026');
  expect(rowsOf(depuis)).toEqual([
    ['Solde de départ', '10\u202f000\u00a0Fcfa'],
    ['20/11/2026', 'Ciment', '+5\u202f000\u00a0Fcfa'],
    ['20/11/2026', 'Ciment', '−3\u202f000\u00a0Fcfa'],
    ['20/11/2026', 'Frais', '−200\u00a0Fcfa'],
    ['Total des entrées', '+5\u202f000\u00a0Fcfa'],
    ['Total des sorties', '−3\u202f200\u00a0Fcfa'],
    ['Attendu', '11\u202f800\u00a0Fcfa'],
  ]);
});

test('ADR 0049: where nothing came, what is expected is what there was', () => {
  const nothing = { ...depuis, nombre: 0, entrees: 0, sorties: 0, lignes: [] };
  expect(rowsOf(nothing).map((cells) => cells.at(-1))).toEqual([
    '10\u202f000\u00a0Fcfa',
    '0\u00a0Fcfa',
    '0\u00a0Fcfa',
    '10\u202f000\u00a0Fcfa',
  ]);
});

test('ADR 0049: before the first closing it begins with the register', () => {
  expect(annexeDepuis({ ...depuis, dernier: null }, 'en').title).toBe('Movements since the register was opened');
});

test('ADR 0049: what is not shown is one line, so that the sums hold', () => {
  expect(rowsOf({ ...depuis, nombre: 12, entrees: 6000, sorties: 3700 })[1]).toEqual([
    '9 mouvements plus anciens',
    '+500\u00a0Fcfa',
  ]);
});

test.each<[Partial<LignePv>, string]>([
  [{ motif: 'modification' }, 'Correction · Ciment'],
  [{ motif: 'suppression', origine: 'reglement' }, 'Annulation · Ciment'],
  [{ origine: 'contrepassation', description: 'Doublon' }, 'Contre-passation · Doublon'],
  [{ description: '' }, 'Mouvement'],
  ...(['ouverture', 'ecart', 'transfert'] as const satisfies readonly Origine[]).map(
    (origine, rank): [Partial<LignePv>, string] => [
      { origine, description: '' },
      ['Ouverture', 'Écart régularisé', 'Transfert'][rank] ?? '',
    ],
  ),
])('ADR 0049: a line %o is named “%s”', (more, named) => {
  const [, row] = annexeDepuis({ ...depuis, lignes: [ligne(44, 10, more)], nombre: 1 }, 'fr').rows;
  expect(row?.cells.libelle).toBe(named);
});
