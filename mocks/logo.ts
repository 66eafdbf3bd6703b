import { Refusal } from '#contract/envelope';
import {
  displayName,
  extensionOf,
  type FichierRefusal,
  LOGO_MIME,
  logoRefusal,
  nameWithoutExtension,
} from '#domain/fichier';
import { MAX_PIECE_BYTES } from '#domain/limits';
import type { FichierRow } from './fichier';
import type { Upload } from './resolver';
import { looksLike } from './signature';
import type { Store } from './store';

const REFUSALS: Record<FichierRefusal, () => Refusal> = {
  vide: () => new Refusal('fichier.vide'),
  taille: () => new Refusal('fichier.trop_grand', { params: { mo: MAX_PIECE_BYTES / 1024 / 1024 } }),
  type: () => new Refusal('fichier.type', { params: { types: Object.keys(LOGO_MIME).join(', ') } }),
};

/** Refuses a logo that is too large, empty, or not of a type that its name and its bytes agree on. */
export function checkLogo({ name, bytes }: Upload): void {
  const refusal = logoRefusal({ name, size: bytes.length });
  if (refusal) throw REFUSALS[refusal]();
  if (!looksLike(extensionOf(name), bytes)) throw REFUSALS.type();
}

/** A checked logo as it is kept; the server draws it anew as PNG, the mocks keep its bytes. */
export function storedLogo(store: Store, { name, bytes }: Upload): FichierRow {
  const mime = LOGO_MIME[extensionOf(name)] ?? '';
  return { documentid: store.nextId(), name: displayName(`${nameWithoutExtension(name)}.png`), mime, bytes };
}

/** Stands for the half of its SHA-256: another logo has another one. */
export const empreinteOf = ({ documentid }: FichierRow): string => documentid.toString(16).padStart(32, '0');
