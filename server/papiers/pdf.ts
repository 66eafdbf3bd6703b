import { buffer } from 'node:stream/consumers';
import type { FormatPapier } from '@comptoir/contract/papiers/formats';
import type { Papier } from '@comptoir/contract/papiers/papier';
import {
  drawAnnexe,
  drawFacts,
  drawHead,
  drawInWords,
  drawRunningHead,
  drawSignatures,
  type Picture,
  type Pictures,
} from './blocks';
import { shownPapier } from './cut';
import { type Face, type Fonts, openFonts } from './fonts';
import { DEMI, FORMATS, type Format, mm } from './formats';
import { drawQr, drawQrBeside } from './qr';
import { Sheet } from './sheet';
import { drawTable } from './table';

/** What one PDF holds. */
export type Papiers = readonly [Papier, ...Papier[]];

interface Edition {
  /** A PNG without transparency, or a JPEG. */
  logo: Uint8Array | null;
  /** ISO 8601 UTC. */
  madeon: string;
  /** A4 unless it is said. */
  format?: FormatPapier | undefined;
}

/**
 * Opens a document in the language of its papers. It names the organisation, and no program. pdfkit is loaded with the
 * first paper: a start needs none of it.
 */
async function newDocument(fonts: Fonts, papiers: Papiers, madeon: string) {
  const { default: Document } = await import('pdfkit');
  const [{ lang, organisation }] = papiers;
  const doc = new Document({
    autoFirstPage: false,
    bufferPages: true,
    lang: lang === 'fr' ? 'fr-FR' : 'en-US',
    displayTitle: true,
    info: {
      Title: titleOf(papiers),
      Author: organisation.compagnie,
      Creator: organisation.compagnie,
      Producer: organisation.compagnie,
      CreationDate: new Date(madeon),
    },
  });
  for (const face of Object.keys(fonts) as Face[]) {
    // pdfkit takes an opened font as well, which its types do not say.
    doc.registerFont(face, fonts[face] as unknown as Buffer);
  }
  return doc;
}

/** What one paper is and is about, or what each of several says first of itself. */
const titleOf = ([{ title, stamp, about }, ...others]: Papiers): string =>
  (others.length === 0
    ? [title, stamp, ...about]
    : [about, ...others.map((other) => other.about)].map(([first]) => first)
  )
    .filter(Boolean)
    .join(' · ');

/** Draws a paper from its head on, and closes its sheet. */
function drawPaper(sheet: Sheet, papier: Papier, { logo, signature }: Pictures): void {
  drawHead(sheet, papier, logo);
  drawTable(sheet, papier);
  drawInWords(sheet, papier.inWords);
  sheet.skip(5);
  const { format } = sheet;
  // Below a table of many pages nobody would look for the code, or it would stand on a page of its own.
  const hasCodeBeside = format.hasCodeBeside || (papier.annexe != null && !format.page.isGrowing);
  const { place, bottom } = hasCodeBeside ? drawQrBeside(sheet, papier) : { place: sheet.whole, bottom: sheet.y };
  drawFacts(sheet, papier.facts, place);
  sheet.y = Math.max(sheet.y, bottom);
  // Who signs, signs what was counted, not a list of pages below it.
  drawSignatures(sheet, papier, signature);
  drawAnnexe(sheet, papier);
  if (!hasCodeBeside) drawQr(sheet, papier);
  sheet.close(papier.made);
}

/**
 * Draws papers as a PDF of some tens of kilobytes, with its fonts inside, each on pages of its own: as often as it has
 * copies, on one sheet of A4, if they fit, or else once. The same papers, logo, instant and format give the same bytes.
 */
export async function pdfOf(papiers: Papiers, { logo: bytes, madeon, format = 'a4' }: Edition): Promise<Buffer> {
  const fonts = await openFonts();
  const doc = await newDocument(fonts, papiers, madeon);
  const logo = bytes && Buffer.from(bytes);
  const image = opened(doc, logo);
  for (const papier of papiers.map(shownPapier)) {
    const pictures = { logo: image, signature: opened(doc, signatureOf(papier)) };
    const copies = format === 'a4' ? copiesOf(papier) : [];
    if (await areHalves(copies)) drawHalves(copies, pictures);
    else await drawAlone(papier, FORMATS[format], pictures);
  }
  doc.end();
  return buffer(doc);

  /** Returns how much of each page a paper takes. */
  async function usedBy(papier: Papier, look: Format): Promise<number[]> {
    const trial = await newDocument(fonts, [papier], madeon);
    return drawOn(trial, papier, look, { logo, signature: signatureOf(papier) }).used;
  }

  /** Draws a paper on pages of its own, which are so high, or else as high as the format says. */
  function drawOn(
    on: PDFKit.PDFDocument,
    papier: Papier,
    look: Format,
    pictures: Pictures,
    heights: readonly number[] = [],
  ) {
    const { size, width } = look.page;
    const addPage = (rank: number) => {
      const height = heights[rank];
      on.addPage({ size: height ? [width, height] : size, margin: 0 });
    };
    const sheet = new Sheet(on, fonts, look, (further) => drawRunningHead(further, papier), addPage);
    drawPaper(sheet, papier, pictures);
    return sheet;
  }

  async function drawAlone(papier: Papier, look: Format, pictures: Pictures): Promise<void> {
    // How tall a growing page is, is known once it was drawn.
    drawOn(doc, papier, look, pictures, look.page.isGrowing ? await usedBy(papier, look) : []);
  }

  /** Tells whether there are copies, each of which takes no more than a half. */
  async function areHalves(copies: readonly Papier[]): Promise<boolean> {
    const used = await Promise.all(copies.map((copy) => usedBy(copy, DEMI)));
    return used.length > 0 && used.every(({ length }) => length === 1);
  }

  function drawHalves(copies: readonly Papier[], pictures: Pictures): void {
    doc.addPage({ size: FORMATS.a4.page.size, margin: 0 });
    copies.forEach((copy, rank) => {
      if (rank > 0) drawCut(doc, rank * DEMI.page.height);
      doc.save();
      const addPage = () => doc.translate(0, rank * DEMI.page.height);
      drawPaper(new Sheet(doc, fonts, DEMI, () => undefined, addPage), copy, pictures);
      doc.restore();
    });
  }
}

/** The signature of a paper as bytes, null for none. */
const signatureOf = ({ signature }: Papier): Buffer | null => (signature ? Buffer.from(signature.image) : null);

/**
 * Opens a picture of which the file has one, however often it is drawn: bytes would be in it each time. pdfkit takes what it
 * opened as well, which its types do not say.
 */
const opened = (doc: PDFKit.PDFDocument, picture: Buffer | null): Picture =>
  picture && (doc as unknown as { openImage(bytes: Buffer): Picture }).openImage(picture);

/** Returns the paper once for each copy that it has; a half says in one go what it is about, and whose copy it is. */
function copiesOf({ exemplaires = [], ...papier }: Papier): Papier[] {
  return exemplaires.map((exemplaire) => ({ ...papier, about: [[...papier.about, exemplaire].join(' · ')] }));
}

/** Draws where the sheet is cut, across all of it that printers reach. */
function drawCut(doc: PDFKit.PDFDocument, y: number): void {
  const [edge, dash] = [mm(5), mm(2)];
  doc
    .moveTo(edge, y)
    .lineTo(FORMATS.a4.page.width - edge, y)
    .lineWidth(0.6)
    .dash(dash, { space: dash })
    .strokeColor(FORMATS.a4.inks.faint)
    .stroke()
    .undash();
}
