import type { Description } from '@comptoir/contract/imprimes/description';
import { describe, expect, it } from 'vitest';
import { mm } from './formats';
import { pdfOf } from './pdf';
import { asRead, codesIn, inkedLines, picturesIn, readPdf } from './testing/reader';
import { BARE, logoOf, MADE_ON } from './testing/sample';

const EXEMPLAIRES = ['Exemplaire client', 'Exemplaire caisse'];
const NUMERO = 'N°\u00a0PC-C1-2026-000012';
/** A voucher with all that one may have: a stamp, change, each fact, a code. */
const FULL: Description = {
  ...BARE,
  organisation: { compagnie: 'Bâtir Ensemble Côte d’Ivoire', mentions: ['Plateau · 27 20 30 40 50', 'CC 1234567 A'] },
  stamp: 'ANNULÉ · DUPLICATA n°\u00a02',
  about: [NUMERO, 'Annule et remplace PC-C1-2026-000011', '22 novembre 2026'],
  columns: [
    { key: 'libelle', header: 'Libellé' },
    { key: 'montant', header: 'Montant', align: 'end' },
  ],
  rows: ['Dû avant ce paiement', 'Montant remis', 'Montant rendu', 'Reçu', 'Montant restant'].map((libelle) => ({
    id: libelle,
    cells: { libelle, montant: '1\u202f234\u202f567\u00a0Fcfa' },
    isSum: libelle === 'Reçu',
  })),
  inWords: 'Reçu la somme d’un million deux cent trente-quatre mille cinq cent soixante-sept francs\u00a0CFA.',
  facts: [
    { id: 'tiers', label: 'Reçu de', value: 'Éts Sanogo & Fils' },
    { id: 'tel', label: 'Téléphone', value: '01 02 03 04 05' },
    {
      id: 'objet',
      label: 'Pour',
      value: 'N° 12 · Table d’angle en bois d’iroko massif, dont le pied est à remplacer (+ 3)',
    },
    { id: 'mode', label: 'Mode', value: 'Espèces · Caisse du siège · R7' },
    { id: 'saisipar', label: 'Saisi par', value: 'Aya Konan' },
    {
      id: 'avis',
      label: 'À savoir',
      value: 'Ne tient pas lieu de facture ni de reçu normalisé.\nNi reprise, ni échange.',
    },
  ],
  signatures: ['Le caissier', 'Le client'],
  lien: 'https://comptoir.example.ci/v/AbCdEfGhIjKlMnOpQrStUv',
  exemplaires: EXEMPLAIRES,
};

const draw = (description: Partial<Description> = {}, format: 'a4' | '80' = 'a4', logo: Buffer | null = null) =>
  pdfOf([{ ...FULL, ...description }], { logo, madeon: MADE_ON, format });
/** A signature that is a black bar, as a document gets it. */
const signatureOf = async () => ({ qui: 'Le client', image: await logoOf(480, 160, '#000000') });
const textsOf = async (bytes: Buffer) => (await readPdf(bytes)).map(({ text }) => text);

/** What a document of these blocks says, as it is read: in a half the words of the code come before the facts. */
const saidBy = ({ organisation, title, stamp, about, columns, rows, inWords, facts, signatures, made }: Description) =>
  asRead(
    [
      organisation.compagnie,
      ...organisation.mentions,
      title,
      stamp,
      ...about,
      ...columns.map(({ header }) => header),
      ...rows.flatMap(({ cells }) => columns.map(({ key }) => cells[key])),
      inWords,
      'Vérifier ce document',
      ...facts.flatMap(({ label, value }) => [label, value]),
      ...signatures,
      made,
      '1 / 1',
    ].join(' '),
  );

describe('two copies on a sheet of A4 (CASH § 6, ADR 0042)', () => {
  it('say each all of the document and whose copy it is, on one page of A4', async () => {
    const bytes = await draw();
    const [page, ...others] = await readPdf(bytes);
    expect(others).toEqual([]);
    expect([page?.width, page?.height].map((length) => Math.round(length ?? 0))).toEqual([595, 842]);
    const halves = EXEMPLAIRES.map((whose) => saidBy({ ...FULL, about: [[...FULL.about, whose].join(' · ')] }));
    expect(page?.text).toBe(halves.join(' '));
    expect(bytes.length).toBeLessThan(60_000);
    expect(await draw()).toEqual(bytes);
  });

  it('stand above and below a cut line that nothing else touches, and within what printers reach', async () => {
    const lines = await inkedLines(await draw({}, 'a4', await logoOf(640, 640)));
    const inked = lines.flatMap((part, line) => (part > 0 ? [line / 2] : []));
    const cut = mm(297) / 2;
    const [atCut, above, below] = [
      inked.filter((y) => Math.abs(y - cut) <= 1.5),
      inked.filter((y) => y < cut - 1.5),
      inked.filter((y) => y > cut + 1.5),
    ];
    // Dashes as long as the gaps between them, across nearly all of the sheet.
    expect(Math.max(...atCut.map((y) => lines[y * 2] ?? 0))).toBeGreaterThan(0.4);
    expect(Math.max(...atCut.map((y) => lines[y * 2] ?? 0))).toBeLessThan(0.6);
    // Both halves are inked from their first line to their last, as far from their upper edge.
    const [first = 0, last = 0] = [above[0], above.at(-1)];
    expect(first).toBeGreaterThan(mm(7));
    expect(last).toBeGreaterThan(mm(100));
    expect(last).toBeLessThan(cut - mm(4));
    expect(Math.abs((below[0] ?? 0) - cut - first)).toBeLessThanOrEqual(1);
    expect(Math.abs((below.at(-1) ?? 0) - cut - last)).toBeLessThanOrEqual(1);
    // Antialiasing may ink the edge of a line more in one half.
    expect(Math.abs(below.length - above.length) / above.length).toBeLessThan(0.1);
  });

  it('have a code that is read, whatever stands beside it, and the logo once in the file', async () => {
    const bytes = await draw({}, 'a4', await logoOf(400, 400));
    expect(await codesIn(bytes)).toEqual([FULL.lien]);
    expect(picturesIn(bytes)).toBe(1);
    expect(await textsOf(await draw({ lien: '' }))).not.toContain('Vérifier');
  });

  it('bear the signature of who has signed, each in its room, once in the file (ADR 0048)', async () => {
    const signature = await signatureOf();
    const signed = await draw({ signature });
    expect(picturesIn(signed)).toBe(1);
    expect(await textsOf(signed)).toEqual(await textsOf(await draw()));
    // A bar of 24 mm by 8 mm in each half, below the name and above the lower edge of its room.
    const [before, after] = [await inkedLines(await draw()), await inkedLines(signed)];
    const bars = after.flatMap((part, line) => (part - (before[line] ?? 0) > 0.1 ? [line / 2] : []));
    const halves = [bars.filter((y) => y < mm(297) / 2), bars.filter((y) => y > mm(297) / 2)];
    for (const half of halves) expect((half.at(-1) ?? 0) - (half[0] ?? 0)).toBeGreaterThan(mm(7));
    for (const half of halves) expect((half.at(-1) ?? 0) - (half[0] ?? 0)).toBeLessThan(mm(10));
    expect(await draw({ signature: { ...signature, qui: 'Personne' } })).toEqual(await draw());
  });

  it('of a document that is too long for a half are none: it is printed as usual', async () => {
    const rows = Array.from({ length: 12 }, (_, rank) => ({ id: `${rank}`, cells: { libelle: `Ligne ${rank}.` } }));
    const { exemplaires: _, ...usual } = { ...FULL, rows };
    const long = await draw({ rows });
    expect(long).toEqual(await pdfOf([usual], { logo: null, madeon: MADE_ON }));
    for (const whose of EXEMPLAIRES) expect((await textsOf(long)).join(' ')).not.toContain(whose);
  });

  it('are none on a ticket, and none where the document has none', async () => {
    const ticket = await textsOf(await draw({}, '80'));
    expect(ticket).toHaveLength(1);
    for (const text of [...ticket, ...(await textsOf(await draw({ exemplaires: [] })))])
      expect(text).not.toContain('Exemplaire');
  });
});
