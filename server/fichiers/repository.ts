import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import type { FichierTable } from '../db/schema';
import { writeLater } from '../db/together';

export interface NewFichier {
  /** Key in the storage. */
  cle: string;
  nom: string;
  mime: string;
  /** Size in bytes. */
  taille: number;
  sha256: string;
}

/**
 * An owner of at most one file: a payment or a closing has a proof, a document a signature, a client or a user a photo,
 * the organisation a logo.
 */
export interface Owner {
  proprietaire: 'reglement' | 'arrete' | 'imprime' | 'client' | 'utilisateur' | 'organisation';
  proprietaireid: RecordId;
}

/** Writes the file of an owner that has none. */
export function insertAttached(trx: Db, owner: Owner, fichier: NewFichier, now: string): Promise<void> {
  const row = { ...fichier, ...owner, recherche: searchKey(fichier.nom), createdon: now };
  return writeLater(trx, trx.insertInto('fichier').values(row));
}

/** Deletes the file of an owner; returns the key of the bytes to remove after COMMIT. */
export async function deleteAttached(
  trx: Db,
  { proprietaire, proprietaireid }: Owner,
  now: string,
): Promise<string | undefined> {
  const freed = await trx
    .updateTable('fichier')
    .set({ supprimele: now })
    .where('proprietaire', '=', proprietaire)
    .where('proprietaireid', '=', proprietaireid)
    .where('supprimele', 'is', null)
    .returning('cle')
    .executeTakeFirst();
  return freed?.cle;
}

export interface StoredFichier extends NewFichier {
  proprietaire: FichierTable['proprietaire'];
  proprietaireid: RecordId;
  /**
   * For the proof or the signature of a payment, the kind of its debt: 0 an expense, 1 an order. Null for another file.
   */
  from: 0 | 1 | null;
  /** For a proof or a signature, the register of its payment or of its closing. Null for another file. */
  caisseid: RecordId | null;
  /** For a proof or a signature, whether that register is an advance. */
  avance: boolean;
}

/**
 * Returns a live file of a live owner, with the facts that decide who may read it; a signature stays with its document,
 * even when the payment is gone (ADR 0048). It never returns the logo, which everybody may read.
 */
export async function findFichier(db: Db, documentid: RecordId): Promise<StoredFichier | undefined> {
  const { rows } = await sql<StoredFichier>`
    SELECT f.cle, f.nom, f.mime, f.taille, f.sha256, f.proprietaire, f.proprietaireid, r."from",
      coalesce(r.caisseid, a.caisseid) AS caisseid, coalesce(k.nature = 'avance', false) AS avance
    FROM fichier AS f
    LEFT JOIN imprime AS i ON f.proprietaire = 'imprime' AND i.imprimeid = f.proprietaireid AND i.objet = 'reglement'
    LEFT JOIN reglement AS r
      ON r.reglementid = CASE f.proprietaire WHEN 'reglement' THEN f.proprietaireid ELSE i.objetid END
        AND (i.imprimeid IS NOT NULL OR r.supprimele IS NULL)
    LEFT JOIN caisse AS k ON k.caisseid = r.caisseid
    LEFT JOIN arrete AS a ON f.proprietaire = 'arrete' AND a.arreteid = f.proprietaireid
    LEFT JOIN (etapeprojet AS e JOIN projet AS p ON p.projetid = e.projetid AND p.supprimele IS NULL)
      ON f.proprietaire = 'etapeprojet' AND e.etapeprojetid = f.proprietaireid AND e.supprimele IS NULL
    LEFT JOIN client AS c
      ON f.proprietaire = 'client' AND c.clientid = f.proprietaireid AND c.supprimele IS NULL
    LEFT JOIN utilisateur AS u
      ON f.proprietaire = 'utilisateur' AND u.utilisateurid = f.proprietaireid AND u.supprimele IS NULL
    LEFT JOIN depense AS d
      ON f.proprietaire = 'depense' AND d.depenseid = f.proprietaireid AND d.supprimele IS NULL
    WHERE f.documentid = ${documentid} AND f.supprimele IS NULL
      AND num_nonnulls(r.reglementid, a.arreteid, e.etapeprojetid, c.clientid, u.utilisateurid, d.depenseid) = 1
  `.execute(db);
  return rows[0];
}

/** Returns the keys among these whose bytes are needed, by a live file or by one that the trash can restore. */
export async function neededKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ cle: string }>`
    SELECT cle FROM fichier
    WHERE cle = ANY(${keys}::text[]) AND (supprimele IS NULL OR proprietaire IN ('etapeprojet', 'depense'))
  `.execute(db);
  return new Set(rows.map(({ cle }) => cle));
}
