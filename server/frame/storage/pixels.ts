import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { MAX_DECODED_BYTES } from '../work/machineTurns';
import { type Chunk, chunksOf } from './pngChunks';
import { readAt, startOf } from './start';

/** How many pixels an image may have at most (RELIABILITY F58). */
export const MAX_PIXELS = 100_000_000;

const HEAD_BYTES = 512 * 1024;

/** What an image's header declares about its points. */
export interface Layout {
  width: number;
  height: number;
  /** Bytes of one point, with all its colours and their depth. */
  bytesPerPoint: number;
  /** Interlaced or progressive: a decoder must read all of it before it can draw. */
  isWhole: boolean;
}

/** Reads the layout from the header, without decoding. Null when the header does not tell. */
export async function layoutOf(path: string, mime: string): Promise<Layout | null> {
  const head = await startOf(path, HEAD_BYTES);
  return LAYOUT[mime]?.(head) ?? null;
}

/** How many lines a decoder keeps at once when it draws from top to bottom; a generous measure. */
const BAND = 1800;

/**
 * Returns the bytes of memory that decoding takes. A turned image needs every point before the first can be written.
 */
export function decodedBytes({ width, height, bytesPerPoint, isWhole }: Layout, isTurned = false): number {
  const line = width * bytesPerPoint;
  const read = isWhole ? line * height : line * Math.min(height, BAND);
  return isTurned ? Math.max(read, line * height) : read;
}

/**
 * Tells whether an image has more points than anybody needs, or needs more memory than all pictures together may take.
 */
export function isTooHeavy(layout: Layout, isTurned = false): boolean {
  return layout.width * layout.height > MAX_PIXELS || decodedBytes(layout, isTurned) > MAX_DECODED_BYTES;
}

const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** Reads a PNG's first chunk, IHDR: width, height, bits a colour, kind of colour, and whether it is interlaced. */
function layoutOfPng(bytes: Buffer): Layout | null {
  if (bytes.length < 29) return null;
  const depth = bytes.readUInt8(24) > 8 ? 2 : 1;
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    bytesPerPoint: (PNG_CHANNELS[bytes.readUInt8(25)] ?? 4) * depth,
    isWhole: bytes.readUInt8(28) !== 0,
  };
}

const START_OF_FRAME = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Frames that hold the lines one after the other, all colours together; every other kind comes in passes. */
const IN_ONE_PASS = new Set([0xc0, 0xc1, 0xc9]);

/** Reads a JPEG's segments, each with a marker and a length; the start of frame has height, width and colours. */
function layoutOfJpeg(bytes: Buffer): Layout | null {
  for (let at = 2; at + 10 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (!START_OF_FRAME.has(marker)) continue;
    const isWhole = !IN_ONE_PASS.has(marker);
    // A decoder keeps two bytes a colour between passes.
    const bytesPerPoint = bytes.readUInt8(at + 9) * (isWhole ? 2 : 1);
    return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), bytesPerPoint, isWhole };
  }
  return null;
}

/** Reads a WebP's header, whose place depends on its kind. A WebP is decoded whole, at four bytes a point. */
function layoutOfWebp(bytes: Buffer): Layout | null {
  if (bytes.length < 30) return null;
  const [width, height] = webpSides(bytes, bytes.toString('latin1', 12, 16));
  return { width, height, bytesPerPoint: 4, isWhole: true };
}

function webpSides(bytes: Buffer, kind: string): [width: number, height: number] {
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  const packed = bytes.readUInt32LE(21);
  return [(packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1];
}

const LAYOUT: Readonly<Record<string, (head: Buffer) => Layout | null>> = {
  'image/png': layoutOfPng,
  'image/jpeg': layoutOfJpeg,
  'image/webp': layoutOfWebp,
};

/** Most bytes of unpacked texts in a PNG: a decoder unpacks and copies all of them. */
const MAX_TEXT_BYTES = 2 * 1024 * 1024;
const unpacked = promisify(inflate);

/**
 * Tells whether the texts in a PNG unpack to too much: 1.5 MB of them can become gigabytes in a decoder. It goes from
 * chunk to chunk and unpacks no more than is allowed.
 */
export async function hasTextFlood(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    let left = MAX_TEXT_BYTES;
    for await (const chunk of chunksOf(file)) {
      left -= await textBytesOf(file, chunk, left);
      if (left < 0) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}

/**
 * Returns the unpacked size of a chunk's text in bytes, or one more than `left` when it is larger; 0 for other chunks.
 */
async function textBytesOf(file: FileHandle, { name, at, length }: Chunk, left: number): Promise<number> {
  if (!['tEXt', 'zTXt', 'iTXt', 'eXIf'].includes(name)) return 0;
  if (length > left) return length;
  if (name === 'tEXt' || name === 'eXIf') return length;
  const content = await readAt(file, at, length);
  const packed = name === 'zTXt' ? content.subarray(content.indexOf(0) + 2) : packedOfInternational(content);
  if (packed === null) return length;
  // When the text cannot be unpacked here, a decoder cannot unpack it either.
  return unpacked(packed, { maxOutputLength: Math.max(1, left) }).then(
    ({ length: size }) => size,
    (error: NodeJS.ErrnoException) => (error.code === 'ERR_BUFFER_TOO_LARGE' ? left + 1 : length),
  );
}

/**
 * Returns the packed text of an iTXt chunk, or null when it is not packed. Its fields: keyword, two bytes for packing,
 * language, keyword in that language, text.
 */
function packedOfInternational(content: Buffer): Buffer | null {
  const keyword = content.indexOf(0);
  if (keyword < 0 || content[keyword + 1] !== 1) return null;
  const language = content.indexOf(0, keyword + 3);
  return content.subarray(content.indexOf(0, language + 1) + 1);
}
