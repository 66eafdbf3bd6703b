import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { Refusal } from '@comptoir/contract/envelope';
import { checkFilled, type PieceKind, refuseType } from '@comptoir/contract/fichierRules';
import { displayName, mediaOfMime, nameWithoutExtension } from '@comptoir/domain/fichier';
import { MAX_PIECE_BYTES } from '@comptoir/domain/limits';
import { crashPoint } from '../work/crash';
import type { HeldRoom } from '../work/space';
import { type ContentRefusal, recogniseContent } from './content';
import { drawnLogo } from './logo';
import { cleanedImage, isBlankImage } from './metadata';
import type { SpooledBytes } from './spool';
import type { FileStorage } from './storage';

/** A file part as received: on disk, not yet judged. */
export interface Spooled extends SpooledBytes {
  /** Name given by the client. */
  name: string;
  /** The first `START_BYTES` of the file. */
  start: Buffer;
}

/** The part of it that is kept. */
type Kept = Omit<Spooled, 'start'>;

/** A received file that may be kept. */
export interface Upload {
  /** The file's name, made fit to store and show. */
  nom: string;
  mime: string;
  /** Size in bytes of the kept part. */
  bytes: number;
  sha256: string;
  /** SHA-256 of the received bytes: it tells a repeated request from another one. */
  empreinte: string;
  /** Returns its key, for the row that will name it. The bytes may still be on their way (`stored`). */
  claim(): string;
}

/** An upload that must be closed when its request is over. */
export interface OpenUpload extends Upload {
  /** Moves it to its permanent place, only once even when called several times; resolves when it is durable. */
  stored(): Promise<void>;
  /** `kept` false removes the file; `kept` true keeps it when its key was claimed, and removes it otherwise. */
  close(kept: boolean): Promise<void>;
}

/**
 * Judges the received files by their bytes (CONTRACT "Envelope"). When it throws a Refusal, all of them are removed.
 */
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
 * Begins to move the uploads to their permanent place. On this machine's disk, uploads no larger than one proof are
 * synced while the statements run, and `storedUploads` waits for them before COMMIT. Larger uploads, and those for a
 * remote store, are waited for here: a transaction would hold locks and a connection meanwhile, and is ended after a
 * long idle time.
 */
export async function storeUploads({ isLocal }: FileStorage, uploads: readonly OpenUpload[]): Promise<void> {
  const stored = storedUploads(uploads);
  const size = uploads.reduce((sum, { bytes }) => sum + bytes, 0);
  if (!isLocal || size > MAX_PIECE_BYTES) await stored;
  // The next call of `storedUploads` reports the failure.
  else stored.catch(() => undefined);
}

/** Resolves when every upload is durable: no row that names one may be committed before (RELIABILITY F07). */
export async function storedUploads(uploads: readonly OpenUpload[]): Promise<void> {
  await Promise.all(uploads.map((upload) => upload.stored()));
}

/**
 * Closes all files of a request, which are all kept or all removed. Tries all of them, then throws the first failure.
 */
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
  const found = await recogniseContent(spooled.path, spooled.name, kind, spooled.start);
  if ('refusal' in found) throw refusalOf(found.refusal, kind);
  const { mime } = found;
  const judged = { mime, empreinte: spooled.sha256 };
  if (kind === 'logo')
    return openUpload(storage, { ...(await redrawnImage(spooled, mime, room)), ...judged, mime: 'image/png' });
  // A proof is kept unchanged to the byte; other photos lose the data about where they were taken (RELIABILITY § 5.7).
  if (kind === 'preuve' || mediaOfMime(mime) !== 'image') return openUpload(storage, { ...spooled, ...judged });
  if (kind === 'signature') await checkSigned(spooled, mime);
  const cleaned = await cleanedImage(spooled.path, mime);
  if (cleaned === null) return openUpload(storage, { ...spooled, ...judged });
  if ('refusal' in cleaned) throw refusalOf(cleaned.refusal, kind);
  return openUpload(storage, { ...(await rewrittenFile(spooled, cleaned, room)), ...judged });
}

/** A white picture is not a signature (ADR 0048). */
async function checkSigned({ path }: Spooled, mime: string): Promise<void> {
  const isBlank = await isBlankImage(path, mime);
  if (typeof isBlank === 'object') throw refusalOf(isBlank.refusal, 'signature');
  if (isBlank) throw new Refusal('fichier.vide');
}

/** Turns a logo into a PNG, whatever its format. */
async function redrawnImage(spooled: Spooled, mime: string, room: HeldRoom): Promise<Kept> {
  const drawn = await drawnLogo(spooled.path, mime);
  if ('refusal' in drawn) throw refusalOf(drawn.refusal, 'logo');
  return rewrittenFile({ ...spooled, name: `${nameWithoutExtension(spooled.name)}.png` }, drawn, room);
}

/** Replaces the bytes of the temporary file. */
async function rewrittenFile({ path, name, bytes: before }: Spooled, bytes: Buffer, room: HeldRoom): Promise<Kept> {
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
    mime,
    empreinte,
    bytes,
    sha256,
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
