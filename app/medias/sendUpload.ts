import { fichiers } from '#contract/fichiers';
import type { ApiError } from '../api/ApiError';
import { type SendOptions, send } from '../api/client';
import { sendOnce } from '../api/sendOnce';
import type { Upload } from './uploadQueue';

/**
 * Sends one file in a request of its own. Its key is the file's as it was chosen: over retries, and when it is chosen
 * again after a reload, an answer that was lost never stores it twice (PRODUCT D, 1.19). Rejects as `send` does.
 */
export async function sendUpload(
  { etapeprojetid, chosen, file }: Upload,
  utilisateurid: number,
  options: SendOptions,
): Promise<void> {
  const { name, size, lastModified } = chosen;
  const place = `${utilisateurid}/key/fichier/${etapeprojetid}/${size}/${lastModified}/${name}`;
  await sendOnce(place, { etapeprojetid, chosen }, (idempotencyKey) =>
    send(fichiers.add, { body: { provenance: etapeprojetid }, file }, { ...options, idempotencyKey }),
  );
}

const FINAL: readonly number[] = [403, 404, 413, 415, 422];

/** The same file would be refused again: its type, its weight, its step that is gone, a right that is missing. */
export function isFinal({ status, code }: ApiError): boolean {
  return FINAL.includes(status) && code !== 'idempotence.conflit';
}
