import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { Refusal } from '#contract/envelope';
import { displayName, mediaOfMime, nameWithoutExtension } from '#domain/fichier';
import { crashPoint } from '../http/crash';
import { ACCEPTED, type ContentRefusal, type PieceKind, recognise } from './content';
import { drawnLogo } from './logo';
import { cleanedImage } from './metadata';
import type { FileStorage } from './storage';

/** A file part as it was received: on disk, not yet judged. */
export interface Spooled {
  path: string;
  /** As the client names it. */
  name: string;
  bytes: number;
  sha256: string;
}

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
  /** Moves it to its permanent place, once however often it is asked; gives its key. */
  keep(): Promise<string>;
}

/** An upload and what becomes of it when its request is over. */
export interface OpenUpload extends Upload {
  /** `kept` false removes it; true leaves it to the row that names it. */
  close(kept: boolean): Promise<void>;
}

/** Judges the received files by their bytes (CONTRACT 415, 422). Throws a Refusal, and then all of them are gone. */
export async function acceptUploads(
  storage: FileStorage,
  received: readonly Spooled[],
  kind: PieceKind,
): Promise<OpenUpload[]> {
  const uploads: OpenUpload[] = [];
  try {
    for (const spooled of received) uploads.push(await acceptUpload(storage, spooled, kind));
    return uploads;
  } catch (error) {
    await closeUploads(uploads, false);
    for (const { path } of received) await rm(path, { force: true });
    throw error;
  }
}

/** All files of a request are kept, or none. */
export async function closeUploads(uploads: readonly OpenUpload[], kept: boolean): Promise<void> {
  for (const upload of uploads) await upload.close(kept);
}

async function acceptUpload(storage: FileStorage, spooled: Spooled, kind: PieceKind): Promise<OpenUpload> {
  if (spooled.bytes === 0) throw new Refusal('fichier.vide');
  const found = await recognise(spooled.path, spooled.name, kind);
  if ('refusal' in found) throw refusalOf(found.refusal, kind);
  const { mime } = found;
  const judged = { mime, empreinte: spooled.sha256 };
  if (kind === 'logo') return openUpload(storage, { ...(await redrawn(spooled)), ...judged, mime: 'image/png' });
  // A proof stays what it is to the byte; photos tell nobody where they were taken (RELIABILITY § 5.7).
  if (kind === 'preuve' || mediaOfMime(mime) !== 'image') return openUpload(storage, { ...spooled, ...judged });
  const cleaned = await cleanedImage(spooled.path, mime);
  if (cleaned === null) return openUpload(storage, { ...spooled, ...judged });
  if ('refusal' in cleaned) throw refusalOf(cleaned.refusal, kind);
  return openUpload(storage, { ...(await rewritten(spooled, cleaned)), ...judged });
}

/** A logo is a PNG, whatever it came as. */
async function redrawn(spooled: Spooled): Promise<Spooled> {
  const drawn = await drawnLogo(spooled.path);
  if ('refusal' in drawn) throw refusalOf(drawn.refusal, 'logo');
  return rewritten({ ...spooled, name: `${nameWithoutExtension(spooled.name)}.png` }, drawn);
}

/** Other bytes in the same temporary file, synced. */
async function rewritten({ path, name }: Spooled, bytes: Buffer): Promise<Spooled> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  return { path, name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function refusalOf(refusal: ContentRefusal, kind: PieceKind): Refusal {
  if (refusal === 'dimensions') return new Refusal('fichier.dimensions');
  return new Refusal('fichier.type', { params: { types: Object.keys(ACCEPTED[kind]).join(', ') } });
}

interface Judged extends Spooled {
  mime: string;
  empreinte: string;
}

function openUpload(storage: FileStorage, { path, name, ...judged }: Judged): OpenUpload {
  let key: Promise<string> | undefined;
  return {
    ...judged,
    nom: displayName(name),
    async keep() {
      key ??= storage.keep(path);
      await key;
      crashPoint('fichier');
      return key;
    },
    async close(kept) {
      if (!key) await rm(path, { force: true });
      else if (!kept) await storage.remove(await key);
    },
  };
}

/** Types whose bytes a browser may show in place; everything else is downloaded (RELIABILITY § 5.7). */
export function isShownInPlace(mime: string): boolean {
  return mediaOfMime(mime) !== 'document';
}
