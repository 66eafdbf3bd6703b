import type { Readable } from 'node:stream';
import { Refusal } from '@comptoir/contract/envelope';
import type { ByteRange } from './range';
import type { FileStorage } from './storage';

/** Returns the bytes of a stored file, all of them unless a range is given. Throws a refusal when the file is gone. */
export async function bytesOf(
  storage: FileStorage,
  { cle, taille }: { cle: string; taille: number },
  range: ByteRange = { start: 0, end: taille - 1 },
): Promise<Readable> {
  const bytes = await storage.read(cle, range);
  if (bytes === null) throw new Refusal('fichier.absent');
  return bytes;
}
