import { montantEnLettres } from '@comptoir/contract/papiers/enLettres';
import type { Papier } from '@comptoir/contract/papiers/papier';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdfOf } from './pdf';
import { mm } from './sheet';
import { asRead, picturesIn, readPdf } from './testing/reader';

const MADE_ON = '2026-11-22T08:00:00.000Z';
const SHORT: Papier = {
  lang: 'fr',
  organisation: { compagnie: 'Bâtir Ensemble Côte d’Ivoire', mentions: ['Plateau · 27 20 30 40 50', 'CC 1234567 A'] },
  title: 'Procès-verbal',
  stamp: 'ANNULÉ',
  about: ['Caisse siège (C1)', 'N°\u00a012 · arrêté au 21 novembre 2026'],
  columns: [
    { key: 'libelle', header: 'Libellé' },
    { key: 'montant', header: 'Montant', align: 'end' },
  ],
  rows: [
    { id: '1', cells: { libelle: 'Œuvre «\u00a0École\u00a0»', montant: '1\u202f234\u202f567\u00a0Fcfa' } },
    { id: '2', cells: { libelle: 'Total', montant: '−1\u202f234\u202f567\u00a0Fcfa' }, isSum: true },
  ],
  inWords: 'Arrêté à la somme de deux francs\u00a0CFA.',
  facts: [{ id: 'motif', label: 'Motif', value: 'Erreur de rendu' }],
  signatures: ['Le caissier', 'Le témoin', 'Le responsable'],
  lien: '',
  made: 'Édité le 22/11/2026 08:00 par Aya Konan',
};

const draw = (papier: Partial<Papier>, logo: Buffer | null = null, madeon = MADE_ON) =>
  pdfOf({ ...SHORT, ...papier }, { logo, madeon });
const read = async (papier: Partial<Papier>, logo: Buffer | null = null) => readPdf(await draw(papier, logo));

/** What stands on every page lies between the margins. */
function expectNoOverflow(pages: Awaited<ReturnType<typeof readPdf>>): void {
  for (const { width, height, ink } of pages) {
    expect([width, height].map(Math.round)).toEqual([595, 842]);
    expect(ink?.left).toBeGreaterThan(mm(17));
    expect(ink?.right).toBeLessThan(mm(193));
    expect(ink?.bottom).toBeLessThan(mm(290));
  }
}

describe('a paper as a PDF (ADR 0036)', () => {
  it('says every word of its description, in its order; amounts keep their narrow no-break spaces', async () => {
    const [page, ...others] = await read({});
    expect(others).toEqual([]);
    expect(page?.text).toBe(
      asRead(
        [
          ...[SHORT.organisation.compagnie, ...SHORT.organisation.mentions, SHORT.title, SHORT.stamp, ...SHORT.about],
          ...['Libellé Montant', 'Œuvre « École » 1\u202f234\u202f567 Fcfa', 'Total −1\u202f234\u202f567 Fcfa'],
          SHORT.inWords,
          ...['Motif Erreur de rendu', ...SHORT.signatures, SHORT.made, '1 / 1'],
        ].join(' '),
      ),
    );
  });

  it('numbers its pages, and repeats on each what it is about and the heads of its table', async () => {
    const rows = Array.from({ length: 90 }, (_, rank) => ({ id: `${rank}`, cells: { libelle: `Ligne ${rank}.` } }));
    const pages = await read({ rows });
    expect(pages.length).toBe(3);
    pages.forEach(({ text }, rank) => {
      expect(text).toContain(asRead(SHORT.about.join(rank === 0 ? ' ' : ' · ')));
      expect(text).toContain('Libellé Montant');
      expect(text).toContain(`${rank + 1} / 3`);
    });
    const all = pages.map(({ text }) => text).join(' ');
    for (const { cells } of rows) expect(all.split(cells.libelle)).toHaveLength(2);
    expectNoOverflow(pages);
  });

  it('wraps long and strange texts, and nothing runs over an edge', async () => {
    const strange = `L’écart d’« Aya N’Guessan » 😀 👩‍👩‍👧 صندوق الشركة ɛ ɔ ŋ \u0007\ud800 <b>& ${'W'.repeat(300)} `;
    const wide = 'Anticonstitutionnellement'.repeat(10);
    const pages = await read({
      organisation: { compagnie: 'W'.repeat(80), mentions: [wide] },
      title: strange,
      stamp: strange,
      about: [wide, strange],
      rows: [{ id: '1', cells: { libelle: strange, montant: wide }, isSum: true }],
      inWords: strange,
      facts: Array.from({ length: 9 }, (_, rank) => ({ id: `${rank}`, label: wide, value: strange.repeat(4) })),
      signatures: [wide, 'Le témoin', 'Le responsable'],
      made: strange,
    });
    expect(pages.length).toBeGreaterThan(1);
    expectNoOverflow(pages);
    expect(pages[0]?.text).toContain('L’écart d’« Aya N’Guessan »');
    expect(pages[0]?.text).toContain('<b>&');
  });

  it('keeps the longest sum in words on one page, wherever the table ends', async () => {
    const inWords = `Arrêté à la somme de ${montantEnLettres(797_797_797_797, 'fr')}.`;
    const rows = Array.from({ length: 30 }, (_, rank) => ({ id: `${rank}`, cells: { libelle: `Ligne ${rank}.` } }));
    const places: number[] = [];
    // Each line below the name moves the table down by less than a line of the words.
    for (let more = 0; more < 4; more++) {
      const organisation = { ...SHORT.organisation, mentions: Array.from({ length: more }, () => 'Plateau') };
      const pages = await read({ organisation, stamp: '', rows, inWords });
      expectNoOverflow(pages);
      places.push(pages.findIndex(({ text }) => text.includes(asRead(inWords))));
    }
    expect(new Set(places)).toEqual(new Set([0, 1]));
  });

  it('a text of several pages goes on at the top of each; signatures stay on one page', async () => {
    const value = Array.from({ length: 700 }, (_, rank) => `mot${rank}.`).join(' ');
    const pages = await read({ facts: [{ id: 'motif', label: 'Motif', value: value.repeat(3) }] });
    expect(pages.length).toBeGreaterThan(2);
    const all = pages.map(({ text }) => text).join(' ');
    for (const word of ['mot0.', 'mot350.', 'mot699.']) expect(all.split(word)).toHaveLength(4);
    for (const name of SHORT.signatures) expect(pages.at(-1)?.text).toContain(name);
    expectNoOverflow(pages);
  });

  it('has the logo, if there is one', async () => {
    const square = { width: 400, height: 400, channels: 3, background: '#308e87' } as const;
    const logo = await sharp({ create: square }).png({ palette: true }).toBuffer();
    expect([picturesIn(await draw({}, logo)), picturesIn(await draw({}))]).toEqual([1, 0]);
    expectNoOverflow(await read({}, logo));
  });

  it('knows its letters whatever was drawn before: one that was only a part of another letter is read all the same', async () => {
    await draw({ made: 'Ѝ' });
    expect((await read({ made: 'И' }))[0]?.text).toContain('И');
  });

  it('is light, the same for one instant, and names its language and whose it is', async () => {
    const bytes = await draw({});
    expect(bytes.length).toBeLessThan(60_000);
    expect(await draw({})).toEqual(bytes);
    expect(await draw({}, null, '2026-11-22T08:00:01.000Z')).not.toEqual(bytes);
    const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
    const title = `${SHORT.title} · `;
    for (const said of ['/Lang (fr-FR)', utf16(SHORT.organisation.compagnie), utf16(title), '(D:20261122080000Z)'])
      expect(bytes.includes(said)).toBe(true);
    expect((await draw({ lang: 'en' })).includes('/Lang (en-US)')).toBe(true);
  });
});
