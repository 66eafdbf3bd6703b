import { inflateSync } from 'node:zlib';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';

/** A page as Chrome's own reader sees it. */
interface ReadPage {
  /** Its text; lines and the spaces between words are single spaces, and narrow no-break spaces stay. */
  text: string;
  /** Its size in points. */
  width: number;
  height: number;
  /**
   * The outermost points that are not white, in points from the left and the top; absent without ink, or when the page
   * was read without looking for it.
   */
  ink: { left: number; right: number; bottom: number } | null;
}

/** Writes a text as `ReadPage.text` does. */
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
/** Pixels of a point when a code is read: less than any printer has. */
const CODE_SCALE = 3;

/** Compiled once for all tests of a process, because that takes most of the time of a reading. */
let library: Promise<PDFiumLibrary> | undefined;

/** Opens a PDF for some work. */
async function opened<T>(bytes: Uint8Array, work: (document: PDFiumDocument) => Promise<T>): Promise<T> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes);
  return work(document).finally(() => document.destroy());
}

/** Reads a PDF: its text and, with `isInked`, the place of its ink. */
export function readPdf(bytes: Uint8Array, { isInked = false } = {}): Promise<ReadPage[]> {
  return opened(bytes, async (document) => {
    const pages: ReadPage[] = [];
    for (const page of document.pages()) {
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      // The picture closes the page, so it comes last.
      const text = asRead(page.getText());
      const picture = isInked && (await page.render({ scale: SCALE, render: 'bitmap', colorSpace: 'Gray' }));
      pages.push({ text, width, height, ink: picture ? inkOf(picture) : null });
    }
    return pages;
  });
}

/** Reads the QR codes of a PDF as a camera does, at most one of each page. */
export function codesIn(bytes: Uint8Array): Promise<string[]> {
  return opened(bytes, async (document) => {
    const codes: string[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: CODE_SCALE, render: 'bitmap', colorSpace: 'BGRA' });
      const code = jsQR(new Uint8ClampedArray(data), width, height);
      if (code) codes.push(code.data);
    }
    return codes;
  });
}

const WHITE = 255;

/** Returns the inked part of each line of a PDF's first page, from 0 to 1, in half points from the top. */
export function inkedLines(bytes: Uint8Array): Promise<number[]> {
  return opened(bytes, async (document) => {
    const page = document.getPage(0);
    const { data, width, height } = await page.render({ scale: SCALE, render: 'bitmap', colorSpace: 'Gray' });
    return Array.from({ length: height }, (_, line) => {
      const inked = data.subarray(line * width, (line + 1) * width).filter((grey) => grey !== WHITE).length;
      return inked / width;
    });
  });
}

function inkOf({ data, width }: { data: Uint8Array; width: number }): ReadPage['ink'] {
  let [left, right, bottom] = [Number.POSITIVE_INFINITY, -1, -1];
  for (let at = 0; at < data.length; at += 1) {
    if (data[at] === WHITE) continue;
    left = Math.min(left, at % width);
    right = Math.max(right, at % width);
    bottom = Math.floor(at / width);
  }
  return right < 0 ? null : { left: left / SCALE, right: right / SCALE, bottom: bottom / SCALE };
}
