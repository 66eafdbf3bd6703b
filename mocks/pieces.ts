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
} from '@comptoir/contract/fichierRules';
import { displayName, extensionOf, isSignatureSize } from '@comptoir/domain/fichier';
import type { RecordId } from '@comptoir/domain/units';
import type { Upload } from './resolver';
import { looksLike } from './signature';
import type { FichierRow, Store } from './store';

/**
 * Throws a Refusal for a file that is too large or empty, whose name and bytes do not agree on an accepted type, or for a
 * signature of too many points.
 */
export function checkPiece(kind: PieceKind, { name, bytes }: Upload): void {
  checkSize(bytes.length, maxBytesOf(kind, name, SIZE_LIMITS));
  checkFilled(bytes.length);
  if (!mimeOfName(kind, name) || !looksLike(extensionOf(name), bytes)) throw refuseType(kind);
  if (kind === 'signature' && !isSignatureSize(sidesOf(bytes))) throw new Refusal('fichier.dimensions');
}

/** The sides of a PNG, in points: its first chunk tells them. */
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
