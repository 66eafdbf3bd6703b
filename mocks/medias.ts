import { shownFichier } from '@comptoir/contract/fichierRules';
import type { Fichier } from '@comptoir/contract/fichiers';
import { mediaOfMime } from '@comptoir/domain/fichier';
import type { RecordId } from '@comptoir/domain/units';
import { lienOf, pieceOf } from './pieces';
import type { Upload } from './resolver';
import { instantOf } from './rows';
import type { FichierRow, MediaRow, Store } from './store';

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
