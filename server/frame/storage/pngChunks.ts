import type { FileHandle } from 'node:fs/promises';
import { readAt } from './start';

const BLOCK_BYTES = 64 * 1024;
const HEAD_BYTES = 8;

/** A piece of a PNG, of which the whole file is made. */
export interface Chunk {
  name: string;
  /** Position of the chunk's content in the file. */
  at: number;
  length: number;
  /** Position after the chunk. */
  end: number;
}

/**
 * Goes from chunk to chunk of a PNG, reading little more than their heads; bytes after the PNG's end come as a chunk
 * too.
 */
export async function* chunksOf(file: FileHandle): AsyncIterable<Chunk> {
  let blockAt = 0;
  let block = await readAt(file, 0, BLOCK_BYTES);
  for (let at = HEAD_BYTES; ; ) {
    if (at + 8 > blockAt + block.length) {
      block = await readAt(file, at, BLOCK_BYTES);
      blockAt = at;
    }
    if (block.length < 8) return;
    const head = at - blockAt;
    const length = block.readUInt32BE(head);
    const end = at + 12 + length;
    yield { name: block.toString('latin1', head + 4, head + 8), at: at + 8, length, end };
    at = end;
  }
}
