import type { TestApp } from '../../testing/app';
import type { Answered, Piece, TestClient } from '../../testing/client';

/** A project's step and what people do with its media, in one line each. */
export interface Chantier {
  projetid: number;
  etapeprojetid: number;
  /** Sends files in one form, in this order, after the field that names the step. */
  add(files: readonly Piece[], headers?: Readonly<Record<string, string>>): Promise<Answered>;
  list(query?: string): Promise<Answered>;
  remove(documentid: unknown): Promise<Answered>;
}

/** Writes a project with one step, and gives it to this client to fill. */
export async function chantierOf({ db }: TestApp, client: TestClient): Promise<Chantier> {
  const { projetid } = await db
    .insertInto('projet')
    .values({
      libelle: 'École',
      description: 'Six classes',
      montant: 0,
      datefin: '2027-01-01',
      nombreetape: 1,
      creepar: client.utilisateurid,
      recherche: 'ecole six classes',
    })
    .returning('projetid')
    .executeTakeFirstOrThrow();
  const { etapeprojetid } = await db
    .insertInto('etapeprojet')
    .values({ projetid, libelle: 'Fondations', description: 'Fouilles et béton' })
    .returning('etapeprojetid')
    .executeTakeFirstOrThrow();
  return {
    projetid,
    etapeprojetid,
    add(files, headers) {
      const form = new FormData();
      form.append('provenance', String(etapeprojetid));
      for (const { name, bytes } of files) form.append('listefiles', new Blob([bytes]), name);
      return client.send('POST', '/api/files/addfiles', form, headers);
    },
    list: (query = '') => client.get(`files/getfile?etapeid=${etapeprojetid}${query}`),
    remove: (documentid) => client.post('files/deletefile', { documentid }),
  };
}
