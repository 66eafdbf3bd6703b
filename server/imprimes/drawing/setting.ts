import type { Face } from './fonts';
import { type Format, type Look, mm } from './formats';
import type { Block, Mark } from './marks';
import { drawableText, drawnParts, wrappedText } from './text';

/** Measures texts as they will be drawn. */
export interface Ruler {
  /** Returns the width of a text on one line, in points. */
  widthOf(text: string, look: Look): number;
  has(face: Face, codePoint: number): boolean;
}

/** The format of a document, and the ruler of its texts. */
export interface Setting {
  format: Format;
  ruler: Ruler;
}

/** The place of a text, in points: its left edge and the width of its lines. */
export interface Place {
  x: number;
  width: number;
}

/** The whole width between the margins. */
export const wholeOf = ({ page, margin }: Format): Place => ({ x: margin.side, width: page.width - 2 * margin.side });

const LINE_HEIGHT = 1.3;
export const lineHeight = ({ size }: Look): number => size * LINE_HEIGHT;

/** Returns the lines of a text as they will be drawn. */
export function linesOf({ ruler }: Setting, text: string, look: Look, { width }: Pick<Place, 'width'>): string[] {
  const { face = 'normal' } = look;
  const drawn = drawableText(text, (codePoint) => ruler.has(face, codePoint));
  return wrappedText(drawn, width, (part) => ruler.widthOf(part, look));
}

/** Returns a line of text from `linesOf`. */
export function lineBlock({ format, ruler }: Setting, line: string, look: Look, { x, width }: Place): Block {
  const { face = 'normal', size, ink = format.inks.text, align } = look;
  let at = align === 'end' ? x + width - ruler.widthOf(line, look) : x;
  const marks = drawnParts(line).map((text): Mark => {
    const left = at;
    at += ruler.widthOf(`${text} `, look);
    return { kind: 'text', text, x: left, y: 0, face, size, ink };
  });
  return { height: lineHeight(look), marks };
}

/** Returns the lines of a text; each may begin a page. */
export const textBlocks = (setting: Setting, text: string, look: Look, place = wholeOf(setting.format)): Block[] =>
  linesOf(setting, text, look, place).map((line) => lineBlock(setting, line, look, place));

/** Leaves a gap, in millimetres of A4. */
export const gap = ({ format }: Setting, millimetres: number): Block => ({
  height: mm(millimetres) * format.spacing,
  marks: [],
});

/** Returns a line across the whole width. */
export const ruleBlock = ({ format }: Setting, ink = format.inks.line): Block => ({
  height: 0,
  marks: [{ kind: 'rule', y: 0, ink, ...wholeOf(format) }],
});
