import { searchKey } from '#domain/texte';
import type { Db } from '../db/pool';
import { prepared } from '../db/prepared';

/** One entry of the audit log (PRODUCT 2.G). `avant` and `apres` are the record as the API shows it; no secret. */
export interface Activite {
  actiontype: 'Insert' | 'Update' | 'Delete' | (string & {});
  libelle: string;
  objet: string;
  objetid: number | null;
  avant?: unknown;
  apres?: unknown;
}

/** Appends an entry to the audit log, in the transaction of what it tells; gives its id. */
export async function insertActivite(
  trx: Db,
  author: { requestid: string; utilisateurid: number | null; date: string },
  { avant, apres, ...activite }: Activite,
): Promise<number> {
  const row = {
    ...author,
    ...activite,
    recherche: searchKey(activite.libelle),
    avant: avant === undefined ? null : JSON.stringify(avant),
    apres: apres === undefined ? null : JSON.stringify(apres),
  };
  const { rows } = await prepared(trx, trx.insertInto('activite').values(row).returning('activiteid'));
  return (rows[0] as { activiteid: number }).activiteid;
}
