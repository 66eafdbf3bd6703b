import type { RecordId } from '@comptoir/domain/units';
/** Returns the path of a stored file's bytes, as records show it (CONTRACT "Calls": `lien`, `photo`, `file`). */
export function lienOf(documentid: RecordId, nom: string): string {
  return `/api/fichiers/${documentid}/${encodeURIComponent(nom)}`;
}
