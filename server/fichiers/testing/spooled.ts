import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Spool, SpooledBytes } from '../../frame/storage/spool';

/** Returns a received file of these bytes, ready to be kept. */
export async function spooledOf(spool: Spool, content: string | Buffer): Promise<SpooledBytes> {
  const bytes = Buffer.from(content);
  const path = spool.temporary();
  await writeFile(path, bytes);
  return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
