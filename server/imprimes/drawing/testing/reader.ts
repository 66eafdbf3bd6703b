import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';

/** A page as Chrome's own reader sees it. */
interface ReadPage {
  /** Its text; lines and the spaces between words are single spaces, and narrow no-break spaces stay. */
  text: string;
  /** Its size in points. */
  width: number;
  height: number;
  /** The outermost points that are not white, in points from the left and the top; a page without ink has none. */
  ink: { left: number; right: number; bottom: number } | null;
}

/** As `ReadPage.text` writes a text. */
export const asRead = (text: string): string => text.replace(/[ \u00a0\r\n]+/g, ' ').trim();

/** Returns how many pictures a PDF contains. */
export const picturesIn = (bytes: Buffer): number => bytes.toString('latin1').split('/Subtype /Image').length - 1;

/** Returns the instant at which a PDF says that it was made, ISO 8601 UTC. */
export function madeOn(bytes: Uint8Array): string {
  const said = /\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/.exec(Buffer.from(bytes).toString('latin1'));
  const [, year, month, day, hours, minutes, seconds] = said ?? [];
  return `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.000Z`;
}

/** Returns the inks that a PDF draws with, as red, green and blue from 0 to 1: `0 0 0` is black. */
export function inksIn(bytes: Buffer): Set<string> {
  const streams = bytes.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs);
  const drawn = Array.from(streams, ([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'));
  return new Set(drawn.flatMap((text) => Array.from(text.matchAll(/^([\d. ]+) scn$/gim), ([, ink = '']) => ink)));
}

/** Pixels of a point. */
const SCALE = 2;
/** The same where a code is read: less than any printer has. */
const CODE_SCALE = 3;

/** Reads a PDF: its text, and where ink is. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pages: ReadPage[] = [];
    for (const page of document.pages()) {
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      // The picture closes the page, so it comes last.
      const text = asRead(page.getText());
      const picture = await page.render({ scale: SCALE, render: 'bitmap', colorSpace: 'Gray' });
      pages.push({ text, width, height, ink: inkOf(picture) });
    }
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

/** Reads the QR codes of a PDF as a camera does, one of each page at most. */
export async function codesIn(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const codes: string[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: CODE_SCALE, render: 'bitmap', colorSpace: 'BGRA' });
      const code = jsQR(new Uint8ClampedArray(data), width, height);
      if (code) codes.push(code.data);
    }
    document.destroy();
    return codes;
  } finally {
    library.destroy();
  }
}

const WHITE = 255;

/** Returns how much of each line of a PDF's first page is inked, from 0 to 1, in half points from the top. */
export async function inkedLines(bytes: Uint8Array): Promise<number[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const page = document.getPage(0);
    const { data, width, height } = await page.render({ scale: SCALE, render: 'bitmap', colorSpace: 'Gray' });
    const lines = Array.from({ length: height }, (_, line) => {
      const inked = data.subarray(line * width, (line + 1) * width).filter((grey) => grey !== WHITE).length;
      return inked / width;
    });
    document.destroy();
    return lines;
  } finally {
    library.destroy();
  }
}

function inkOf({ data, width }: { data: Uint8Array; width: number }): ReadPage['ink'] {
  let [left, right, bottom] = [Number.POSITIVE_INFINITY, -1, -1];
  data.forEach((grey, at) => {
    if (grey === WHITE) return;
    left = Math.min(left, at % width);
    right = Math.max(right, at % width);
    bottom = Math.floor(at / width);
  });
  return right < 0 ? null : { left: left / SCALE, right: right / SCALE, bottom: bottom / SCALE };
}
