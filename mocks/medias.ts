import { Refusal } from '#contract/envelope';
import type { Fichier } from '#contract/fichiers';
import {
  displayName,
  extensionOf,
  type FichierRefusal,
  MEDIA,
  MEDIA_MIME,
  maxBytesOfMedia,
  mediaOfMime,
  mediaRefusal,
} from '#domain/fichier';
import type { FichierRow } from './fichier';
import { lienOf } from './preuve';
import type { Upload } from './resolver';
import { looksLike } from './signature';
import type { MediaRow, Store } from './store';

const REFUSALS: Record<FichierRefusal, (name: string) => Refusal> = {
  vide: () => new Refusal('fichier.vide'),
  taille: (name) => new Refusal('fichier.trop_grand', { params: { mo: maxBytesOfMedia(name) / 1024 / 1024 } }),
  type: () => new Refusal('fichier.type', { params: { types: Object.keys(MEDIA_MIME).join(', ') } }),
};

/** Refuses a medium that is too large, empty, or not of a type that its name and its bytes agree on. */
export function checkMedia({ name, bytes }: Upload): void {
  const refusal = mediaRefusal({ name, size: bytes.length }, null);
  if (refusal) throw REFUSALS[refusal](name);
  if (!looksLike(extensionOf(name), bytes)) throw REFUSALS.type(name);
}

/** Stores a checked medium of a step. */
export function storeMedia(store: Store, etapeprojetid: number, { name, bytes }: Upload): MediaRow {
  const row = {
    documentid: store.nextId(),
    etapeprojetid,
    name: displayName(name),
    mime: MEDIA_MIME[extensionOf(name)] ?? '',
    bytes,
    createdon: new Date(store.now()).toISOString(),
  };
  store.medias.push(row);
  return row;
}

/** The media of some steps, newest first. */
export function mediasOf(store: Store, etapeprojetids: readonly number[]): MediaRow[] {
  return store.medias
    .filter(({ etapeprojetid }) => etapeprojetids.includes(etapeprojetid))
    .sort((a, b) => b.documentid - a.documentid);
}

/** The path of the newest image among media that are newest first; empty without one. */
export function photoOf(medias: readonly MediaRow[]): string {
  const image = medias.find(({ mime }) => mediaOfMime(mime) === 'image');
  return image ? lienOf(image) : '';
}

/** A medium or a document as the calls show it: `size` in whole ko, rounded up. */
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
