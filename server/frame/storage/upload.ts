import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { Refusal } from '@comptoir/contract/envelope';
import { checkFilled, type PieceKind, refuseType } from '@comptoir/contract/fichierRules';
import { displayName, mediaOfMime, nameWithoutExtension } from '@comptoir/domain/fichier';
import { MAX_PIECE_BYTES } from '@comptoir/domain/limits';
import { crashPoint } from '../work/crash';
import type { HeldRoom } from '../work/space';
import { type ContentRefusal, recognise } from './content';
import { drawnLogo } from './logo';
import { cleanedImage } from './metadata';
import type { SpooledBytes } from './spool';
import type { FileStorage } from './storage';

/** A file part as it was received: on disk, not yet judged. */
export interface Spooled extends SpooledBytes {
  /** As the client names it. */
  name: string;
  /** Its first `START_BYTES`. */
  start: Buffer;
}

/** What is kept of it. */
type Kept = Omit<Spooled, 'start'>;

/** A received file that may be kept. */
export interface Upload {
  /** Fit to store and show. */
  nom: string;
  mime: string;
  /** Of what is kept. */
  bytes: number;
  sha256: string;
  /** SHA-256 of what was received: tells a repeated request from another one. */
  empreinte: string;
  /** Its key, for the row that will name it; its bytes may still be on their way (`stored`). */
  claim(): string;
}

/** An upload and what becomes of it when its request is over. */
export interface OpenUpload extends Upload {
  /** Moves it to its permanent place, once however often it is asked: durable when this is over. */
  stored(): Promise<void>;
  /** `kept` false removes it; true leaves it to the row that names it, if one does. */
  close(kept: boolean): Promise<void>;
}

/** Judges the received files by their bytes (CONTRACT "Envelope"). Throws a Refusal, and then all of them are gone. */
export async function acceptUploads(
  storage: FileStorage,
  { files: received, room }: { files: readonly Spooled[]; room: HeldRoom },
  kind: PieceKind,
): Promise<OpenUpload[]> {
  const uploads: OpenUpload[] = [];
  try {
    for (const spooled of received) uploads.push(await acceptUpload({ storage, room, kind }, spooled));
    return uploads;
  } catch (error) {
    await closeUploads(uploads, false);
    for (const { path } of received) await rm(path, { force: true });
    throw error;
  }
}

/**
 * Begins to move the uploads to their permanent place. This machine's disk syncs what is no more than a proof while the
 * statements run, and is waited for before COMMIT by `storedUploads`; more than that, and a store elsewhere, are waited
 * for before the transaction, which holds locks and a connection and ends when it is idle for long.
 */
export async function storeUploads({ isLocal }: FileStorage, uploads: readonly OpenUpload[]): Promise<void> {
  const stored = storedUploads(uploads);
  const size = uploads.reduce((sum, { bytes }) => sum + bytes, 0);
  if (!isLocal || size > MAX_PIECE_BYTES) await stored;
  // Its failure is told to who waits for it next.
  else stored.catch(() => undefined);
}

/** Over when every upload is durable: no row that names one may be committed before (RELIABILITY F07). */
export async function storedUploads(uploads: readonly OpenUpload[]): Promise<void> {
  await Promise.all(uploads.map((upload) => upload.stored()));
}

/** All files of a request are kept, or none. Throws the first failure once all were tried. */
export async function closeUploads(uploads: readonly OpenUpload[], kept: boolean): Promise<void> {
  const closed = await Promise.allSettled(uploads.map((upload) => upload.close(kept)));
  for (const outcome of closed) if (outcome.status === 'rejected') throw outcome.reason;
}

interface Accepting {
  storage: FileStorage;
  room: HeldRoom;
  kind: PieceKind;
}

async function acceptUpload({ storage, room, kind }: Accepting, spooled: Spooled): Promise<OpenUpload> {
  checkFilled(spooled.bytes);
  const found = await recognise(spooled.path, spooled.name, kind, spooled.start);
  if ('refusal' in found) throw refusalOf(found.refusal, kind);
  const { mime } = found;
  const judged = { mime, empreinte: spooled.sha256 };
  if (kind === 'logo')
    return openUpload(storage, { ...(await redrawn(spooled, mime, room)), ...judged, mime: 'image/png' });
  // A proof stays what it is to the byte; photos tell nobody where they were taken (RELIABILITY § 5.7).
  if (kind === 'preuve' || mediaOfMime(mime) !== 'image') return openUpload(storage, { ...spooled, ...judged });
  const cleaned = await cleanedImage(spooled.path, mime);
  if (cleaned === null) return openUpload(storage, { ...spooled, ...judged });
  if ('refusal' in cleaned) throw refusalOf(cleaned.refusal, kind);
  return openUpload(storage, { ...(await rewritten(spooled, cleaned, room)), ...judged });
}

/** A logo is a PNG, whatever it came as. */
async function redrawn(spooled: Spooled, mime: string, room: HeldRoom): Promise<Kept> {
  const drawn = await drawnLogo(spooled.path, mime);
  if ('refusal' in drawn) throw refusalOf(drawn.refusal, 'logo');
  return rewritten({ ...spooled, name: `${nameWithoutExtension(spooled.name)}.png` }, drawn, room);
}

/** Other bytes in the same temporary file. */
async function rewritten({ path, name, bytes: before }: Spooled, bytes: Buffer, room: HeldRoom): Promise<Kept> {
  const more = Math.max(0, bytes.length - before);
  await room.need(more);
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    room.wrote(more);
  } finally {
    await file.close();
  }
  return { path, name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function refusalOf(refusal: ContentRefusal, kind: PieceKind): Refusal {
  return refusal === 'dimensions' ? new Refusal('fichier.dimensions') : refuseType(kind);
}

interface Judged extends Kept {
  mime: string;
  empreinte: string;
}

function openUpload(storage: FileStorage, { name, empreinte, mime, ...spooled }: Judged): OpenUpload {
  const { path, bytes, sha256 } = spooled;
  const key = randomUUID();
  let storing: Promise<void> | undefined;
  let isNamed = false;
  return {
    ...{ mime, empreinte, bytes, sha256 },
    nom: displayName(name),
    stored() {
      storing ??= storage.keep(spooled, key).then(() => crashPoint('fichier'));
      return storing;
    },
    claim() {
      isNamed = true;
      return key;
    },
    async close(kept) {
      const isStored = await storing?.then(
        () => true,
        () => false,
      );
      if (!isStored) await rm(path, { force: true });
      else if (!kept || !isNamed) await storage.remove(key);
    },
  };
}

/** Types whose bytes a browser may show in place; everything else is downloaded (RELIABILITY § 5.7). */
export function isShownInPlace(mime: string): boolean {
  return mediaOfMime(mime) !== 'document';
}
