import { fichiers } from '@comptoir/contract/fichiers';
import type { RecordId } from '@comptoir/domain/units';
import type { ApiError } from '../frame/api/ApiError';
import { type SendOptions, send } from '../frame/api/client';
import { sendOnce } from '../frame/api/sendOnce';
import { forgetUploads, isStillKept, uploadKeyPlace } from './keptUploads';
import type { Upload } from './uploadQueue';

/**
 * Sends one file in a request of its own. Its key is the file's as it was chosen: over retries, and when it is chosen
 * or taken up again after a reload, an answer that was lost never stores it twice (PRODUCT D, 1.19). What another tab
 * has sent or given up meanwhile is done. Rejects as `send` does.
 */
export async function sendUpload(upload: Upload, utilisateurid: RecordId, options: SendOptions): Promise<void> {
  const { etapeprojetid, chosen, file, isRestored } = upload;
  const { name, size, lastModified } = chosen;
  if (isRestored && !(await isStillKept(utilisateurid, upload))) return;
  const place = uploadKeyPlace(utilisateurid, etapeprojetid, chosen);
  await sendOnce(place, { etapeprojetid, chosen: [name, size, lastModified] }, async (idempotencyKey) => {
    await send(fichiers.add, { body: { provenance: etapeprojetid }, file }, { ...options, idempotencyKey });
    // Before its key is: offered once more without it, it would be stored twice.
    await forgetUploads(utilisateurid, [upload]);
  });
}

const FINAL: readonly number[] = [403, 404, 413, 415, 422];

/** The same file would be refused again: its type, its weight, its step that is gone, a right that is missing. */
export function isFinal({ status, code }: ApiError): boolean {
  return FINAL.includes(status) && code !== 'idempotence.conflit';
}
