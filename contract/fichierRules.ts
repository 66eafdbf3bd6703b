import {
  extensionOf,
  LOGO_MIME,
  MEDIA,
  MEDIA_MIME,
  mediaOfMime,
  mimesOf,
  PHOTO_MIME,
  PROOF_MIME,
  SIGNATURE_MIME,
} from '@comptoir/domain/fichier';
import {
  MAX_DOCUMENTS_PER_DEPENSE,
  MAX_FILES_PER_ETAPE,
  MAX_MEDIA_BYTES,
  MAX_PIECE_BYTES,
  MAX_SIGNATURE_BYTES,
  MAX_VIDEO_BYTES,
} from '@comptoir/domain/limits';
import type { Count, RecordId } from '@comptoir/domain/units';
import type { FilePart } from './call';
import { Refusal } from './envelope';
import type { Fichier } from './fichiers';

/** The purpose for which a file is sent. */
export type PieceKind = FilePart['kind'];

const ACCEPTED: Readonly<Record<PieceKind, Readonly<Record<string, string>>>> = {
  preuve: PROOF_MIME,
  photo: PHOTO_MIME,
  logo: LOGO_MIME,
  media: MEDIA_MIME,
  signature: SIGNATURE_MIME,
};

/** The MIME type of a file's name, undefined when refused; callers must check the bytes too (RELIABILITY F54). */
export function mimeOfName(kind: PieceKind, name: string): string | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(ACCEPTED[kind], extension) ? ACCEPTED[kind][extension] : undefined;
}

/** The refusal of a file whose type its kind does not accept. */
export function refuseType(kind: PieceKind): Refusal {
  return new Refusal('fichier.type', { params: { types: Object.keys(ACCEPTED[kind]).join(', ') } });
}

/** The largest size of one file, in bytes. */
export interface SizeLimits {
  /** A proof of payment, a photo or a logo. */
  piece: number;
  /** A medium of a step other than a video. */
  media: number;
  video: number;
}

/** The limits that apply when the operator sets no others. */
export const SIZE_LIMITS: SizeLimits = { piece: MAX_PIECE_BYTES, media: MAX_MEDIA_BYTES, video: MAX_VIDEO_BYTES };

/** The largest size, in bytes, of a file of this kind and name (spec § 9, PRODUCT 1.18, ADR 0048). */
export function maxBytesOf(kind: PieceKind, name: string, limits: SizeLimits): number {
  if (kind === 'signature') return MAX_SIGNATURE_BYTES;
  if (kind !== 'media') return limits.piece;
  return Object.hasOwn(mimesOf('video'), extensionOf(name)) ? limits.video : limits.media;
}

const MO = 1024 * 1024;

/** Throws a Refusal when a file, or the part received so far, exceeds its limit in bytes (RELIABILITY F48). */
export function checkSize(bytes: number, limit: number): void {
  if (bytes <= limit) return;
  if (limit < MO) throw new Refusal('fichier.trop_lourd', { params: { ko: Math.floor(limit / 1024) } });
  throw new Refusal('fichier.trop_grand', { params: { mo: Math.floor(limit / MO) } });
}

/** Throws a Refusal for an empty file (RELIABILITY F47). */
export function checkFilled(bytes: number): void {
  if (bytes === 0) throw new Refusal('fichier.vide');
}

/** The refusal of a request with too many files; for a field of one file it is a malformed form (RELIABILITY F45). */
export function refuseCount({ max }: FilePart): Refusal {
  return max === 1
    ? new Refusal('requete.multipart')
    : new Refusal('fichier.trop_nombreux', { params: { maximum: max } });
}

/** The most files of each kind of owner, and the code that refuses more. */
const ROOM = {
  etapeprojet: { maximum: MAX_FILES_PER_ETAPE, code: 'etapeprojet.trop_fichiers' },
  depense: { maximum: MAX_DOCUMENTS_PER_DEPENSE, code: 'depense.trop_documents' },
} as const;

/** Throws a Refusal when `nombre` files are more than their owner may have. */
export function checkRoomForFiles(owner: keyof typeof ROOM, nombre: Count): void {
  const { maximum, code } = ROOM[owner];
  if (nombre > maximum) throw new Refusal(code, { params: { maximum } });
}

/**
 * Returns the path of a stored file's bytes, as records show it (CONTRACT "Calls": `lien`, `photo`, `file`); empty
 * without a file.
 */
export function lienOf({ documentid, nom }: { documentid: RecordId | null; nom: string | null }): string {
  return documentid === null || nom === null ? '' : `/api/fichiers/${documentid}/${encodeURIComponent(nom)}`;
}

/** A stored file; `taille` is in bytes. */
export interface FichierGarde {
  documentid: RecordId;
  nom: string;
  mime: string;
  taille: number;
  createdon: string;
}

/** Returns a file as the calls show it, with its size in ko, rounded up (spec § 2 Projects). */
export function shownFichier({ documentid, nom, mime, taille, createdon }: FichierGarde): Fichier {
  const { typedocument } = MEDIA[mediaOfMime(mime)];
  return {
    documentid,
    filename: nom,
    lien: lienOf({ documentid, nom }),
    typedocument,
    size: Math.ceil(taille / 1024),
    createdon,
  };
}
