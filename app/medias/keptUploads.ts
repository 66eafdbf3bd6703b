import { KEY_LIFE_MS, type KeptKey } from '../api/idempotencyKey';
import { removeWaitingFiles, type WaitingFile, waitingFiles, writeWaitingFile } from '../session/deviceStore';
import { DRAFT_LIFE_MS, keyPlace } from '../session/places';
import { readDurable } from '../session/storage';
import type { Chosen, Restored, Upload } from './uploadQueue';

/** What a device keeps of unsent files, all together: one film, or a day's photos (PRODUCT 1.18). */
export const MAX_KEPT_BYTES = 300 * 1024 * 1024;

/** Names a file among those of one person and one step, as it was chosen. */
const nameOf = (etapeprojetid: number, { size, lastModified, name }: Chosen) =>
  `${etapeprojetid}/${size}/${lastModified}/${name}`;

/** Where the idempotency key of a file is kept. */
export const uploadKeyPlace = (utilisateurid: number, etapeprojetid: number, chosen: Chosen) =>
  keyPlace(utilisateurid, 'fichier', nameOf(etapeprojetid, chosen));

type Whose = Pick<Upload, 'etapeprojetid' | 'chosen'>;

const placeOf = (utilisateurid: number, { etapeprojetid, chosen }: Whose) =>
  `${utilisateurid}/${nameOf(etapeprojetid, chosen)}`;

/** One change after the other: a file that is sent while it is being kept must not stay. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** Whether `size` more bytes may be kept beside these files. */
export function fits(kept: readonly Pick<WaitingFile, 'key' | 'file'>[], key: string, size: number): boolean {
  const others = kept.filter((other) => other.key !== key);
  return others.reduce((sum, { file }) => sum + file.size, size) <= MAX_KEPT_BYTES;
}

/** Keeps an unsent file until it is sent or given up. Resolves to false where there is no room for it. */
export function keepUpload(utilisateurid: number, upload: Whose & Pick<Upload, 'file'>): Promise<boolean> {
  const { file, chosen } = upload;
  const { name, size, lastModified } = chosen;
  const key = placeOf(utilisateurid, upload);
  return inTurn(async () => {
    if (!fits((await waitingFiles()) ?? [], key, file.size)) return false;
    return writeWaitingFile({ key, name, size, lastModified, file, keptAt: Date.now() });
  });
}

export function forgetUploads(utilisateurid: number, uploads: readonly Whose[]): Promise<void> {
  return inTurn(() => removeWaitingFiles(uploads.map((upload) => placeOf(utilisateurid, upload))));
}

/** Whether nobody is known to have sent it or given it up meanwhile, in another tab. */
export async function isStillKept(utilisateurid: number, upload: Whose): Promise<boolean> {
  const key = placeOf(utilisateurid, upload);
  const all = await inTurn(waitingFiles);
  return all === null || all.some((kept) => kept.key === key);
}

/** Sent, the outcome unknown, and the server has forgotten the key since: it may be stored already. */
async function isDoubtful(utilisateurid: number, { etapeprojetid, chosen }: Whose): Promise<boolean> {
  const place = uploadKeyPlace(utilisateurid, etapeprojetid, chosen);
  const sent = (await readDurable(place, DRAFT_LIFE_MS)) as KeptKey | null;
  return sent?.isUnsettled === true && Date.now() - sent.since > KEY_LIFE_MS;
}

/** The files that a person chose for a step and that were not sent; older ones than a month are forgotten. */
export async function keptUploadsOf(utilisateurid: number, etapeprojetid: number): Promise<Restored[]> {
  const all = (await inTurn(waitingFiles)) ?? [];
  const old = all.filter(({ keptAt }) => Date.now() - keptAt > DRAFT_LIFE_MS).map(({ key }) => key);
  if (old.length > 0) await inTurn(() => removeWaitingFiles(old));
  const own = all
    .filter(({ key }) => key.startsWith(`${utilisateurid}/${etapeprojetid}/`) && !old.includes(key))
    .sort((a, b) => a.keptAt - b.keptAt || (a.name < b.name ? -1 : 1));
  return Promise.all(
    own.map(async ({ name, size, lastModified, file }) => {
      const chosen = { name, size, lastModified };
      return { chosen, file, isDoubtful: await isDoubtful(utilisateurid, { etapeprojetid, chosen }) };
    }),
  );
}
