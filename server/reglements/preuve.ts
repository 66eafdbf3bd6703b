import { deletePreuve, insertPreuve } from '../fichiers/repository';
import type { Upload } from '../fichiers/upload';
import type { Context } from '../http/context';
import { crashPoint } from '../http/crash';

/** Keeps the proof of a payment: its bytes first, then the row that names them (RELIABILITY F07). */
export async function keepPreuve(reglementid: number, upload: Upload, { db, now }: Context): Promise<void> {
  const { nom, mime, bytes, sha256 } = upload;
  await insertPreuve(db, reglementid, { cle: await upload.keep(), nom, mime, taille: bytes, sha256 }, now);
}

/** Frees the proof of a payment: its bytes go once nothing can bring the row back. */
export async function freePreuve(reglementid: number, { db, now, storage, afterCommit }: Context): Promise<void> {
  const key = await deletePreuve(db, reglementid, now);
  if (key === undefined) return;
  afterCommit(async () => {
    await storage.remove(key);
    crashPoint('unlink');
  });
}

/** Another proof in place of the former one. */
export async function replacePreuve(reglementid: number, upload: Upload, context: Context): Promise<void> {
  await freePreuve(reglementid, context);
  await keepPreuve(reglementid, upload, context);
}
