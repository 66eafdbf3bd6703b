import type { Lang } from './dates';
import { MAX_MEDIA_BYTES, MAX_PIECE_BYTES, MAX_SIGNATURE_HEIGHT, MAX_SIGNATURE_WIDTH, MAX_VIDEO_BYTES } from './limits';
import { formatNombre } from './money';

/** Photo types: extension → MIME type (spec § 5 Client). */
export const PHOTO_MIME: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
};

/** Types of the organisation's logo: extension → MIME type. */
export const LOGO_MIME: Readonly<Record<string, string>> = { ...PHOTO_MIME, webp: 'image/webp' };

/** The type of a signature: extension → MIME type (ADR 0048). */
export const SIGNATURE_MIME: Readonly<Record<string, string>> = { png: 'image/png' };

/** Whether a picture has no more points than a signature may have (ADR 0048). */
export const isSignatureSize = ({ width, height }: { width: number; height: number }): boolean =>
  width <= MAX_SIGNATURE_WIDTH && height <= MAX_SIGNATURE_HEIGHT;

/** Proof-of-payment types: extension → MIME type (spec § 5 Payment). */
export const PROOF_MIME: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ...PHOTO_MIME,
};

/** Video types of a step: extension → MIME type (spec § 5 Media upload). */
const VIDEO_MIME: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  avi: 'video/vnd.avi',
  mov: 'video/quicktime',
  mpeg: 'video/mpeg',
  webm: 'video/webm',
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Document types of a step: extension → MIME type (spec § 5 Media upload). */
const DOCUMENT_MIME: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: `${OFFICE}.wordprocessingml.document`,
  xls: 'application/vnd.ms-excel',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${OFFICE}.presentationml.presentation`,
  txt: 'text/plain',
};

/** All types that a step accepts: extension → MIME type (spec § 5 Media upload). */
export const MEDIA_MIME: Readonly<Record<string, string>> = { ...PHOTO_MIME, ...VIDEO_MIME, ...DOCUMENT_MIME };

/** The last extension of a file name, lower case, without its dot; empty when there is none (RELIABILITY F54). */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** A file name without its last extension: the payment's `filename` (spec § 3). */
export function nameWithoutExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? name : name.slice(0, dot);
}

/** A chosen file: its name on the user's machine and its size in bytes. */
export interface ChosenFile {
  name: string;
  size: number;
}

export type FichierRefusal = 'type' | 'taille' | 'vide';

function refusalAmong(
  accepted: Readonly<Record<string, string>>,
  { name, size }: ChosenFile,
  bytes: number,
): FichierRefusal | null {
  if (!Object.hasOwn(accepted, extensionOf(name))) return 'type';
  if (size === 0) return 'vide';
  return size > bytes ? 'taille' : null;
}

/**
 * Why a file cannot be a proof of payment, judged by name and size only, or null (spec § 5 Payment, RELIABILITY F47,
 * F48).
 */
export function proofRefusal(file: ChosenFile): FichierRefusal | null {
  return refusalAmong(PROOF_MIME, file, MAX_PIECE_BYTES);
}

/** Why a file cannot be a photo, judged by name and size only, or null (spec § 5 Client). */
export function photoRefusal(file: ChosenFile): FichierRefusal | null {
  return refusalAmong(PHOTO_MIME, file, MAX_PIECE_BYTES);
}

/** Why a file cannot be a logo, judged by name and size only, or null. */
export function logoRefusal(file: ChosenFile): FichierRefusal | null {
  return refusalAmong(LOGO_MIME, file, MAX_PIECE_BYTES);
}

const MAX_DISPLAY_NAME = 150;
const NAMELESS = 'fichier';
const HANGING = /[\s.]/;
// Control characters, format characters (bidi and zero-width), line and paragraph separators, lone surrogates.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029\p{Surrogate}]/gu;

/** A client's file name without path and hidden characters, cut to 150 characters (RELIABILITY F55). */
export function displayName(name: string): string {
  const printable = name.replace(UNPRINTABLE, '').normalize('NFC');
  const base = trimName(printable.slice(Math.max(printable.lastIndexOf('/'), printable.lastIndexOf('\\')) + 1));
  const extension = Array.from(base.slice(nameWithoutExtension(base).length));
  const kept = Math.max(MAX_DISPLAY_NAME - extension.length, 0);
  const stem = Array.from(nameWithoutExtension(base)).slice(0, kept);
  return trimName([...stem, ...extension].slice(0, MAX_DISPLAY_NAME).join('')) || NAMELESS;
}

/** Removes blanks and dots at the end one by one: a pattern for them would take quadratic time on a long run. */
function trimName(name: string): string {
  let end = name.length;
  while (end > 0 && HANGING.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end).trim();
}

const KO: Readonly<Record<Lang, string>> = { fr: 'ko', en: 'KB' };

/** A size in bytes as whole `ko` of 1 024 bytes, rounded up (spec § 2 Projects); in English `KB`. */
export function formatSize(bytes: number, lang: Lang): string {
  return `${formatNombre(Math.ceil(bytes / 1024))}\u00a0${KO[lang]}`;
}

/**
 * The number of each kind of media in the views of the media section, in the calls and in `typedocument`. The three
 * numberings differ: only this table may map them (PRODUCT 1.17).
 */
export const MEDIA = {
  document: { view: 3, call: 1, typedocument: 1 },
  image: { view: 1, call: 2, typedocument: 2 },
  video: { view: 2, call: 3, typedocument: 3 },
} as const;
export type MediaKind = keyof typeof MEDIA;

const MEDIA_KINDS = Object.keys(MEDIA) as MediaKind[];

/** The kind of media of a view (0 all, 1 images, 2 videos, 3 files), or null for all kinds. */
export function mediaOfView(view: 0 | 1 | 2 | 3): MediaKind | null {
  return MEDIA_KINDS.find((kind) => MEDIA[kind].view === view) ?? null;
}

/** The kind of media of a call's `type` (1 files, 2 images, 3 videos), or null for another number. */
export function mediaOfCall(type: number): MediaKind | null {
  return MEDIA_KINDS.find((kind) => MEDIA[kind].call === type) ?? null;
}

/** The kind of media of a `typedocument` (1 document, 2 image, 3 video), otherwise an archive (spec § 2 Projects). */
export function mediaOfTypedocument(typedocument: number): MediaKind | 'archive' {
  return MEDIA_KINDS.find((kind) => MEDIA[kind].typedocument === typedocument) ?? 'archive';
}

const MIME_OF_KIND = { document: DOCUMENT_MIME, image: PHOTO_MIME, video: VIDEO_MIME } as const;

/**
 * The types that a view of the media section accepts: extension → MIME type; a null `kind` stands for all (spec § 5).
 */
export function mimesOf(kind: MediaKind | null): Readonly<Record<string, string>> {
  return kind === null ? MEDIA_MIME : MIME_OF_KIND[kind];
}

/** The kind of media of a stored MIME type. */
export function mediaOfMime(mime: string): MediaKind {
  return MEDIA_KINDS.find((kind) => Object.values(MIME_OF_KIND[kind]).includes(mime)) ?? 'document';
}

/**
 * Whether a browser can show a file of this type in place without running any of it; other types are downloaded (spec §
 * 2 Media section, RELIABILITY § 5.7).
 */
export const isShownInPlace = (mime: string): boolean => mime === DOCUMENT_MIME.pdf || mediaOfMime(mime) !== 'document';

/** The largest size in bytes of a medium with this name: 25 MB, or 200 MB for a video (PRODUCT 1.18). */
export function maxBytesOfMedia(name: string): number {
  return Object.hasOwn(VIDEO_MIME, extensionOf(name)) ? MAX_VIDEO_BYTES : MAX_MEDIA_BYTES;
}

/** Why a view of the media section refuses a file, judged by name and size only, or null (spec § 5, PRODUCT 1.18). */
export function mediaRefusal(file: ChosenFile, kind: MediaKind | null): FichierRefusal | null {
  return refusalAmong(mimesOf(kind), file, maxBytesOfMedia(file.name));
}

/** Whether two chosen files count as one: same name and size (spec § 5 Media upload). */
export function isSameFile(a: ChosenFile, b: ChosenFile): boolean {
  return a.name === b.name && a.size === b.size;
}
