import { type FileHandle, open } from 'node:fs/promises';
import { chunksOf } from './pngChunks';
import { readAt } from './start';

/**
 * Tells whether a PNG or a JPEG holds anything besides its picture: a text, the place where it was taken, a mark of its
 * maker, bytes behind its end. A cut file counts as one that does.
 */
export async function holdsMoreThanPicture(path: string, mime: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return !(await (mime === 'image/png' ? isBarePng : isBareJpeg)(file, size));
  } finally {
    await file.close();
  }
}

/** The chunks that draw a PNG: its points, their colours and density, and the frames of a moving one. */
const DRAWS_PNG = new Set(
  ['IHDR PLTE tRNS IDAT IEND', 'cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs', 'acTL fcTL fdAT'].flatMap((names) =>
    names.split(' '),
  ),
);

async function isBarePng(file: FileHandle, size: number): Promise<boolean> {
  for await (const { name, end } of chunksOf(file)) {
    if (!DRAWS_PNG.has(name)) return false;
    if (name === 'IEND') return end === size;
  }
  return false;
}

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Restarts within a scan: a marker without a segment. */
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Frames, tables and scans. */
const isDrawing = (marker: number) => (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdf);
/** Segments of applications that a decoder needs: the beginning of each, by marker. */
const NEEDED: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };
/** Marker, length, and the longest beginning of a needed segment. */
const HEAD_BYTES = 4 + 12;
/** Pictures have a few hundred at most; a file made only of segments would be read for minutes. */
const MOST_SEGMENTS = 2000;

async function isBareJpeg(file: FileHandle, size: number): Promise<boolean> {
  for (let at = 2, segments = 0; segments < MOST_SEGMENTS; segments += 1) {
    const head = await readAt(file, at, HEAD_BYTES);
    const marker = head[1];
    if (head[0] !== 0xff || marker === undefined) return false;
    if (marker === END_OF_IMAGE) return at + 2 === size;
    if (head.length < 4) return false;
    const needed = NEEDED[marker];
    const isNeeded = needed !== undefined && head.toString('latin1', 4, 4 + needed.length) === needed;
    if (!isDrawing(marker) && !isNeeded) return false;
    at += 2 + head.readUInt16BE(2);
    if (marker === START_OF_SCAN) at = await endOfScan(file, at);
  }
  return false;
}

const BLOCK_BYTES = 64 * 1024;

/** Returns the place of the marker after a scan's points, or the end of the file. */
async function endOfScan(file: FileHandle, from: number): Promise<number> {
  for (let at = from; ; ) {
    const block = await readAt(file, at, BLOCK_BYTES);
    if (block.length < 2) return at + block.length;
    for (let found = block.indexOf(0xff); found >= 0 && found + 1 < block.length; ) {
      const next = block[found + 1] ?? 0;
      // Among points, a byte of ones is followed by a zero.
      if (next !== 0 && !isRestart(next)) return at + found;
      found = block.indexOf(0xff, found + 2);
    }
    // The last byte is read again, because its pair may be in the next block.
    at += block.length - 1;
  }
}
