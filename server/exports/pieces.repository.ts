import type { LignePiece } from '@comptoir/contract/feuilles/pieces';
import type { Reglement } from '@comptoir/contract/reglements';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { type Reach, withinReach } from '../frame/access/reach';
import { COLUMNS, JOINED, type Row, shownAs } from '../reglements/repository';

/** A stored proof; `taille` is in bytes. */
export interface PieceGardee {
  proprietaireid: RecordId;
  cle: string;
  nom: string;
  taille: number;
  sha256: string;
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => RecordId): Map<RecordId, Row[]> {
  const groups = new Map<RecordId, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** Returns the proofs of these payments, or the documents of these expenses, by the id of their record. */
export async function piecesOf(
  trx: Db,
  owner: 'reglement' | 'depense',
  ids: readonly RecordId[],
): Promise<Map<RecordId, PieceGardee[]>> {
  // The owner is a literal: the index is of one kind of owner.
  const { rows } = await sql<PieceGardee>`
    SELECT proprietaireid, cle, nom, taille, sha256 FROM fichier
    WHERE proprietaire = ${sql.lit(owner)} AND proprietaireid = ANY(${ids}::integer[]) AND supprimele IS NULL
    ORDER BY documentid
  `.execute(trx);
  return grouped(rows, ({ proprietaireid }) => proprietaireid);
}

/** What the index of a file of proofs says about an expense. */
export interface DepenseIndexee extends Pick<LignePiece, 'date' | 'typedepense' | 'projet' | 'etapeprojet'> {
  depenseid: RecordId;
  montant: Francs;
}

/** Returns these expenses with the names of their type, project and step, by id. */
export async function depensesIndexees(trx: Db, ids: readonly RecordId[]): Promise<Map<RecordId, DepenseIndexee>> {
  const { rows } = await sql<DepenseIndexee>`
    SELECT d.depenseid, d.date, d.montant, t.libelle AS typedepense, coalesce(p.libelle, '') AS projet,
      coalesce(e.libelle, '') AS etapeprojet
    FROM depense AS d JOIN typedepense AS t USING (typedepenseid)
    LEFT JOIN projet AS p ON p.projetid = d.projetid
    LEFT JOIN etapeprojet AS e ON e.etapeprojetid = d.etapeprojetid
    WHERE d.depenseid = ANY(${ids}::integer[])
  `.execute(trx);
  return new Map(rows.map((row) => [row.depenseid, row]));
}

/** Returns the payments of these expenses in registers within reach, the oldest first, by the id of their expense. */
export async function reglementsOfDepenses(
  trx: Db,
  ids: readonly RecordId[],
  caisses: Reach,
): Promise<Map<RecordId, Reglement[]>> {
  const { rows } = await sql<Row>`
    SELECT ${COLUMNS} FROM (
      SELECT * FROM reglement
      WHERE depenseid = ANY(${ids}::integer[]) AND "from" = 0 AND supprimele IS NULL ${withinReach(caisses)}
    ) AS p ${JOINED}
    ORDER BY p.date, p.reglementid
  `.execute(trx);
  return grouped(rows.map(shownAs), ({ depenseid }) => depenseid);
}
