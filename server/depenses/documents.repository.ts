import { sql } from 'kysely';
import type { Fichier } from '#contract/fichiers';
import { MEDIA, mediaOfMime } from '#domain/fichier';
import { searchKey } from '#domain/texte';
import type { Db } from '../db/pool';
import { shownAs } from '../fichiers/media.repository';
import type { NewFichier } from '../fichiers/repository';

interface Row {
  documentid: number;
  nom: string;
  mime: string;
  taille: number;
  createdon: string;
}

const shown = ({ mime, ...row }: Row): Fichier =>
  shownAs({ ...row, typedocument: MEDIA[mediaOfMime(mime)].typedocument });

const LIVE = (depenseid: number) =>
  sql`proprietaire = 'depense' AND proprietaireid = ${depenseid} AND supprimele IS NULL`;
const COLUMNS = sql`documentid, nom, mime, taille, createdon`;

/** The documents of an expense, in the order in which they came. */
export async function documentsOf(db: Db, depenseid: number): Promise<Fichier[]> {
  const { rows } = await sql<Row>`
    SELECT ${COLUMNS} FROM fichier WHERE ${LIVE(depenseid)} ORDER BY documentid
  `.execute(db);
  return rows.map(shown);
}

export async function countDocuments(db: Db, depenseid: number): Promise<number> {
  const { rows } = await sql<{ nombre: number }>`
    SELECT count(*) AS nombre FROM fichier WHERE ${LIVE(depenseid)}
  `.execute(db);
  return rows[0]?.nombre ?? 0;
}

/** The row that names the bytes, which are durable before COMMIT (RELIABILITY F07). */
export async function insertDocument(
  trx: Db,
  depenseid: number,
  fichier: NewFichier,
  createdon: string,
): Promise<Fichier> {
  const row = await trx
    .insertInto('fichier')
    .values({
      ...fichier,
      recherche: searchKey(fichier.nom),
      proprietaire: 'depense',
      proprietaireid: depenseid,
      createdon,
    })
    .returning(['documentid', 'nom', 'mime', 'taille', 'createdon'])
    .executeTakeFirstOrThrow();
  return shown(row);
}

/** Takes a document off its expense; its bytes stay for the trash. Undefined when it is none of this expense. */
export async function deleteDocument(
  trx: Db,
  depenseid: number,
  documentid: number,
  now: string,
): Promise<Fichier | undefined> {
  const { rows } = await sql<Row>`
    UPDATE fichier SET supprimele = ${now} WHERE documentid = ${documentid} AND ${LIVE(depenseid)} RETURNING ${COLUMNS}
  `.execute(trx);
  return rows[0] && shown(rows[0]);
}
