import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg|webmanifest)$/;
/** Compressing a smaller file gains less than the two headers for it cost. */
const MIN_BYTES = 256;

/** Writes `x.br` and `x.gz` beside each text file of a folder, so that the server compresses nothing at run time. */
export async function precompress(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (COMPRESSIBLE.test(name) && (await stat(file)).size >= MIN_BYTES) await compress(file);
  }
}

async function compress(file) {
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`));
  await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
}
