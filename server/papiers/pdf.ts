import { buffer } from 'node:stream/consumers';
import type { Papier } from '@comptoir/contract/papiers/papier';
import { drawFacts, drawHead, drawInWords, drawRunningHead, drawSignatures } from './blocks';
import { type Face, type Fonts, openFonts } from './fonts';
import { drawQr } from './qr';
import { Sheet } from './sheet';
import { drawTable } from './table';

interface Edition {
  /** A PNG without transparency, or a JPEG. */
  logo: Buffer | null;
  /** ISO 8601 UTC. */
  madeon: string;
}

/**
 * Opens a document in the paper's language. It names the organisation, and no program. pdfkit is loaded with the first
 * paper: a start needs none of it.
 */
async function newDocument(fonts: Fonts, { lang, title, stamp, about, organisation }: Papier, madeon: string) {
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    size: 'A4',
    // The sheet keeps the margins itself; one of pdfkit's would begin pages by itself.
    margin: 0,
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
 * Draws a paper on A4 as a PDF of some tens of kilobytes, with its fonts inside. The same paper, logo and instant give
 * the same bytes.
 */
export async function pdfOf(papier: Papier, { logo, madeon }: Edition): Promise<Buffer> {
  const fonts = await openFonts();
  const doc = await newDocument(fonts, papier, madeon);
  const sheet = new Sheet(doc, fonts, (page) => drawRunningHead(page, papier));
  drawHead(sheet, papier, logo);
  drawTable(sheet, papier);
  drawInWords(sheet, papier.inWords);
  drawFacts(sheet, papier.facts);
  drawSignatures(sheet, papier.signatures);
  drawQr(sheet, papier);
  sheet.foot(papier.made);
  doc.end();
  return buffer(doc);
}
