import type { RecordId } from '@comptoir/domain/units';
import type { Answered, Piece, TestClient } from '../../trials/testing/client';

/** A step of a project, with a short function for each action on its media. */
export interface Chantier {
  projetid: RecordId;
  etapeprojetid: RecordId;
  /** Sends files in one form, in this order, after the field that names the step. */
  add(files: readonly Piece[], headers?: Readonly<Record<string, string>>): Promise<Answered>;
  list(query?: string): Promise<Answered>;
  remove(documentid: unknown): Promise<Answered>;
}

/** Creates a project with one step; the client needs the permissions for it. */
export async function chantierOf(client: TestClient): Promise<Chantier> {
  const etape = { libelle: 'Fondations', description: 'Fouilles et béton' };
  const projet = { libelle: 'École', description: 'Six classes', montant: 0, datefin: '2027-01-01' };
  const { body } = await client.post('projets/projet', { ...projet, listeetape: [etape] });
  const { projetid, etapeliste } = body.data;
  const { etapeprojetid } = etapeliste[0];
  return {
    projetid,
    etapeprojetid,
    add: (files, headers) => client.send('POST', '/api/files/addfiles', mediaForm(etapeprojetid, files), headers),
    list: (query = '') => client.get(`files/getfile?etapeid=${etapeprojetid}${query}`),
    remove: (documentid) => client.post('files/deletefile', { documentid }),
  };
}

/** The form that stores files in a step; `field` names them. */
export function mediaForm(provenance: number, files: readonly Piece[], field = 'listefiles'): FormData {
  const form = new FormData();
  form.append('provenance', String(provenance));
  for (const { name, bytes } of files) form.append(field, new Blob([bytes]), name);
  return form;
}
