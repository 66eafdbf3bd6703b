import { IMAGE } from '@comptoir/conformance/media';
import { Refusal } from '@comptoir/contract/envelope';
import {
  checkFilled,
  checkSize,
  lienOf as lienOfFichier,
  maxBytesOf,
  mimeOfName,
  type PieceKind,
  refuseType,
  SIZE_LIMITS,
  shownFichier,
} from '@comptoir/contract/fichierRules';
import type { Fichier } from '@comptoir/contract/fichiers';
import { displayName, extensionOf, isSignatureSize, mediaOfMime } from '@comptoir/domain/fichier';
import type { RecordId } from '@comptoir/domain/units';
import type { Upload } from './resolver';
import { instantOf } from './rows';
import type { FichierRow, MediaRow, Store } from './store';

/**
 * Throws a Refusal for a file that is too large or empty, for a name and bytes of different types, or for a signature
 * with too many points.
 */
export function checkPiece(kind: PieceKind, { name, bytes }: Upload): void {
  checkSize(bytes.length, maxBytesOf(kind, name, SIZE_LIMITS));
  checkFilled(bytes.length);
  if (!mimeOfName(kind, name) || !looksLike(extensionOf(name), bytes)) throw refuseType(kind);
  if (kind === 'signature' && !isSignatureSize(sidesOf(bytes))) throw new Refusal('fichier.dimensions');
}

/** The sides of a PNG, in points, from its first chunk. */
function sidesOf({ buffer, byteOffset, byteLength }: Upload['bytes']): { width: number; height: number } {
  const head = new DataView(buffer, byteOffset, byteLength);
  return { width: head.getUint32(16), height: head.getUint32(20) };
}

/** A checked file as it is stored. */
export function pieceOf(store: Store, kind: PieceKind, { name, bytes }: Upload): FichierRow {
  return { documentid: store.nextId(), name: displayName(name), mime: mimeOfName(kind, name) ?? '', bytes };
}

/** Stores the checked proof of a payment or of a count, or the signature of a document, and returns its id. */
export function storePreuve(store: Store, upload: Upload, kind: PieceKind = 'preuve'): RecordId {
  const row = pieceOf(store, kind, upload);
  store.fichiers.push(row);
  return row.documentid;
}

/** Stores the checked photo of a client or of a user, if one came, in place of the former. */
export function storePhoto<Name extends 'photos' | 'portraits'>(
  store: Store,
  name: Name,
  owner: Omit<Store[Name][number], keyof FichierRow>,
  [file]: readonly Upload[],
): void {
  if (!file) return;
  const [[key, id] = []] = Object.entries(owner);
  const others = store[name].filter((row) => Reflect.get(row, key ?? '') !== id);
  Object.assign(store, { [name]: [...others, { ...pieceOf(store, 'photo', file), ...owner }] });
}

/** The path of a stored file as records contain it; empty without a file. */
export function lienOf(row: Pick<FichierRow, 'documentid' | 'name'> | undefined): string {
  return row ? lienOfFichier({ documentid: row.documentid, nom: row.name }) : '';
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const CFB = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const JPEG = [0xff, 0xd8, 0xff];
const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** The first bytes of each type, by extension, with the offset at which they stand. */
const SIGNATURES: Readonly<Record<string, { at: number; bytes: readonly number[] }>> = {
  pdf: { at: 0, bytes: ascii('%PDF') },
  png: { at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] },
  jpg: { at: 0, bytes: JPEG },
  jpeg: { at: 0, bytes: JPEG },
  webp: { at: 8, bytes: ascii('WEBP') },
  docx: { at: 0, bytes: ZIP },
  xlsx: { at: 0, bytes: ZIP },
  pptx: { at: 0, bytes: ZIP },
  doc: { at: 0, bytes: CFB },
  xls: { at: 0, bytes: CFB },
  ppt: { at: 0, bytes: CFB },
  mp4: { at: 4, bytes: ascii('ftyp') },
  mov: { at: 4, bytes: ascii('ftyp') },
  avi: { at: 8, bytes: ascii('AVI ') },
  mpeg: { at: 0, bytes: [0x00, 0x00, 0x01] },
  webm: { at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
};

/** Whether the first bytes fit the extension. A text has no such bytes: it must not be markup or binary. */
export function looksLike(extension: string, bytes: Uint8Array): boolean {
  if (extension === 'txt') return isText(bytes);
  const signature = SIGNATURES[extension];
  return signature?.bytes.every((byte, index) => bytes[signature.at + index] === byte) ?? false;
}

const [TAB, LINE_FEED, RETURN, SPACE] = [9, 10, 13, 32];
const WHITE = [TAB, LINE_FEED, RETURN, SPACE];

function isText(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => !WHITE.includes(byte));
  return first !== '<'.charCodeAt(0) && bytes.every((byte) => byte >= SPACE || WHITE.includes(byte));
}

/** Stores a checked medium of a step. */
export function storeMedia(store: Store, etapeprojetid: RecordId, upload: Upload): MediaRow {
  const row = { ...pieceOf(store, 'media', upload), etapeprojetid, createdon: instantOf(store) };
  store.medias.push(row);
  return row;
}

/** The media of some steps, newest first. */
export function mediasOf(store: Store, etapeprojetids: readonly number[]): MediaRow[] {
  return store.medias
    .filter(({ etapeprojetid }) => etapeprojetids.includes(etapeprojetid))
    .sort((a, b) => b.documentid - a.documentid);
}

/** The path of the first image; empty without one. Callers give the newest media first. */
export function photoOf(medias: readonly MediaRow[]): string {
  return lienOf(medias.find(({ mime }) => mediaOfMime(mime) === 'image'));
}

/** A medium or a document as the calls return it. */
export function shownMedia({
  documentid,
  name: nom,
  mime,
  bytes,
  createdon,
}: FichierRow & { createdon: string }): Fichier {
  return shownFichier({ documentid, nom, mime, taille: bytes.length, createdon });
}

const EMPTY_PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n',
);

/** Stands for a document that the server draws. */
export const pdfOf = (documentid: RecordId, name: string): FichierRow => ({
  documentid,
  name,
  mime: 'application/pdf',
  bytes: EMPTY_PDF,
});

/** Stands for the picture of such a document. */
export const imageOf = (documentid: RecordId, name: string): FichierRow => ({
  ...pdfOf(documentid, name),
  mime: 'image/png',
  bytes: IMAGE.bytes,
});
