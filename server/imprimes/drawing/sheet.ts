import type { Fonts } from './fonts';
import { type Format, type Look, mm } from './formats';
import { drawableText, drawnParts, wrappedText } from './text';

/** Where a text stands, in points: its left edge and how wide its lines may be. */
export interface Place {
  x: number;
  width: number;
}

const LINE_HEIGHT = 1.3;
export const lineHeight = ({ size }: Look): number => size * LINE_HEIGHT;

/** A document while it is drawn, from the top to the bottom, page after page. Lengths are points. */
export class Sheet {
  /** The whole width between the margins. */
  readonly whole: Place;
  /** Where the next thing is drawn. */
  y = 0;
  /** How much of each page is used, its margins included; the last one counts when the sheet is closed. */
  readonly used: number[] = [];
  /** Which page of the document is the first one of the sheet. */
  private readonly first: number;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    private readonly fonts: Fonts,
    readonly format: Format,
    /** Draws what each further page begins with. */
    private readonly drawRunningHead: (sheet: Sheet) => void,
    /** Begins a page, by rank from 0; without margins, which the sheet keeps itself: pdfkit’s would begin pages by themselves. */
    private readonly addPage: (rank: number) => void,
  ) {
    const { page, margin } = format;
    this.whole = { x: margin.side, width: page.width - 2 * margin.side };
    this.beginPage();
    this.first = this.doc.bufferedPageRange().count - 1;
  }

  private beginPage(): void {
    this.addPage(this.used.length);
    this.y = this.format.margin.top;
  }

  private endPage(): void {
    const { page, margin } = this.format;
    this.used.push(Math.min(this.y + margin.bottom, page.height));
  }

  /** Leaves a gap, in millimetres of A4. */
  skip(millimetres: number): void {
    this.y += mm(millimetres) * this.format.spacing;
  }

  /** Returns the lines of a text as they will be drawn. */
  linesOf(text: string, look: Look, { width }: Pick<Place, 'width'>): string[] {
    const { face = 'normal' } = look;
    const drawn = drawableText(text, (codePoint) => this.fonts[face].hasGlyphForCodePoint(codePoint));
    return wrappedText(drawn, width, (part) => this.widthOf(part, look));
  }

  /** Returns the width of a text on one line. */
  widthOf(text: string, { face = 'normal', size }: Look): number {
    return this.doc.font(face).fontSize(size).widthOfString(text);
  }

  /** Draws one line with its upper edge at `y`. */
  drawLine(line: string, look: Look, { x, width }: Place, y = this.y): void {
    const { ink = this.format.inks.text, align } = look;
    let at = align === 'end' ? x + width - this.widthOf(line, look) : x;
    for (const part of drawnParts(line)) {
      // Measuring also chooses the font.
      const advance = this.widthOf(`${part} `, look);
      this.doc.fillColor(ink).text(part, at, y, { lineBreak: false });
      at += advance;
    }
  }

  /** Draws lines below each other and goes on below them; they go over to the next page where this one is full. */
  flow(lines: readonly string[], look: Look, place = this.whole): void {
    for (const line of lines) {
      this.need(lineHeight(look));
      this.drawLine(line, look, place);
      this.y += lineHeight(look);
    }
  }

  /** Wraps a text, draws it and goes on below it. */
  write(text: string, look: Look, place = this.whole): void {
    this.flow(this.linesOf(text, look, place), look, place);
  }

  /** Draws a line across a place. */
  rule({ x, width }: Place = this.whole, y = this.y, ink = this.format.inks.line): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(ink)
      .stroke();
  }

  /** Draws a frame whose upper edge is where the next thing is drawn. */
  frame({ x, width }: Place, height: number, ink = this.format.inks.line): void {
    this.doc.rect(x, this.y, width, height).lineWidth(0.6).strokeColor(ink).stroke();
  }

  /** Begins another page when this one has less room than `height`. Returns whether it did. */
  need(height: number): boolean {
    const { page, margin } = this.format;
    if (this.y + height <= page.height - margin.bottom) return false;
    this.endPage();
    this.beginPage();
    this.drawRunningHead(this);
    return true;
  }

  /** Ends the sheet with a text: below all else where pages grow, or else at the foot of each page. */
  close(text: string): void {
    const { page, looks } = this.format;
    if (page.isGrowing) {
      this.skip(5);
      this.write(text, looks.foot);
    } else {
      this.drawFeet(text);
    }
    this.endPage();
  }

  /** Draws the foot of each page: a text, and which page of how many it is. */
  private drawFeet(text: string): void {
    const { page, margin, looks } = this.format;
    const count = this.doc.bufferedPageRange().count - this.first;
    const y = page.height - margin.bottom + mm(6);
    for (let rank = 0; rank < count; rank++) {
      this.doc.switchToPage(this.first + rank);
      const number = `${rank + 1} / ${count}`;
      const place = { ...this.whole, width: this.whole.width - mm(20) };
      const [line = '', ...rest] = this.linesOf(text, looks.foot, place);
      this.drawLine(rest.length > 0 ? `${line}…` : line, looks.foot, place, y);
      this.drawLine(number, { ...looks.foot, align: 'end' }, this.whole, y);
    }
  }
}
