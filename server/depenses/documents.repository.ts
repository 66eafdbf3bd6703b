import { type FichierGarde, shownFichier } from '@comptoir/contract/fichierRules';
import type { Fichier } from '@comptoir/contract/fichiers';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';

const LIVE = (depenseid: RecordId) =>
  sql`proprietaire = 'depense' AND proprietaireid = ${depenseid} AND supprimele IS NULL`;
const COLUMNS = sql`documentid, nom, mime, taille, createdon`;

/** Returns the documents of an expense, in the order in which they were added. */
export async function documentsOf(db: Db, depenseid: RecordId): Promise<Fichier[]> {
  const { rows } = await sql<FichierGarde>`
    SELECT ${COLUMNS} FROM fichier WHERE ${LIVE(depenseid)} ORDER BY documentid
  `.execute(db);
  return rows.map(shownFichier);
}

/**
 * Deletes a document of an expense; its bytes stay for the trash. Returns undefined when the expense has no such
 * document.
 */
export async function deleteDocument(
  trx: Db,
  depenseid: RecordId,
  documentid: RecordId,
  now: string,
): Promise<Fichier | undefined> {
  const { rows } = await sql<FichierGarde>`
    UPDATE fichier SET supprimele = ${now} WHERE documentid = ${documentid} AND ${LIVE(depenseid)} RETURNING ${COLUMNS}
  `.execute(trx);
  return rows[0] && shownFichier(rows[0]);
}
