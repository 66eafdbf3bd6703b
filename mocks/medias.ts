import type { Fichier } from '@comptoir/contract/fichiers';
import { MEDIA, mediaOfMime } from '@comptoir/domain/fichier';
import type { RecordId } from '@comptoir/domain/units';
import type { FichierRow } from './fichier';
import { lienOf, pieceOf } from './pieces';
import type { Upload } from './resolver';
import { instantOf } from './rows';
import type { MediaRow, Store } from './store';

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

/** A medium or a document as the calls return it: `size` is in whole ko, rounded up. */
export function shownMedia(row: FichierRow & { createdon: string }): Fichier {
  const { documentid, name, mime, bytes, createdon } = row;
  return {
    documentid,
    filename: name,
    lien: lienOf(row),
    typedocument: MEDIA[mediaOfMime(mime)].typedocument,
    size: Math.ceil(bytes.length / 1024),
    createdon,
  };
}
