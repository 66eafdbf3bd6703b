import { buffer } from 'node:stream/consumers';
import type { Description } from '@comptoir/contract/imprimes/description';
import type { FormatImprime } from '@comptoir/contract/imprimes/formats';
import { draw } from './draw';
import { type Face, type Fonts, openFonts } from './fonts';
import type { Picture } from './marks';
import { measure } from './measure';
import type { Ruler } from './setting';

/** The documents of one PDF. */
export type Descriptions = readonly [Description, ...Description[]];

interface Edition {
  /** A PNG without transparency, or a JPEG. */
  logo: Uint8Array | null;
  /** ISO 8601 UTC. */
  madeon: string;
  /** A4 by default. */
  format?: FormatImprime | undefined;
}

/**
 * Draws documents as a PDF of some tens of kilobytes, with its fonts inside, each on its own pages. The same documents,
 * logo, instant and format give the same bytes.
 */
export async function pdfOf(descriptions: Descriptions, { logo, madeon, format = 'a4' }: Edition): Promise<Buffer> {
  const fonts = await openFonts();
  const doc = await newDocument(fonts, descriptions, madeon);
  const ruler = rulerOf(doc, fonts);
  const opened = openedBy(doc, logo);
  for (const description of descriptions) {
    const pictures = { logo: opened, signature: openedBy(doc, description.signature?.image) };
    draw(doc, measure(description, { format, ruler, pictures }));
  }
  doc.end();
  return buffer(doc);
}

/**
 * Opens a document in the language of its documents. It names the organisation, and no program. pdfkit is loaded with
 * the first document, because a start does not need it.
 */
async function newDocument(fonts: Fonts, descriptions: Descriptions, madeon: string) {
  const { default: Document } = await import('pdfkit');
  const [{ lang, organisation }] = descriptions;
  const doc = new Document({
    autoFirstPage: false,
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
    // pdfkit also accepts an opened font, which its types do not say.
    doc.registerFont(face, fonts[face] as unknown as Buffer);
  }
  return doc;
}

/** The title and subject of one document, or the first words of each of several. */
const titleOf = ([{ title, stamp, about }, ...others]: Descriptions): string =>
  (others.length === 0
    ? [title, stamp, ...about]
    : [about, ...others.map((other) => other.about)].map(([first]) => first)
  )
    .filter(Boolean)
    .join(' · ');

/** Measures in the same way as the document draws. */
const rulerOf = (doc: PDFKit.PDFDocument, fonts: Fonts): Ruler => ({
  widthOf: (text, { face = 'normal', size }) => doc.font(face).fontSize(size).widthOfString(text),
  has: (face, codePoint) => fonts[face].hasGlyphForCodePoint(codePoint),
});

/**
 * Opens a picture once for the file, however often it is drawn: bytes would be stored each time. pdfkit’s types do not
 * know that.
 */
const openedBy = (doc: PDFKit.PDFDocument, picture: Uint8Array | null | undefined): Picture | null =>
  picture ? (doc as unknown as { openImage(bytes: Buffer): Picture }).openImage(Buffer.from(picture)) : null;
