import { Refusal } from '#contract/envelope';
import { displayName, extensionOf, type FichierRefusal, PHOTO_MIME, photoRefusal } from '#domain/fichier';
import { MAX_PIECE_BYTES } from '#domain/limits';
import { lienOf } from './preuve';
import type { Upload } from './resolver';
import { looksLike } from './signature';
import type { Store } from './store';

const REFUSALS: Record<FichierRefusal, () => Refusal> = {
  vide: () => new Refusal('fichier.vide'),
  taille: () => new Refusal('fichier.trop_grand', { params: { mo: MAX_PIECE_BYTES / 1024 / 1024 } }),
  type: () => new Refusal('fichier.type', { params: { types: Object.keys(PHOTO_MIME).join(', ') } }),
};

/** Refuses a photo that is too large, empty, or not of a type that its name and its bytes agree on. */
export function checkPhoto({ name, bytes }: Upload): void {
  const refusal = photoRefusal({ name, size: bytes.length });
  if (refusal) throw REFUSALS[refusal]();
  if (!looksLike(extensionOf(name), bytes)) throw REFUSALS.type();
}

/** Stores a checked photo of a client in the place of the one before. */
export function storePhoto(store: Store, clientid: number, { name, bytes }: Upload): void {
  removePhoto(store, clientid);
  const documentid = store.nextId();
  const mime = PHOTO_MIME[extensionOf(name)] ?? '';
  store.photos.push({ documentid, clientid, name: displayName(name), mime, bytes });
}

function removePhoto(store: Store, id: number): void {
  store.photos = store.photos.filter(({ clientid }) => clientid !== id);
}

/** The path of a client's photo; empty without one. */
export function photoOf(store: Store, id: number): string {
  const photo = store.photos.find(({ clientid }) => clientid === id);
  return photo ? lienOf(photo) : '';
}
