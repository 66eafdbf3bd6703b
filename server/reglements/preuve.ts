import type { RecordId } from '@comptoir/domain/units';
import { attachFichier, detachFichier, replaceAttached } from '../fichiers/attached';
import type { Owner } from '../fichiers/repository';
import type { Context } from '../frame/http/context';
import type { Upload } from '../frame/storage/upload';

const ownerOf = (reglementid: RecordId): Owner => ({ proprietaire: 'reglement', proprietaireid: reglementid });

/** Keeps the proof of a payment. */
export function keepPreuve(reglementid: RecordId, upload: Upload, context: Context): Promise<void> {
  return attachFichier(ownerOf(reglementid), upload, context);
}

/** Deletes the proof of a payment. */
export function freePreuve(reglementid: RecordId, context: Context): Promise<void> {
  return detachFichier(ownerOf(reglementid), context);
}

/** Puts another proof in place of the former one. */
export function replacePreuve(reglementid: RecordId, upload: Upload, context: Context): Promise<void> {
  return replaceAttached(ownerOf(reglementid), upload, context);
}
