import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The size and the hash of written or read bytes. */
export interface Part {
  bytes: number;
  sha256: string;
}

type Stage = NodeJS.ReadWriteStream;

/** Writes a new file that only its owner can read; its bytes are on the disk when it resolves. */
export async function writeSynced(
  path: string,
  source: Iterable<string> | AsyncIterable<string> | Readable,
  ...stages: Stage[]
): Promise<Part> {
  const meter = new Meter();
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline([source instanceof Readable ? source : Readable.from(source), ...stages, meter, target]);
  return meter.part();
}

/** Reads a whole file to measure it, without keeping its bytes. */
export async function measurePart(path: string): Promise<Part> {
  const meter = new Meter();
  await pipeline(createReadStream(path), meter.resume());
  return meter.part();
}

/** Syncs the names of a folder to the disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Counts and hashes the bytes that pass through. */
class Meter extends Transform {
  #hash = createHash('sha256');
  #bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#bytes += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  part(): Part {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
