import type { Description } from '@comptoir/contract/imprimes/description';
import { describe, expect, it } from 'vitest';
import { pdfOf } from './pdf';
import { codesIn, readPdf } from './testing/reader';
import { BARE, LIEN, MADE_ON, rowsOf } from './testing/sample';

const PAPIER: Description = {
  ...BARE,
  rows: rowsOf(1, () => 'Reçu'),
  inWords: 'Reçu la somme de mille francs\u00a0CFA.',
  signatures: ['Le caissier', 'Le client'],
  lien: LIEN,
};

const draw = (description: Partial<Description>) =>
  pdfOf([{ ...PAPIER, ...description }], { logo: null, madeon: MADE_ON });

/** Rows of a table that leave room for the signatures, and none for the code. */
const ROWS_OF_A_PAGE = 24;

describe('the code on a document (ADR 0046)', () => {
  it('leads to its public page, and says what it is for and to which host', async () => {
    for (const [lang, invite] of [
      ['fr', 'Vérifier ce document'],
      ['en', 'Verify this document'],
    ] as const) {
      const bytes = await draw({ lang });
      expect(await codesIn(bytes)).toEqual([LIEN]);
      const [{ text } = { text: '' }, ...others] = await readPdf(bytes);
      expect(text).toContain(`${invite} ${LIEN.slice('https://'.length)}`);
      expect([others, bytes.length < 60_000]).toEqual([[], true]);
    }
  });

  it('is read from a long address too, whose host stays beside it', async () => {
    const lien = `https://${'comptoir-'.repeat(6)}caisse.example:65535/agences/abidjan/v/${'a'.repeat(22)}`;
    const bytes = await draw({ lien });
    expect(await codesIn(bytes)).toEqual([lien]);
    const [page, ...others] = await readPdf(bytes, { isInked: true });
    expect(page?.ink?.right).toBeLessThan(page?.width ?? 0);
    expect(others).toEqual([]);
  });

  it('stays whole: it begins another page where it has no room below the signatures', async () => {
    const bytes = await draw({ rows: rowsOf(ROWS_OF_A_PAGE, () => 'Reçu') });
    expect(await codesIn(bytes)).toEqual([LIEN]);
    const [first, second, ...others] = await readPdf(bytes);
    expect([first?.text.includes('Le client'), second?.text.includes('Vérifier'), others]).toEqual([true, true, []]);
  });

  it('of a document with a second table stands on its first page, above that table (ADR 0049)', async () => {
    const rows = rowsOf(2 * ROWS_OF_A_PAGE, () => 'Vendu');
    const bytes = await draw({ annexe: { title: 'Mouvements', columns: PAPIER.columns, rows } });
    expect(await codesIn(bytes)).toEqual([LIEN]);
    const [first, ...others] = await readPdf(bytes);
    expect(first?.text).toMatch(/Vérifier ce document .*Mouvements/);
    expect(others.map(({ text }) => text.includes('Vérifier'))).toEqual([false]);
  });

  it('is not there without a link', async () => {
    const bytes = await draw({ lien: '' });
    expect(await codesIn(bytes)).toEqual([]);
    expect((await readPdf(bytes))[0]?.text).not.toContain('Vérifier');
  });
});
