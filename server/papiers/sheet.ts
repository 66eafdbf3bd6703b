import type { Face, Fonts } from './fonts';
import { drawableText, drawnParts, wrappedText } from './text';

/** Millimetres in points. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** A4, in points. */
const PAGE = { width: mm(210), height: mm(297) };
const MARGIN = { side: mm(18), top: mm(15), bottom: mm(20) };

export const INKS = { text: '#1b1f24', faint: '#59636e', line: '#c4cad1', ground: '#eef1f4' } as const;

/** How a text looks; `size` in points. */
export interface Look {
  face?: Face;
  size: number;
  ink?: string;
  /** `end` at the right edge of its place. */
  align?: 'end';
}

/** Where a text stands, in points: its left edge and how wide its lines may be. */
export interface Place {
  x: number;
  width: number;
}

const LINE_HEIGHT = 1.3;
export const lineHeight = ({ size }: Look): number => size * LINE_HEIGHT;

/** A paper while it is drawn, from the top to the bottom, page after page. Lengths are points. */
export class Sheet {
  /** The whole width between the margins. */
  readonly whole: Place = { x: MARGIN.side, width: PAGE.width - 2 * MARGIN.side };
  /** Where the next thing is drawn. */
  y = MARGIN.top;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    private readonly fonts: Fonts,
    /** Draws what each further page begins with. */
    private readonly drawRunningHead: (sheet: Sheet) => void,
  ) {
    doc.addPage();
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
    const { ink = INKS.text, align } = look;
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
  rule({ x, width }: Place = this.whole, y = this.y, ink: string = INKS.line): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(ink)
      .stroke();
  }

  /** Draws a frame whose upper edge is where the next thing is drawn. */
  frame({ x, width }: Place, height: number, ink: string = INKS.line): void {
    this.doc.rect(x, this.y, width, height).lineWidth(0.6).strokeColor(ink).stroke();
  }

  /** Begins another page when this one has less room than `height`. Returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= PAGE.height - MARGIN.bottom) return false;
    this.doc.addPage();
    this.y = MARGIN.top;
    this.drawRunningHead(this);
    return true;
  }

  /** Draws the foot of each page: a text, and which page of how many it is. */
  foot(text: string): void {
    const { count } = this.doc.bufferedPageRange();
    const look: Look = { size: 8, ink: INKS.faint };
    const y = PAGE.height - MARGIN.bottom + mm(6);
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      const number = `${page + 1} / ${count}`;
      const place = { ...this.whole, width: this.whole.width - mm(20) };
      const [line = '', ...rest] = this.linesOf(text, look, place);
      this.drawLine(rest.length > 0 ? `${line}…` : line, look, place, y);
      this.drawLine(number, { ...look, align: 'end' }, this.whole, y);
    }
  }
}
