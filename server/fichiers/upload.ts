import { rm } from 'node:fs/promises';
import { Refusal } from '#contract/envelope';
import { displayName, PROOF_MIME } from '#domain/fichier';
import { crashPoint } from '../http/crash';
import { ACCEPTED, type PieceKind, recognise } from './content';
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
  bytes: number;
  sha256: string;
  /** Moves it to its permanent place, once however often it is asked; gives its key. */
  keep(): Promise<string>;
}

/** An upload and what becomes of it when its request is over. */
export interface OpenUpload extends Upload {
  /** `kept` false removes it; true leaves it to the row that names it. */
  close(kept: boolean): Promise<void>;
}

/** Judges a received file by its bytes (CONTRACT 415, 422). Throws a Refusal, and then the file is gone. */
export async function acceptUpload(storage: FileStorage, spooled: Spooled, kind: PieceKind): Promise<OpenUpload> {
  try {
    if (spooled.bytes === 0) throw new Refusal('fichier.vide');
    const found = await recognise(spooled.path, spooled.name, kind);
    if ('refusal' in found) throw refusalOf(found.refusal, kind);
    return openUpload(storage, spooled, found.mime);
  } catch (error) {
    await rm(spooled.path, { force: true });
    throw error;
  }
}

function refusalOf(refusal: 'type' | 'dimensions', kind: PieceKind): Refusal {
  if (refusal === 'dimensions') return new Refusal('fichier.dimensions');
  return new Refusal('fichier.type', { params: { types: Object.keys(ACCEPTED[kind]).join(', ') } });
}

function openUpload(storage: FileStorage, { path, name, bytes, sha256 }: Spooled, mime: string): OpenUpload {
  let key: Promise<string> | undefined;
  return {
    nom: displayName(name),
    mime,
    bytes,
    sha256,
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
  return mime === PROOF_MIME.png || mime === PROOF_MIME.jpg;
}
