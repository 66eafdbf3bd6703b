import type { RecordId } from '@comptoir/domain/units';
import { attachFichier, detachFichier } from '../fichiers/attached';
import { checkUniquePreuve } from '../fichiers/preuveUnique';
import type { Owner } from '../fichiers/repository';
import type { Context } from '../frame/http/context';
import type { Upload } from '../frame/storage/upload';

const ownerOf = (reglementid: RecordId): Owner => ({ proprietaire: 'reglement', proprietaireid: reglementid });

/** A payment and the debt that it settles, which is locked. */
interface Regle {
  reglementid: RecordId;
  depenseid: RecordId;
}

/** Keeps the proof of a new payment; the caller checks that it is not used (`checkUniquePreuve`). */
export function keepPreuve(reglementid: RecordId, upload: Upload, context: Context): Promise<void> {
  return attachFichier(ownerOf(reglementid), upload, context);
}

/** Deletes the proof of a payment. */
export function freePreuve(reglementid: RecordId, context: Context): Promise<void> {
  return detachFichier(ownerOf(reglementid), context);
}

/** Puts another proof in place of the former one. */
export async function replacePreuve(
  { reglementid, depenseid }: Regle,
  upload: Upload,
  context: Context,
): Promise<void> {
  await freePreuve(reglementid, context);
  await checkUniquePreuve({ empreinte: upload.sha256, sauf: depenseid }, context);
  await keepPreuve(reglementid, upload, context);
}
