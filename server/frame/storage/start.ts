import { type FileHandle, open } from 'node:fs/promises';

/** Reads up to `length` bytes of an open file from `position`; fewer at its end. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** How many of a file's first bytes are kept in memory when it arrives: all of a small file. */
export const START_BYTES = 16 * 1024;

/** Reads the first `length` bytes of a file; all of a shorter one. */
export async function startOf(path: string, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    return await readAt(file, 0, length);
  } finally {
    await file.close();
  }
}
