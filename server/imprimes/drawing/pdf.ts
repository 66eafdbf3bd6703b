import { buffer } from 'node:stream/consumers';
import type { Description } from '@comptoir/contract/imprimes/description';
import type { FormatImprime } from '@comptoir/contract/imprimes/formats';
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
import { shownDescription } from './cut';
import { type Face, type Fonts, openFonts } from './fonts';
import { DEMI, FORMATS, type Format, mm } from './formats';
import { drawQr, drawQrBeside } from './qr';
import { Sheet } from './sheet';
import { drawTable } from './table';

/** What one PDF holds. */
export type Descriptions = readonly [Description, ...Description[]];

interface Edition {
  /** A PNG without transparency, or a JPEG. */
  logo: Uint8Array | null;
  /** ISO 8601 UTC. */
  madeon: string;
  /** A4 unless it is said. */
  format?: FormatImprime | undefined;
}

/**
 * Opens a document in the language of its documents. It names the organisation, and no program. pdfkit is loaded with the
 * first document: a start needs none of it.
 */
async function newDocument(fonts: Fonts, descriptions: Descriptions, madeon: string) {
  const { default: Document } = await import('pdfkit');
  const [{ lang, organisation }] = descriptions;
  const doc = new Document({
    autoFirstPage: false,
    bufferPages: true,
    lang: lang === 'fr' ? 'fr-FR' : 'en-US',
    displayTitle: true,
    info: {
      Title: titleOf(descriptions),
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

/** What one document is and is about, or what each of several says first of itself. */
const titleOf = ([{ title, stamp, about }, ...others]: Descriptions): string =>
  (others.length === 0
    ? [title, stamp, ...about]
    : [about, ...others.map((other) => other.about)].map(([first]) => first)
  )
    .filter(Boolean)
    .join(' · ');

/** Draws a document from its head on, and closes its sheet. */
function drawDescription(sheet: Sheet, description: Description, { logo, signature }: Pictures): void {
  drawHead(sheet, description, logo);
  drawTable(sheet, description);
  drawInWords(sheet, description.inWords);
  sheet.skip(5);
  const { format } = sheet;
  // Below a table of many pages nobody would look for the code, or it would stand on a page of its own.
  const hasCodeBeside = format.hasCodeBeside || (description.annexe != null && !format.page.isGrowing);
  const { place, bottom } = hasCodeBeside ? drawQrBeside(sheet, description) : { place: sheet.whole, bottom: sheet.y };
  drawFacts(sheet, description.facts, place);
  sheet.y = Math.max(sheet.y, bottom);
  // Who signs, signs what was counted, not a list of pages below it.
  drawSignatures(sheet, description, signature);
  drawAnnexe(sheet, description);
  if (!hasCodeBeside) drawQr(sheet, description);
  sheet.close(description.made);
}

/**
 * Draws documents as a PDF of some tens of kilobytes, with its fonts inside, each on pages of its own: as often as it has
 * copies, on one sheet of A4, if they fit, or else once. The same documents, logo, instant and format give the same bytes.
 */
export async function pdfOf(
  descriptions: Descriptions,
  { logo: bytes, madeon, format = 'a4' }: Edition,
): Promise<Buffer> {
  const fonts = await openFonts();
  const doc = await newDocument(fonts, descriptions, madeon);
  const logo = bytes && Buffer.from(bytes);
  const image = opened(doc, logo);
  for (const description of descriptions.map(shownDescription)) {
    const pictures = { logo: image, signature: opened(doc, signatureOf(description)) };
    const copies = format === 'a4' ? copiesOf(description) : [];
    if (await areHalves(copies)) drawHalves(copies, pictures);
    else await drawAlone(description, FORMATS[format], pictures);
  }
  doc.end();
  return buffer(doc);

  /** Returns how much of each page a document takes. */
  async function usedBy(description: Description, look: Format): Promise<number[]> {
    const trial = await newDocument(fonts, [description], madeon);
    return drawOn(trial, description, look, { logo, signature: signatureOf(description) }).used;
  }

  /** Draws a document on pages of its own, which are so high, or else as high as the format says. */
  function drawOn(
    on: PDFKit.PDFDocument,
    description: Description,
    look: Format,
    pictures: Pictures,
    heights: readonly number[] = [],
  ) {
    const { size, width } = look.page;
    const addPage = (rank: number) => {
      const height = heights[rank];
      on.addPage({ size: height ? [width, height] : size, margin: 0 });
    };
    const sheet = new Sheet(on, fonts, look, (further) => drawRunningHead(further, description), addPage);
    drawDescription(sheet, description, pictures);
    return sheet;
  }

  async function drawAlone(description: Description, look: Format, pictures: Pictures): Promise<void> {
    // How tall a growing page is, is known once it was drawn.
    drawOn(doc, description, look, pictures, look.page.isGrowing ? await usedBy(description, look) : []);
  }

  /** Tells whether there are copies, each of which takes no more than a half. */
  async function areHalves(copies: readonly Description[]): Promise<boolean> {
    const used = await Promise.all(copies.map((copy) => usedBy(copy, DEMI)));
    return used.length > 0 && used.every(({ length }) => length === 1);
  }

  function drawHalves(copies: readonly Description[], pictures: Pictures): void {
    doc.addPage({ size: FORMATS.a4.page.size, margin: 0 });
    copies.forEach((copy, rank) => {
      if (rank > 0) drawCut(doc, rank * DEMI.page.height);
      doc.save();
      const addPage = () => doc.translate(0, rank * DEMI.page.height);
      drawDescription(new Sheet(doc, fonts, DEMI, () => undefined, addPage), copy, pictures);
      doc.restore();
    });
  }
}

/** The signature of a document as bytes, null for none. */
const signatureOf = ({ signature }: Description): Buffer | null => (signature ? Buffer.from(signature.image) : null);

/**
 * Opens a picture of which the file has one, however often it is drawn: bytes would be in it each time. pdfkit takes what it
 * opened as well, which its types do not say.
 */
const opened = (doc: PDFKit.PDFDocument, picture: Buffer | null): Picture =>
  picture && (doc as unknown as { openImage(bytes: Buffer): Picture }).openImage(picture);

/** Returns the document once for each copy that it has; a half says in one go what it is about, and whose copy it is. */
function copiesOf({ exemplaires = [], ...description }: Description): Description[] {
  return exemplaires.map((exemplaire) => ({ ...description, about: [[...description.about, exemplaire].join(' · ')] }));
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
