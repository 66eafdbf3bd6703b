import { fichiers } from '@comptoir/contract/fichiers';
import type { RecordId } from '@comptoir/domain/units';
import type { ApiError } from '../frame/api/ApiError';
import { type SendOptions, sendCall } from '../frame/api/client';
import { sendOnce } from '../frame/api/sendOnce';
import { forgetUploads, isStillKept, uploadKeyPlace } from './keptUploads';
import type { Upload } from './uploadQueue';

/**
 * Sends one file in its own request. The file keeps its idempotency key over retries, and also when it is chosen or
 * resumed again after a reload, so that a lost answer never stores it twice (PRODUCT D, 1.19). A file that another tab
 * has sent or given up counts as done. Rejects as `sendCall` does.
 */
export async function sendUpload(upload: Upload, utilisateurid: RecordId, options: SendOptions): Promise<void> {
  const { etapeprojetid, chosen, file, isRestored } = upload;
  const { name, size, lastModified } = chosen;
  if (isRestored && !(await isStillKept(utilisateurid, upload))) return;
  const place = uploadKeyPlace(utilisateurid, etapeprojetid, chosen);
  await sendOnce(place, { etapeprojetid, chosen: [name, size, lastModified] }, async (idempotencyKey) => {
    await sendCall(fichiers.add, { body: { provenance: etapeprojetid }, file }, { ...options, idempotencyKey });
    // The file is forgotten before its key: if it were offered again without the key, it would be stored twice.
    await forgetUploads(utilisateurid, [upload]);
  });
}

const FINAL: readonly number[] = [403, 404, 413, 415, 422];

/**
 * Tells whether a retry would be refused again, because of the file's type or size, a deleted step, or a missing
 * permission.
 */
export function isFinal({ status, code }: ApiError): boolean {
  return FINAL.includes(status) && code !== 'idempotence.conflit';
}
