import { shownFichier } from '@comptoir/contract/fichierRules';
import type { Fichier } from '@comptoir/contract/fichiers';
import { MEDIA, mediaOfMime } from '@comptoir/domain/fichier';
import { searchKey } from '@comptoir/domain/texte';
import type { Count, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import type { NewFichier } from './repository';

/** An owner of several files: a step has media, an expense has documents. */
export interface OwnerOfMany {
  proprietaire: 'etapeprojet' | 'depense';
  proprietaireid: RecordId;
}

const typeOf = (mime: string) => MEDIA[mediaOfMime(mime)].typedocument;

/** Returns the number of live files of an owner. It is exact in a statement that begins after the owner was locked. */
export async function countFichiers(db: Db, { proprietaire, proprietaireid }: OwnerOfMany): Promise<number> {
  const { rows } = await sql<{ nombre: Count }>`
    SELECT count(*) AS nombre FROM fichier
    WHERE proprietaire = ${proprietaire} AND proprietaireid = ${proprietaireid} AND supprimele IS NULL
  `.execute(db);
  return rows[0]?.nombre ?? 0;
}

/** Writes the row that names the bytes, which are durable before COMMIT (RELIABILITY F07). */
export async function insertFichier(
  trx: Db,
  owner: OwnerOfMany,
  fichier: NewFichier,
  createdon: string,
): Promise<Fichier> {
  // Only a step's media are listed by kind.
  const typedocument = owner.proprietaire === 'etapeprojet' ? typeOf(fichier.mime) : null;
  const row = await trx
    .insertInto('fichier')
    .values({ ...fichier, ...owner, recherche: searchKey(fichier.nom), typedocument, createdon })
    .returning(['documentid', 'nom', 'mime', 'taille', 'createdon'])
    .executeTakeFirstOrThrow();
  return shownFichier(row);
}
