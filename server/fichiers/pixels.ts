import { startOf } from './start';

/** Pixels of an image at most: a decoder needs four bytes for each (RELIABILITY F58). */
export const MAX_PIXELS = 100_000_000;

export const isTooManyPixels = (pixels: number): boolean => pixels > MAX_PIXELS;

const HEAD_BYTES = 512 * 1024;

/** The points that an image's header declares; nothing is decoded. 0 when the header does not say. */
export async function pixelsOf(path: string, mime: string): Promise<number> {
  const head = await startOf(path, HEAD_BYTES);
  return mime === 'image/png' ? pixelsOfPng(head) : pixelsOfJpeg(head);
}

/** A PNG's first chunk is IHDR: width and height at bytes 16 and 20. */
function pixelsOfPng(bytes: Buffer): number {
  return bytes.length < 24 ? 0 : bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
}

const START_OF_FRAME = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** A JPEG is a row of segments, marker and length; a start of frame carries height and width. */
function pixelsOfJpeg(bytes: Buffer): number {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (START_OF_FRAME.has(bytes[at + 1] ?? 0)) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
  }
  return 0;
}
