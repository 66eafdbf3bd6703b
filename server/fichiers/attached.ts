import type { Context } from '../frame/http/context';
import type { Upload } from '../frame/storage/upload';
import { crashPoint } from '../frame/work/crash';
import { deleteAttached, insertAttached, type Owner } from './repository';

/**
 * Attaches the one file of an owner: writes the row that names its bytes, which are durable before COMMIT (RELIABILITY
 * F07).
 */
export async function attachFichier(owner: Owner, upload: Upload, { db, now }: Context): Promise<void> {
  const { nom, mime, bytes, sha256 } = upload;
  await insertAttached(db, owner, { cle: upload.claim(), nom, mime, taille: bytes, sha256 }, now);
}

/** Deletes the file of an owner, if it has one. The bytes go after COMMIT, when nothing can bring the row back. */
export async function detachFichier(owner: Owner, { db, now, storage, afterCommit }: Context): Promise<void> {
  const key = await deleteAttached(db, owner, now);
  if (key === undefined) return;
  afterCommit(async () => {
    await storage.remove(key);
    crashPoint('unlink');
  });
}

/** Puts another file in place of the former one. */
export async function replaceAttached(owner: Owner, upload: Upload, context: Context): Promise<void> {
  await detachFichier(owner, context);
  await attachFichier(owner, upload, context);
}
