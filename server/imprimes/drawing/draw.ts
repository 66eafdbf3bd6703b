import type { Mark, Page } from './marks';

/** The thickness of rules and frames, in points. */
const LINE = 0.6;

type Draw = { [kind in Mark['kind']]: (doc: PDFKit.PDFDocument, mark: Extract<Mark, { kind: kind }>) => void };

const DRAW: Draw = {
  text: (doc, { text, x, y, face, size, ink }) =>
    doc.font(face).fontSize(size).fillColor(ink).text(text, x, y, { lineBreak: false }),
  rule(doc, { x, y, width, ink, dash }) {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(LINE);
    if (dash) doc.dash(dash, { space: dash });
    doc.strokeColor(ink).stroke();
    if (dash) doc.undash();
  },
  frame: (doc, { x, y, width, height, ink }) => doc.rect(x, y, width, height).lineWidth(LINE).strokeColor(ink).stroke(),
  fill(doc, { x, y, rects, ink }) {
    for (const rect of rects) doc.rect(x + rect.x, y + rect.y, rect.width, rect.height);
    doc.fill(ink);
  },
  // pdfkit also accepts an opened picture, which its types do not say.
  image: (doc, { picture, x, y, width, height }) =>
    doc.image(picture as unknown as PDFKit.Mixins.ImageSrc, x, y, { width, height }),
};

/**
 * Draws measured pages at the end of a document. The pages have their margins already: pdfkit’s margins would begin
 * pages by themselves.
 */
export function draw(doc: PDFKit.PDFDocument, pages: readonly Page[]): void {
  for (const { size, marks } of pages) {
    doc.addPage({ size, margin: 0 });
    for (const mark of marks) (DRAW[mark.kind] as (on: typeof doc, one: Mark) => void)(doc, mark);
  }
}
