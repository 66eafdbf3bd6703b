import { displayName, extensionOf, PHOTO_MIME } from '#domain/fichier';
import { lienOf } from './preuve';
import type { Upload } from './resolver';
import type { Store } from './store';

/** Stores a checked photo of a user in the place of the one before. */
export function storePortrait(store: Store, id: number, { name, bytes }: Upload): void {
  const mime = PHOTO_MIME[extensionOf(name)] ?? '';
  store.portraits = store.portraits.filter(({ utilisateurid }) => utilisateurid !== id);
  store.portraits.push({ documentid: store.nextId(), utilisateurid: id, name: displayName(name), mime, bytes });
}

/** The path of a user's photo; empty without one. */
export function photoOfUtilisateur(store: Store, id: number): string {
  const portrait = store.portraits.find(({ utilisateurid }) => utilisateurid === id);
  return portrait ? lienOf(portrait) : '';
}
