/** The path of a stored file's bytes, as records give it (CONTRACT "Calls": `lien`, `photo`, `file`). */
export function lienOf(documentid: number, nom: string): string {
  return `/api/fichiers/${documentid}/${encodeURIComponent(nom)}`;
}
