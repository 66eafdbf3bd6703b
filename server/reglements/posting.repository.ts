import { sql } from 'kysely';
import type { ReglementFrom } from '#domain/reglement';
import type { Db } from '../db/pool';
import type { Montants } from './repository';

export interface NewReglement extends Montants {
  depenseid: number;
  from: ReglementFrom;
  /** Of its movement. */
  description: string;
}

/**
 * Writes a payment, its movement and its debt's paid amount in one statement; its register follows by `postEcriture`.
 * The debt is locked.
 */
export async function insertReglement(
  trx: Db,
  { depenseid, from, caisseid, remis, net, rendu, date, description }: NewReglement,
  now: string,
): Promise<{ reglementid: number; mouvementcaisseid: number }> {
  const { rows } = await sql<{ reglementid: number; mouvementcaisseid: number }>`
    WITH pose AS (
      INSERT INTO reglement (depenseid, "from", caisseid, remis, net, rendu, date, createdon)
      VALUES (${depenseid}, ${from}, ${caisseid}, ${remis}, ${net}, ${rendu}, ${date}, ${now})
      RETURNING reglementid
    ), dette AS (
      UPDATE depense SET regle = regle + ${net}::bigint WHERE depenseid = ${depenseid} AND ${from}::integer = 0
    ), mouvement AS (
      INSERT INTO mouvementcaisse (caisseid, montant, type, reglementid, description, createdon)
      SELECT ${caisseid}::integer, ${net}::bigint, ${from}::smallint, reglementid, ${description}, ${now}::timestamptz
      FROM pose
      RETURNING mouvementcaisseid
    )
    SELECT reglementid, mouvementcaisseid FROM pose, mouvement
  `.execute(trx);
  return rows[0] as { reglementid: number; mouvementcaisseid: number };
}

/** Corrects a payment's row and its debt's paid amount by the difference, francs. */
export async function updateReglement(
  trx: Db,
  reglementid: number,
  { caisseid, remis, net, rendu, date }: Montants,
  dette: { depenseid: number; difference: number },
): Promise<void> {
  await sql`
    WITH corrige AS (
      UPDATE reglement SET caisseid = ${caisseid}, remis = ${remis}, net = ${net}, rendu = ${rendu}, date = ${date},
        version = version + 1
      WHERE reglementid = ${reglementid}
    )
    UPDATE depense SET regle = regle + ${dette.difference}::bigint WHERE depenseid = ${dette.depenseid}
  `.execute(trx);
}

/** Takes a payment out of its debt; `net` is what it had posted, francs. */
export async function deleteReglement(
  trx: Db,
  reglementid: number,
  dette: { depenseid: number; net: number },
  now: string,
): Promise<void> {
  await sql`
    WITH retire AS (
      UPDATE reglement SET supprimele = ${now}::timestamptz, version = version + 1 WHERE reglementid = ${reglementid}
    )
    UPDATE depense SET regle = regle - ${dette.net}::bigint WHERE depenseid = ${dette.depenseid}
  `.execute(trx);
}
