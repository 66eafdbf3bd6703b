import { buffer } from 'node:stream/consumers';
import type { FormatPapier } from '@comptoir/contract/papiers/formats';
import type { Papier } from '@comptoir/contract/papiers/papier';
import { drawFacts, drawHead, drawInWords, drawRunningHead, drawSignatures } from './blocks';
import { type Face, type Fonts, openFonts } from './fonts';
import { FORMATS } from './formats';
import { drawQr } from './qr';
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

/**
 * Draws a paper as a PDF of some tens of kilobytes, with its fonts inside. The same paper, logo, instant and format give
 * the same bytes.
 */
export async function pdfOf(papier: Papier, { logo, madeon, format = 'a4' }: Edition): Promise<Buffer> {
  const fonts = await openFonts();
  const { page } = FORMATS[format];
  // How tall a growing page is, is known once it was drawn.
  const { doc } = await drawn(page.isGrowing ? (await drawn()).used : []);
  doc.end();
  return buffer(doc);

  async function drawn(heights?: readonly number[]): Promise<Sheet> {
    const doc = await newDocument(fonts, papier, madeon);
    const sheet = new Sheet(doc, fonts, FORMATS[format], (further) => drawRunningHead(further, papier), heights);
    drawHead(sheet, papier, logo);
    drawTable(sheet, papier);
    drawInWords(sheet, papier.inWords);
    drawFacts(sheet, papier.facts);
    drawSignatures(sheet, papier.signatures);
    drawQr(sheet, papier);
    sheet.close(papier.made);
    return sheet;
  }
}
