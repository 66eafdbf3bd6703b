import { type ChosenFile, isSameFile } from '@comptoir/domain/fichier';
import type { RecordId } from '@comptoir/domain/units';

/** Number of files sent at once: more would share a slow connection without being faster. */
const MAX_AT_ONCE = 2;

/**
 * `reduction` is being shrunk, `attente` is ready, `envoi` is being sent; `echec` may be tried again, `refuse` may not.
 */
export type UploadEtat = 'reduction' | 'attente' | 'envoi' | 'envoye' | 'refuse' | 'echec' | 'annule';

/** Identifies a chosen file, also after a later visit. */
export type Chosen = Pick<File, 'name' | 'size' | 'lastModified'>;

/** A file kept on this device since an earlier visit. */
export interface Restored {
  chosen: Chosen;
  file: File;
  /** Whether the file may be stored already, and the server can no longer recognise it. */
  isDoubtful: boolean;
}

export interface Upload {
  id: number;
  /** The step that the file belongs to, even if another step is shown later. */
  etapeprojetid: RecordId;
  /** The file as it was chosen; choosing it again makes a duplicate. */
  chosen: Chosen;
  /** The file as it is sent: photos are shrunk. */
  file: File;
  etat: UploadEtat;
  /** Share of the file that has been sent, 0 to 1. */
  share: number;
  /** Says why the file was refused or failed. */
  reason: string | null;
  /** Whether the connection failed; the upload then resumes by itself. */
  isLineCut: boolean;
  /** Whether the file is from an earlier visit; another tab may then send it too. */
  isRestored: boolean;
  /** Whether the file would still be here after the page is closed; null until that is known. */
  isKept: boolean | null;
}

export interface UploadQueue {
  uploads: readonly Upload[];
  /** Names of the duplicates among the files that were chosen last (spec § 5 Media upload). */
  skipped: readonly string[];
  /** Whether ready files are being sent; becomes false by itself when no file is left to send. */
  isSaving: boolean;
  nextId: number;
}

export type UploadAction =
  | { type: 'add'; etapeprojetid: RecordId; files: readonly File[] }
  | { type: 'restore'; etapeprojetid: RecordId; files: readonly Restored[]; doubt: string }
  | { type: 'kept'; id: number; isKept: boolean }
  | { type: 'shrunk'; id: number; file: File; refusal: string | null }
  | { type: 'save' }
  | { type: 'start' | 'sent' | 'cancel' | 'retry' | 'remove'; id: number }
  | { type: 'progress'; id: number; share: number }
  | { type: 'refused'; id: number; reason: string }
  | { type: 'failed'; id: number; reason: string; isLineCut: boolean }
  | { type: 'retryAll' | 'retryCut' | 'clear' };

export const EMPTY_QUEUE: UploadQueue = { uploads: [], skipped: [], isSaving: false, nextId: 1 };

const PENDING: readonly UploadEtat[] = ['reduction', 'attente', 'envoi'];
const isPending = ({ etat }: Upload) => PENDING.includes(etat);

/** Tells whether leaving would lose the file; cancelled and refused files are given up already. */
const isUnsent = (upload: Upload) => isPending(upload) || upload.etat === 'echec';

export const unsentOf = ({ uploads }: UploadQueue): Upload[] => uploads.filter(isUnsent);

/** Tells whether Save has something to send. */
export const isSavable = (queue: UploadQueue): boolean => !queue.isSaving && queue.uploads.some(isUnsent);

/** Tells whether every chosen file was sent. */
export const isDone = ({ uploads }: UploadQueue): boolean =>
  uploads.length > 0 && uploads.every(({ etat }) => etat === 'envoye');

/** Returns the uploads to start now. */
export function toStart({ uploads, isSaving }: UploadQueue): Upload[] {
  if (!isSaving) return [];
  const free = MAX_AT_ONCE - uploads.filter(({ etat }) => etat === 'envoi').length;
  return uploads.filter(({ etat }) => etat === 'attente').slice(0, Math.max(0, free));
}

/** Returns the photo to shrink next. Photos are shrunk one at a time: each of 12 megapixels takes 50 MB of memory. */
export const toShrink = ({ uploads }: UploadQueue): Upload | undefined =>
  uploads.find(({ etat }) => etat === 'reduction');

/** Applies one action to the queue (spec § 4 Media, § 5 Media upload; PRODUCT 1.18, 1.19). */
export function reduceUploads(queue: UploadQueue, action: UploadAction): UploadQueue {
  const next = reducedQueue(queue, action);
  return next.isSaving && !next.uploads.some(isPending) ? { ...next, isSaving: false } : next;
}

function reducedQueue(queue: UploadQueue, action: UploadAction): UploadQueue {
  switch (action.type) {
    case 'add':
      return withAdded(queue, action.etapeprojetid, action.files);
    case 'restore':
      return withRestored(queue, action);
    case 'remove':
      return { ...queue, uploads: queue.uploads.filter(({ id }) => id !== action.id) };
    case 'clear':
      return { ...EMPTY_QUEUE, nextId: queue.nextId };
    case 'save':
    case 'retryAll':
      return withSending(queue, ({ etat }) => etat === 'echec');
    case 'retryCut':
      return withSending(queue, ({ etat, isLineCut }) => etat === 'echec' && isLineCut);
    case 'retry':
      return withSending(queue, ({ id, etat }) => id === action.id && (etat === 'echec' || etat === 'annule'));
    default:
      return withChanged(queue, action);
  }
}

function withAdded(queue: UploadQueue, etapeprojetid: RecordId, files: readonly File[]): UploadQueue {
  const present: ChosenFile[] = queue.uploads.map(({ chosen }) => chosen);
  const skipped: string[] = [];
  const fresh = files.filter((file) => {
    const isTwice = present.some((other) => isSameFile(other, file));
    if (isTwice) skipped.push(file.name);
    else present.push(file);
    return !isTwice;
  });
  const uploads = fresh.map((file, index) => newUpload(queue.nextId + index, etapeprojetid, file, file));
  return { ...queue, uploads: [...queue.uploads, ...uploads], skipped, nextId: queue.nextId + uploads.length };
}

function newUpload(id: number, etapeprojetid: RecordId, chosen: Chosen, file: File): Upload {
  const etat = 'reduction';
  const nothing = { share: 0, reason: null, isLineCut: false, isRestored: false, isKept: null };
  return { id, etapeprojetid, chosen, file, etat, ...nothing };
}

/** Adds the files of an earlier visit and sends them at once; a doubtful one waits for the user's decision. */
function withRestored(queue: UploadQueue, { etapeprojetid, files, doubt }: ActionOf<'restore'>): UploadQueue {
  const uploads = files.map(({ chosen, file, isDoubtful }, index): Upload => {
    const upload = { ...newUpload(queue.nextId + index, etapeprojetid, chosen, file), isRestored: true, isKept: true };
    return isDoubtful ? { ...upload, etat: 'echec', reason: doubt } : upload;
  });
  return { ...queue, uploads: [...queue.uploads, ...uploads], isSaving: true, nextId: queue.nextId + uploads.length };
}

type ActionOf<Type extends UploadAction['type']> = Extract<UploadAction, { type: Type }>;

/**
 * Starts a save, which also retries the failed uploads that `isAgain` selects; without any file nothing changes (spec §
 * 5 Media upload).
 */
function withSending(queue: UploadQueue, isAgain: (upload: Upload) => boolean): UploadQueue {
  const uploads = queue.uploads.map((upload) =>
    isAgain(upload) ? { ...upload, etat: 'attente' as const, share: 0, reason: null } : upload,
  );
  return uploads.some(isPending) ? { ...queue, uploads, isSaving: true } : queue;
}

type ChangeOfOne = Extract<UploadAction, { id: number }>;

function withChanged(queue: UploadQueue, action: Exclude<ChangeOfOne, { type: 'retry' | 'remove' }>): UploadQueue {
  const upload = queue.uploads.find(({ id }) => id === action.id);
  const change = upload && changeOf(upload, action);
  if (!change) return queue;
  const uploads = queue.uploads.map((other) => (other === upload ? { ...upload, ...change } : other));
  return { ...queue, uploads };
}

/**
 * Returns the change that an event makes to an upload. Late events do not revive what was cancelled, but a stored file
 * counts as stored.
 */
function changeOf(upload: Upload, action: ChangeOfOne): Partial<Upload> | null {
  const { etat, isKept } = upload;
  if (action.type === 'kept') return action.isKept === isKept ? null : { isKept: action.isKept };
  if (action.type === 'sent') return { etat: 'envoye', share: 1, reason: null };
  if (action.type === 'shrunk' && etat === 'reduction') {
    const { file, refusal } = action;
    return refusal === null ? { file, etat: 'attente' } : { file, etat: 'refuse', reason: refusal };
  }
  if (action.type === 'start') return etat === 'attente' ? { etat: 'envoi', share: 0 } : null;
  return etat === 'envoi' ? changeOfSending(upload, action) : null;
}

function changeOfSending({ share }: Upload, action: ChangeOfOne): Partial<Upload> | null {
  if (action.type === 'progress') {
    const isSeen = Math.round(action.share * 100) !== Math.round(share * 100);
    return isSeen ? { share: action.share } : null;
  }
  if (action.type === 'refused') return { etat: 'refuse', reason: action.reason };
  if (action.type === 'failed') return { etat: 'echec', reason: action.reason, isLineCut: action.isLineCut };
  return action.type === 'cancel' ? { etat: 'annule' } : null;
}
