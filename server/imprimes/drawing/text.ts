/** Tells whether a font has a character. */
export type Has = (codePoint: number) => boolean;

/** Stands for a character that the font cannot draw, as a browser's box does. */
const MISSING = '□';

/**
 * Characters that are never seen: control characters, marks of direction, joiners, halves of a character, ways to show
 * an emoji.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;

const SIGNS = new Intl.Segmenter('fr', { granularity: 'grapheme' });
const signsOf = (text: string) => Array.from(SIGNS.segment(text), ({ segment }) => segment);

/**
 * Returns a text as a font can draw it. Each character that people see as one, such as a family of emoji, becomes one
 * box when the font lacks a part of it; invisible characters go, except line breaks.
 */
export function drawableText(text: string, has: Has): string {
  const lines = text.normalize('NFC').split(/\r\n?|\n/);
  return lines.map((line) => signsOf(line.replaceAll('\t', ' ')).map(drawable).join('')).join('\n');

  function drawable(sign: string): string {
    const seen = sign.replace(UNSEEN, '');
    return Array.from(seen).every((one) => has(one.codePointAt(0) ?? 0)) ? seen : MISSING;
  }
}

/** Returns the width of a text, in points. */
export type WidthOf = (text: string) => number;

/**
 * Returns the lines of a text, each at most `width` points wide, in the order in which they are drawn. Lines break at
 * spaces; a word that is wider than a line is cut. No-break spaces break nothing.
 */
export function wrappedText(text: string, width: number, widthOf: WidthOf): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line: string | null = null;
    for (const word of paragraph
      .trim()
      .split(/ +/)
      .flatMap((whole) => cutWord(whole, width, widthOf))) {
      const longer: string = line === null ? word : `${line} ${word}`;
      if (line === null || widthOf(longer) <= width) {
        line = longer;
      } else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line ?? ''].map(inVisualOrder);
  });
}

/** Returns the parts of a word that fit into a line; most words are one part. */
function cutWord(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let [part, used] = ['', 0];
  for (const sign of signsOf(word)) {
    const taken = widthOf(sign);
    if (part !== '' && used + taken > width) {
      parts.push(part);
      [part, used] = ['', 0];
    }
    part += sign;
    used += taken;
  }
  return [...parts, part];
}

const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const isRightToLeft = (word: string) => RIGHT_TO_LEFT.test(word);

/**
 * Puts the words of a line from the left to the right. A font joins the letters of an Arabic word and turns them round;
 * here the order of consecutive words is turned round.
 */
function inVisualOrder(line: string): string {
  const shown: string[] = [];
  let begin = 0;
  for (const word of line.split(' ')) {
    if (isRightToLeft(word)) {
      shown.splice(begin, 0, word);
    } else {
      shown.push(word);
      begin = shown.length;
    }
  }
  return shown.join(' ');
}

/**
 * Returns the parts of a line that are drawn one by one, with a space between them: the whole line, or its words when
 * one runs from the right to the left, because pdfkit would draw the space after such a word on its other side.
 */
export function drawnParts(line: string): string[] {
  const words = line.split(' ');
  return words.some(isRightToLeft) ? words : [line];
}
