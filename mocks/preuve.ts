import { Refusal } from '#contract/envelope';
import { displayName, extensionOf, type FichierRefusal, PROOF_MIME, proofRefusal } from '#domain/fichier';
import { MAX_PIECE_BYTES } from '#domain/limits';
import type { FichierRow } from './fichier';
import type { Upload } from './resolver';
import { looksLike } from './signature';
import type { Store } from './store';

const REFUSALS: Record<FichierRefusal, () => Refusal> = {
  vide: () => new Refusal('fichier.vide'),
  taille: () => new Refusal('fichier.trop_grand', { params: { mo: MAX_PIECE_BYTES / 1024 / 1024 } }),
  type: () => new Refusal('fichier.type', { params: { types: Object.keys(PROOF_MIME).join(', ') } }),
};

/** Refuses a proof of payment that is too large, empty, or not of a type that its name and its bytes agree on. */
export function checkPreuve({ name, bytes }: Upload): void {
  const refusal = proofRefusal({ name, size: bytes.length });
  if (refusal) throw REFUSALS[refusal]();
  if (!looksLike(extensionOf(name), bytes)) throw REFUSALS.type();
}

/** Stores a checked proof. */
export function storePreuve(store: Store, { name, bytes }: Upload): FichierRow {
  const row = {
    documentid: store.nextId(),
    name: displayName(name),
    mime: PROOF_MIME[extensionOf(name)] ?? '',
    bytes,
  };
  store.fichiers.push(row);
  return row;
}

/** The path of a stored file, as records give it (CONTRACT "Calls": `file`). */
export function lienOf({ documentid, name }: FichierRow): string {
  return `/api/fichiers/${documentid}/${encodeURIComponent(name)}`;
}
