import { createReadStream } from 'node:fs';
import { startOf } from './start';

/** Beginnings that a text file never has: markup, a script, another kind of document (RELIABILITY F51, F52). */
const OTHER_BEGINNING = /^\s*(<[a-z!?/]|#!|%PDF|%!PS|\{\\rtf)/i;
const HEAD_BYTES = 1024;

/** Tells whether a file is text that a person wrote: UTF-8 or Latin, without control characters, markup or script. */
export async function isPlainText(path: string): Promise<boolean> {
  const start = (await startOf(path, HEAD_BYTES)).toString('utf8');
  return !OTHER_BEGINNING.test(start) && hasOnlyText(path);
}

const isControl = (byte: number) => (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)) || byte === 0x7f;
/** Bytes that are no character in Windows-1252, the encoding of Latin files that are not UTF-8. */
const NO_LATIN = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

const CONTROL = Uint8Array.from({ length: 256 }, (_, byte) => Number(isControl(byte)));
const UNASSIGNED = Uint8Array.from({ length: 256 }, (_, byte) => Number(NO_LATIN.includes(byte)));

const holdsAny = (chunk: Buffer, marked: Uint8Array) => chunk.some((byte) => marked[byte] === 1);

async function hasOnlyText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isLatin = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (holdsAny(chunk, CONTROL)) return false;
    isUtf8 &&= isDecoded(() => decoder.decode(chunk, { stream: true }));
    isLatin &&= !holdsAny(chunk, UNASSIGNED);
    if (!isUtf8 && !isLatin) return false;
  }
  // The last call of `decode` fails when the end of the file cuts a character.
  return isLatin || (isUtf8 && isDecoded(() => decoder.decode()));
}

function isDecoded(decode: () => string): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}
