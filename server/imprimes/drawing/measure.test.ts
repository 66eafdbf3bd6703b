import type { Description } from '@comptoir/contract/imprimes/description';
import { expect, it } from 'vitest';
import { mm } from './formats';
import type { Page } from './marks';
import { measure } from './measure';
import { BARE, rowsOf } from './testing/sample';

const PAPIER: Description = { ...BARE, signatures: ['Le caissier'] };
/** Measures with letters of half their size, all of which the font has. */
const pagesOf = (description: Partial<Description>, format: 'a4' | '80' = 'a4') =>
  measure(
    { ...PAPIER, ...description },
    {
      format,
      ruler: { widthOf: (text, { size }) => (text.length * size) / 2, has: () => true },
      pictures: { logo: { width: 200, height: 100 }, signature: null },
    },
  );
const topOf = (page: Page | undefined, said: string) =>
  page?.marks.find((mark) => mark.kind === 'text' && mark.text === said)?.y ?? Number.NaN;

it('what follows a text that goes over pages stands directly below it', () => {
  const value = Array.from({ length: 60 }, (_, rank) => `ligne ${rank}`).join('\n');
  for (const annexe of [null, { title: 'Annexe', columns: PAPIER.columns, rows: [] }]) {
    const facts = [{ id: 'motif', label: 'Motif', value }];
    const [, second, ...others] = pagesOf({ facts, annexe, lien: 'https://comptoir.example/v/a' });
    expect(others).toEqual([]);
    expect(topOf(second, 'Le caissier') - topOf(second, 'ligne 59')).toBeLessThan(mm(20));
  }
});

it('the heads of a table come again on each page, and a page that grows is as tall as what stands on it', () => {
  const rows = rowsOf(60, (rank) => `Ligne ${rank}`);
  const pages = pagesOf({ rows });
  expect(pages.map((page) => topOf(page, 'Libellé') > 0)).toEqual([true, true]);
  const [[short], [long]] = [pagesOf({ rows: rows.slice(0, 10) }, '80'), pagesOf({ rows: rows.slice(0, 20) }, '80')];
  const grown = Number(long?.size[1]) - Number(short?.size[1]);
  expect(grown).toBeCloseTo(topOf(long, 'Ligne 19') - topOf(long, 'Ligne 9'));
});
