import type { Description } from '@comptoir/contract/imprimes/description';
import type { FormatImprime } from '@comptoir/contract/imprimes/formats';
import { describe, expect, it } from 'vitest';
import { mm } from './formats';
import { pdfOf } from './pdf';
import { picturesIn, readPdf } from './testing/reader';
import { BARE, logoOf, MADE_ON, rowsOf } from './testing/sample';

const paperOf = (numero: string, more: Partial<Description> = {}): Description => ({
  ...BARE,
  about: [numero, '22 novembre 2026'],
  rows: rowsOf(1, () => `Sable du ${numero}`),
  ...more,
});
const long: Partial<Description> = { rows: rowsOf(60, (rank) => `Article ${rank}`) };

const draw = (
  descriptions: [Description, ...Description[]],
  format: FormatImprime = 'a4',
  logo: Buffer | null = null,
) => pdfOf(descriptions, { logo, madeon: MADE_ON, format });
const read = async (...args: Parameters<typeof draw>) => readPdf(await draw(...args), { isInked: true });

describe('several documents as one PDF (ADR 0042)', () => {
  it('stand each on pages of its own, which count for it alone', async () => {
    const pages = await read([paperOf('A-1'), paperOf('A-2', long), paperOf('A-3')]);
    expect(pages.map(({ text }) => [/A-\d/.exec(text)?.[0], /\d \/ \d$/.exec(text)?.[0]])).toEqual([
      ['A-1', '1 / 1'],
      ['A-2', '1 / 2'],
      ['A-2', '2 / 2'],
      ['A-3', '1 / 1'],
    ]);
    expect(pages.map(({ text }) => text.split(BARE.made).length - 1)).toEqual([1, 1, 1, 1]);
  });

  it('are drawn each as it is alone', async () => {
    const descriptions: [Description, ...Description[]] = [paperOf('A-1'), paperOf('A-2', long), paperOf('A-3')];
    for (const format of ['a4', '80'] as const) {
      const alone = await Promise.all(descriptions.map((description) => read([description], format)));
      expect(await read(descriptions, format)).toEqual(alone.flat());
    }
  });

  it('stand each on a sheet with its own copies, where those fit', async () => {
    const exemplaires = ['Exemplaire client', 'Exemplaire caisse'];
    const pages = await read([
      paperOf('A-1', { exemplaires }),
      paperOf('A-2', { exemplaires, ...long }),
      paperOf('A-3'),
    ]);
    expect(pages.map(({ text }) => text.split('Exemplaire').length - 1)).toEqual([2, 0, 0, 0]);
    expect(pages.map(({ text }) => text.split('1 / 1').length - 1)).toEqual([2, 0, 0, 1]);
  });

  it('are tickets one below the other, each as tall as its content', async () => {
    const [short, tall] = await read([paperOf('A-1'), paperOf('A-2', long)], '80');
    expect(Math.round(short?.width ?? 0)).toBe(Math.round(mm(80)));
    expect((tall?.height ?? 0) - (short?.height ?? 0)).toBeGreaterThan(mm(150));
  });

  it('have one logo and one set of fonts between them, and say all their numbers as their title', async () => {
    const logo = await logoOf(90, 90);
    const one = await draw([paperOf('A-0')], 'a4', logo);
    const [first, ...others] = Array.from({ length: 50 }, (_, rank) => paperOf(`A-${rank}`));
    const fifty = await draw([first ?? paperOf('A-0'), ...others], 'a4', logo);
    expect(picturesIn(fifty)).toBe(picturesIn(one));
    expect(fifty.length).toBeLessThan(one.length + 50 * 2000);
    expect(await draw([paperOf('A-1'), paperOf('A-2')])).not.toEqual(await draw([paperOf('A-1'), paperOf('A-3')]));
  });
});
