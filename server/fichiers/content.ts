import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { extensionOf, PHOTO_MIME, PROOF_MIME } from '#domain/fichier';
import { isAcceptableDocx } from './docx';

/** Pixels of an image at most: a decoder needs four bytes for each (RELIABILITY F58). */
const MAX_PIXELS = 100_000_000;

export const ACCEPTED = { preuve: PROOF_MIME, photo: PHOTO_MIME } as const;
export type PieceKind = keyof typeof ACCEPTED;

export type ContentRefusal = 'type' | 'dimensions';

/**
 * The MIME type that a stored file is served with, decided by its bytes; its last extension must agree (RELIABILITY
 * F51 to F54). Nothing is decoded or unzipped.
 */
export async function recognise(
  path: string,
  name: string,
  kind: PieceKind,
): Promise<{ mime: string } | { refusal: ContentRefusal }> {
  const accepted: Readonly<Record<string, string>> = ACCEPTED[kind];
  const extension = extensionOf(name);
  const expected = Object.hasOwn(accepted, extension) ? accepted[extension] : undefined;
  if (expected === undefined) return { refusal: 'type' };
  return expected === PROOF_MIME.docx ? recogniseDocx(path, expected) : recogniseOther(path, expected);
}

async function recogniseDocx(path: string, mime: string) {
  return (await isAcceptableDocx(path)) ? { mime } : { refusal: 'type' as const };
}

async function recogniseOther(path: string, mime: string) {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found?.mime !== mime) return { refusal: 'type' as const };
  const pixels = mime.startsWith('image/') ? await pixelsOf(path, mime) : 0;
  return pixels > MAX_PIXELS ? { refusal: 'dimensions' as const } : { mime };
}

async function pixelsOf(path: string, mime: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(512 * 1024);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const bytes = head.subarray(0, bytesRead);
    return mime === 'image/png' ? pixelsOfPng(bytes) : pixelsOfJpeg(bytes);
  } finally {
    await file.close();
  }
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
