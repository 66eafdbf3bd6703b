import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import type { Db } from '../../db/pool';
import { runPrepared } from '../../db/prepared';
import { writeLater } from '../../db/together';

/** One line of the audit log (PRODUCT G). `avant` and `apres` are the record as the API shows it, without secrets. */
export interface Activite {
  actiontype: 'Insert' | 'Update' | 'Delete' | (string & {});
  libelle: string;
  objet: string;
  objetid: RecordId | null;
  avant?: unknown;
  apres?: unknown;
}

interface Author {
  requestid: string;
  utilisateurid: RecordId | null;
  date: string;
}

const insertedActivite = (trx: Db, author: Author, { avant, apres, ...activite }: Activite) =>
  trx.insertInto('activite').values({
    ...author,
    ...activite,
    recherche: searchKey(activite.libelle),
    avant: avant === undefined ? null : JSON.stringify(avant),
    apres: apres === undefined ? null : JSON.stringify(apres),
  });

/** Appends a line to the audit log, in the same transaction as the change; returns its id. */
export async function insertActivite(trx: Db, author: Author, activite: Activite): Promise<number> {
  const { rows } = await runPrepared(trx, insertedActivite(trx, author, activite).returning('activiteid'));
  return (rows[0] as { activiteid: RecordId }).activiteid;
}

/** Appends a line in the same way, but sends it along with the next statement. */
export function noteActivite(trx: Db, author: Author, activite: Activite): Promise<void> {
  return writeLater(trx, insertedActivite(trx, author, activite));
}
