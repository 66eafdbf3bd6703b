import type { RecordId } from '@comptoir/domain/units';
import { KEY_LIFE_MS, type KeptKey } from '../frame/api/idempotencyKey';
import { agedAt } from '../frame/device/ageDurable';
import { removeWaitingFiles, type WaitingFile, waitingFiles, writeWaitingFile } from '../frame/device/deviceStore';
import { DRAFT_LIFE_MS, keyPlace } from '../frame/device/places';
import { readDurable } from '../frame/device/storage';
import type { Chosen, Restored, Upload } from './uploadQueue';

/** Bytes of unsent files that a device keeps, in total: one film, or the photos of a day (PRODUCT 1.18). */
export const MAX_KEPT_BYTES = 300 * 1024 * 1024;

/** Names a chosen file among those of one user and one step. */
const nameOf = (etapeprojetid: RecordId, { size, lastModified, name }: Chosen) =>
  `${etapeprojetid}/${size}/${lastModified}/${name}`;

/** Returns the place where the idempotency key of a file is stored. */
export const uploadKeyPlace = (utilisateurid: RecordId, etapeprojetid: RecordId, chosen: Chosen) =>
  keyPlace(utilisateurid, 'fichier', nameOf(etapeprojetid, chosen));

type Whose = Pick<Upload, 'etapeprojetid' | 'chosen'>;

const placeOf = (utilisateurid: RecordId, { etapeprojetid, chosen }: Whose) =>
  `${utilisateurid}/${nameOf(etapeprojetid, chosen)}`;

/** Runs one change after the other: otherwise a file could stay stored that is sent while it is being stored. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** Tells whether `size` more bytes may be kept besides these files. */
export function fitsBesideKept(kept: readonly Pick<WaitingFile, 'key' | 'file'>[], key: string, size: number): boolean {
  const others = kept.filter((other) => other.key !== key);
  return others.reduce((sum, { file }) => sum + file.size, size) <= MAX_KEPT_BYTES;
}

/** Keeps an unsent file until it is sent or given up. Resolves to false when there is no room for it. */
export function keepUpload(utilisateurid: RecordId, upload: Whose & Pick<Upload, 'file'>): Promise<boolean> {
  const { file, chosen } = upload;
  const { name, size, lastModified } = chosen;
  const key = placeOf(utilisateurid, upload);
  return inTurn(async () => {
    if (!fitsBesideKept((await waitingFiles()) ?? [], key, file.size)) return false;
    return writeWaitingFile({ key, name, size, lastModified, file, keptAt: Date.now() });
  });
}

export function forgetUploads(utilisateurid: RecordId, uploads: readonly Whose[]): Promise<void> {
  return inTurn(() => removeWaitingFiles(uploads.map((upload) => placeOf(utilisateurid, upload))));
}

/** Resolves to false when another tab has sent the file or given it up; to true when nothing is known. */
export async function isStillKept(utilisateurid: RecordId, upload: Whose): Promise<boolean> {
  const key = placeOf(utilisateurid, upload);
  const all = await inTurn(waitingFiles);
  return all === null || all.some((kept) => kept.key === key);
}

/**
 * Tells whether a file may be stored already: it was sent without an answer, and the server has since forgotten its
 * key.
 */
async function isDoubtful(utilisateurid: RecordId, { etapeprojetid, chosen }: Whose): Promise<boolean> {
  const place = uploadKeyPlace(utilisateurid, etapeprojetid, chosen);
  const sent = (await readDurable(place, Number.POSITIVE_INFINITY)) as KeptKey | null;
  if (sent?.isUnsettled !== true) return false;
  const since = Date.now() - sent.since;
  // If the clock was set back, the age is unknown, so the file counts as doubtful.
  return since < 0 || since > KEY_LIFE_MS;
}

/** Removes the files that are more than a month old. Resolves to the others. */
async function withoutOld(): Promise<WaitingFile[]> {
  const now = Date.now();
  const looked = ((await waitingFiles()) ?? []).map((kept) => ({
    kept,
    age: agedAt({ ...kept, savedAt: kept.keptAt }, now),
  }));
  const isOld = (age: WaitingFile['age'] | null) => (age?.ms ?? 0) > DRAFT_LIFE_MS;
  const old = looked.filter(({ age }) => isOld(age));
  if (old.length > 0) await removeWaitingFiles(old.map(({ kept }) => kept.key));
  const others = looked.filter(({ age }) => !isOld(age));
  for (const { kept, age } of others) if (age) await writeWaitingFile({ ...kept, age });
  return others.map(({ kept }) => kept);
}

/** Reads the unsent files that a user chose for a step; files older than a month are removed. */
export async function keptUploadsOf(utilisateurid: RecordId, etapeprojetid: RecordId): Promise<Restored[]> {
  const own = (await inTurn(withoutOld))
    .filter(({ key }) => key.startsWith(`${utilisateurid}/${etapeprojetid}/`))
    .sort((a, b) => a.keptAt - b.keptAt || (a.name < b.name ? -1 : 1));
  return Promise.all(
    own.map(async ({ name, size, lastModified, file }) => {
      const chosen = { name, size, lastModified };
      return { chosen, file, isDoubtful: await isDoubtful(utilisateurid, { etapeprojetid, chosen }) };
    }),
  );
}
