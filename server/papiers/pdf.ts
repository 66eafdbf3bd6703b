import { buffer } from 'node:stream/consumers';
import type { FormatPapier } from '@comptoir/contract/papiers/formats';
import type { Papier } from '@comptoir/contract/papiers/papier';
import { drawFacts, drawHead, drawInWords, drawRunningHead, drawSignatures, type Logo } from './blocks';
import { type Face, type Fonts, openFonts } from './fonts';
import { DEMI, FORMATS, type Format, mm } from './formats';
import { drawQr, drawQrBeside } from './qr';
import { Sheet } from './sheet';
import { drawTable } from './table';

interface Edition {
  /** A PNG without transparency, or a JPEG. */
  logo: Buffer | null;
  /** ISO 8601 UTC. */
  madeon: string;
  /** A4 unless it is said. */
  format?: FormatPapier | undefined;
}

/**
 * Opens a document in the paper's language. It names the organisation, and no program. pdfkit is loaded with the first
 * paper: a start needs none of it.
 */
async function newDocument(fonts: Fonts, { lang, title, stamp, about, organisation }: Papier, madeon: string) {
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    autoFirstPage: false,
    bufferPages: true,
    lang: lang === 'fr' ? 'fr-FR' : 'en-US',
    displayTitle: true,
    info: {
      Title: [title, stamp, ...about].filter(Boolean).join(' · '),
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

/** Draws a paper from its head on, and closes its sheet. */
function drawPaper(sheet: Sheet, papier: Papier, logo: Logo): void {
  drawHead(sheet, papier, logo);
  drawTable(sheet, papier);
  drawInWords(sheet, papier.inWords);
  sheet.skip(5);
  const { hasCodeBeside } = sheet.format;
  const { place, bottom } = hasCodeBeside ? drawQrBeside(sheet, papier) : { place: sheet.whole, bottom: sheet.y };
  drawFacts(sheet, papier.facts, place);
  sheet.y = Math.max(sheet.y, bottom);
  drawSignatures(sheet, papier.signatures);
  if (!hasCodeBeside) drawQr(sheet, papier);
  sheet.close(papier.made);
}

/**
 * Draws a paper as a PDF of some tens of kilobytes, with its fonts inside: as often as it has copies, on one sheet of A4, if
 * they fit, or else once. The same paper, logo, instant and format give the same bytes.
 */
export async function pdfOf(papier: Papier, { logo, madeon, format = 'a4' }: Edition): Promise<Buffer> {
  const fonts = await openFonts();
  const copies = format === 'a4' ? copiesOf(papier) : [];
  const doc = (await areHalves(copies)) ? await drawnAsHalves(copies) : await drawnAlone();
  doc.end();
  return buffer(doc);

  async function drawn(one: Papier, look: Format, heights: readonly number[] = []): Promise<Sheet> {
    const doc = await newDocument(fonts, one, madeon);
    const { size, width } = look.page;
    const addPage = (rank: number) => {
      const height = heights[rank];
      doc.addPage({ size: height ? [width, height] : size, margin: 0 });
    };
    const sheet = new Sheet(doc, fonts, look, (further) => drawRunningHead(further, one), addPage);
    drawPaper(sheet, one, logo);
    return sheet;
  }

  async function drawnAlone(): Promise<PDFKit.PDFDocument> {
    const look = FORMATS[format];
    // How tall a growing page is, is known once it was drawn.
    return (await drawn(papier, look, look.page.isGrowing ? (await drawn(papier, look)).used : [])).doc;
  }

  /** Tells whether there are copies, each of which takes no more than a half. */
  async function areHalves(copies: readonly Papier[]): Promise<boolean> {
    const sheets = await Promise.all(copies.map((copy) => drawn(copy, DEMI)));
    return sheets.length > 0 && sheets.every(({ used }) => used.length === 1);
  }

  async function drawnAsHalves(copies: readonly Papier[]): Promise<PDFKit.PDFDocument> {
    const doc = await newDocument(fonts, papier, madeon);
    doc.addPage({ size: FORMATS.a4.page.size, margin: 0 });
    const image = logo && opened(doc, logo);
    copies.forEach((copy, rank) => {
      if (rank > 0) drawCut(doc, rank * DEMI.page.height);
      doc.save();
      const addPage = () => doc.translate(0, rank * DEMI.page.height);
      drawPaper(new Sheet(doc, fonts, DEMI, () => undefined, addPage), copy, image);
      doc.restore();
    });
    return doc;
  }
}

/**
 * Opens a picture of which the file has one, however often it is drawn: bytes would be in it each time. pdfkit takes what it
 * opened as well, which its types do not say.
 */
const opened = (doc: PDFKit.PDFDocument, logo: Buffer): Logo =>
  (doc as unknown as { openImage(bytes: Buffer): Logo }).openImage(logo);

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
