import { extensionOf, LOGO_MIME, MEDIA_MIME, mimesOf, PHOTO_MIME, PROOF_MIME } from '@comptoir/domain/fichier';
import {
  MAX_DOCUMENTS_PER_DEPENSE,
  MAX_FILES_PER_ETAPE,
  MAX_MEDIA_BYTES,
  MAX_PIECE_BYTES,
  MAX_VIDEO_BYTES,
} from '@comptoir/domain/limits';
import type { Count } from '@comptoir/domain/units';
import type { FilePart } from './call';
import { Refusal } from './envelope';

/** What a file is sent as. */
export type PieceKind = FilePart['kind'];

const ACCEPTED: Readonly<Record<PieceKind, Readonly<Record<string, string>>>> = {
  preuve: PROOF_MIME,
  photo: PHOTO_MIME,
  logo: LOGO_MIME,
  media: MEDIA_MIME,
};

/** The MIME type that a name stands for where this kind takes it; its bytes must agree (RELIABILITY F54). */
export function mimeOfName(kind: PieceKind, name: string): string | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(ACCEPTED[kind], extension) ? ACCEPTED[kind][extension] : undefined;
}

/** What is said of a file that is none of the types that its kind takes. */
export function refuseType(kind: PieceKind): Refusal {
  return new Refusal('fichier.type', { params: { types: Object.keys(ACCEPTED[kind]).join(', ') } });
}

/** Bytes of one file at most. */
export interface SizeLimits {
  /** Of a proof of payment or a photo. */
  piece: number;
  /** Of a medium of a step that is no video. */
  media: number;
  video: number;
}

/** Where the operator set no others. */
export const SIZE_LIMITS: SizeLimits = { piece: MAX_PIECE_BYTES, media: MAX_MEDIA_BYTES, video: MAX_VIDEO_BYTES };

/** Bytes that a file of this kind and name may have at most (spec § 9, PRODUCT 1.18). */
export function maxBytesOf(kind: PieceKind, name: string, limits: SizeLimits): number {
  if (kind !== 'media') return limits.piece;
  return Object.hasOwn(mimesOf('video'), extensionOf(name)) ? limits.video : limits.media;
}

/** Refuses a file that has more bytes than it may, be it only its beginning (RELIABILITY F48). */
export function checkSize(bytes: number, limit: number): void {
  if (bytes > limit) throw new Refusal('fichier.trop_grand', { params: { mo: Math.floor(limit / 1024 / 1024) } });
}

/** Refuses a file without a byte (RELIABILITY F47). */
export function checkFilled(bytes: number): void {
  if (bytes === 0) throw new Refusal('fichier.vide');
}

/** More files than a request may have; where one is asked for, a second is a broken form (RELIABILITY F45). */
export function refuseCount({ max }: FilePart): Refusal {
  return max === 1
    ? new Refusal('requete.multipart')
    : new Refusal('fichier.trop_nombreux', { params: { maximum: max } });
}

/** How many files each owner takes, and how one too many is refused. */
const ROOM = {
  etapeprojet: { maximum: MAX_FILES_PER_ETAPE, code: 'etapeprojet.trop_fichiers' },
  depense: { maximum: MAX_DOCUMENTS_PER_DEPENSE, code: 'depense.trop_documents' },
} as const;

/** Refuses more files than their owner takes. */
export function checkRoomForFiles(owner: keyof typeof ROOM, nombre: Count): void {
  const { maximum, code } = ROOM[owner];
  if (nombre > maximum) throw new Refusal(code, { params: { maximum } });
}
