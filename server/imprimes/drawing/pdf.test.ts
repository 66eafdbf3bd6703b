import type { Description } from '@comptoir/contract/imprimes/description';
import { montantEnLettres } from '@comptoir/contract/imprimes/enLettres';
import { describe, expect, it } from 'vitest';
import { mm } from './formats';
import { pdfOf } from './pdf';
import { asRead, inksIn, picturesIn, readPdf } from './testing/reader';
import { BARE, logoOf, MADE_ON, rowsOf } from './testing/sample';

const SHORT: Description = {
  ...BARE,
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
};

const draw = (description: Partial<Description>, logo: Buffer | null = null, madeon = MADE_ON) =>
  pdfOf([{ ...SHORT, ...description }], { logo, madeon });
const read = async (description: Partial<Description>, logo: Buffer | null = null) =>
  readPdf(await draw(description, logo), { isInked: true });

const drawTicket = (description: Partial<Description>, logo: Buffer | null = null) =>
  pdfOf([{ ...SHORT, ...description }], { logo, madeon: MADE_ON, format: '80' });
const readTicket = async (description: Partial<Description>, logo: Buffer | null = null) =>
  readPdf(await drawTicket(description, logo), { isInked: true });

/** What the short document says, in the order in which it is read. */
const SAID = asRead(
  [
    SHORT.organisation.compagnie,
    ...SHORT.organisation.mentions,
    SHORT.title,
    SHORT.stamp,
    ...SHORT.about,
    'Libellé Montant',
    'Œuvre « École » 1\u202f234\u202f567 Fcfa',
    'Total −1\u202f234\u202f567 Fcfa',
    SHORT.inWords,
    'Motif Erreur de rendu',
    ...SHORT.signatures,
    SHORT.made,
  ].join(' '),
);

const STRANGE = `L’écart d’« Aya N’Guessan » 😀 👩‍👩‍👧 صندوق الشركة ɛ ɔ ŋ \u0007\ud800 <b>& ${'W'.repeat(300)} `;
const WIDE = 'Anticonstitutionnellement'.repeat(10);
/** Each of its texts is long and strange. */
const HOSTILE: Partial<Description> = {
  organisation: { compagnie: 'W'.repeat(80), mentions: [WIDE] },
  title: STRANGE,
  stamp: STRANGE,
  about: [WIDE, STRANGE],
  rows: [{ id: '1', cells: { libelle: STRANGE, montant: WIDE }, isSum: true }],
  inWords: STRANGE,
  facts: Array.from({ length: 9 }, (_, rank) => ({ id: `${rank}`, label: WIDE, value: STRANGE.repeat(4) })),
  signatures: [WIDE, 'Le témoin', 'Le responsable'],
  made: STRANGE,
};

/** What stands on every page lies between the margins. */
function expectNoOverflow(pages: Awaited<ReturnType<typeof readPdf>>): void {
  for (const { width, height, ink } of pages) {
    expect([width, height].map(Math.round)).toEqual([595, 842]);
    expect(ink?.left).toBeGreaterThan(mm(17));
    expect(ink?.right).toBeLessThan(mm(193));
    expect(ink?.bottom).toBeLessThan(mm(290));
  }
}

describe('a document as a PDF (ADR 0036)', () => {
  it('says every word of its description, in its order; amounts keep their narrow no-break spaces', async () => {
    const [page, ...others] = await read({});
    expect(others).toEqual([]);
    expect(page?.text).toBe(`${SAID} 1 / 1`);
  });

  it('numbers its pages, and repeats on each what it is about and the heads of its table', async () => {
    const rows = rowsOf(90, (rank) => `Ligne ${rank}.`);
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
    const pages = await read(HOSTILE);
    expect(pages.length).toBeGreaterThan(1);
    expectNoOverflow(pages);
    expect(pages[0]?.text).toContain('L’écart d’« Aya N’Guessan »');
    expect(pages[0]?.text).toContain('<b>&');
  });

  it('keeps the longest sum in words on one page, wherever the table ends', async () => {
    const inWords = `Arrêté à la somme de ${montantEnLettres(797_797_797_797, 'fr')}.`;
    const rows = rowsOf(30, (rank) => `Ligne ${rank}.`);
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
    const logo = await logoOf(400, 400);
    expect([picturesIn(await draw({}, logo)), picturesIn(await draw({}))]).toEqual([1, 0]);
    expectNoOverflow(await read({}, logo));
  });

  it('reads a letter that was drawn before only as a part of another', async () => {
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

const heightOf = async (description: Partial<Description>): Promise<number> =>
  (await readTicket(description))[0]?.height ?? 0;

/** What stands on a ticket lies within the 72 mm that are printed, and the page ends a margin below it. */
function expectTicket({ width, height, ink }: Awaited<ReturnType<typeof readPdf>>[number]): void {
  // The line of a frame is drawn half outside of it.
  const line = 0.5;
  expect(width).toBeCloseTo(mm(80), 1);
  expect(ink?.left).toBeGreaterThanOrEqual(mm(4) - line);
  expect(ink?.right).toBeLessThanOrEqual(mm(76) + line);
  expect(height - (ink?.bottom ?? 0)).toBeGreaterThan(mm(4));
  expect(height - (ink?.bottom ?? 0)).toBeLessThan(mm(6));
}

describe('a document as a ticket of 80 mm (ADR 0042)', () => {
  it('says what the A4 says, in its order, on one page without a number', async () => {
    const pages = await readTicket({});
    expect(pages.map(({ text }) => text)).toEqual([SAID]);
    for (const page of pages) expectTicket(page);
  });

  it('keeps the amounts of a register on one line', async () => {
    const heightWith = async (montant: string) =>
      heightOf({ rows: [{ id: '1', cells: { libelle: 'Reste', montant }, isSum: true }] });
    const billions = '−797\u202f797\u202f797\u202f797\u00a0Fcfa';
    expect(await heightWith(billions)).toBe(await heightWith('1\u00a0Fcfa'));
    expect(await heightWith(billions.repeat(2))).toBeGreaterThan(await heightWith('1\u00a0Fcfa'));
  });

  it('has a room of 18 mm for each who signs, one below the other; a long name has a taller one', async () => {
    const [none = 0, one = 0, three = 0, long = 0] = await Promise.all(
      [[], ['A'], ['A', 'B', 'C'], [WIDE.repeat(3)]].map((signatures) => heightOf({ signatures })),
    );
    const room = mm(18 + 6 * 0.6);
    expect(one - none).toBeCloseTo(room, 1);
    expect(three - none).toBeCloseTo(3 * room, 1);
    expect(long - none).toBeGreaterThan(room + mm(10));
  });

  it('wraps long and strange texts, and nothing runs over an edge', async () => {
    const pages = await readTicket(HOSTILE, await logoOf(900, 90));
    expect(pages).toHaveLength(1);
    for (const page of pages) expectTicket(page);
    // The title, stamp, about, a cell, the sum in words, who made it, and the facts.
    expect(pages[0]?.text.split('<b>&')).toHaveLength(1 + 6 + 9 * 4);
    expect((await drawTicket(HOSTILE)).length).toBeLessThan(60_000);
  });

  it('goes over to further pages where it is too tall, and says on each what it is about', async () => {
    const value = Array.from({ length: 1400 }, (_, rank) => `mot${rank}.`).join('\n');
    const pages = await readTicket({ facts: [{ id: 'motif', label: 'Motif', value }] });
    expect(pages).toHaveLength(2);
    for (const page of pages) expectTicket(page);
    expect(pages[0]?.height).toBeLessThanOrEqual(14_400);
    expect(pages[1]?.text).toContain(asRead(SHORT.about.join(' · ')));
    const all = pages.map(({ text }) => text).join(' ');
    for (const word of ['mot0.', 'mot700.', 'mot1399.']) expect(all.split(` ${word}`)).toHaveLength(2);
  });

  it('is drawn in black alone, light, and the same for one instant', async () => {
    const bytes = await drawTicket({});
    // White is the ground of the heads of the table.
    expect([...inksIn(bytes)].sort()).toEqual(['0 0 0', '1 1 1']);
    expect(inksIn(await draw({})).size).toBeGreaterThan(2);
    expect(bytes.length).toBeLessThan(60_000);
    expect(await drawTicket({})).toEqual(bytes);
  });

  it('has the logo in the middle above the name, no taller than it is', async () => {
    const [[without], [wide], [square]] = [
      await readTicket({}),
      await readTicket({}, await logoOf(800, 80)),
      await readTicket({}, await logoOf(400, 400)),
    ];
    const grown = [wide, square].map((page) => (page?.height ?? 0) - (without?.height ?? 0));
    expect(grown.map(Math.round)).toEqual([4, 16].map((height) => Math.round(mm(height) + mm(4 * 0.6))));
    expect(picturesIn(await drawTicket({}, await logoOf(400, 400)))).toBe(1);
    if (square) expectTicket(square);
  });
});
