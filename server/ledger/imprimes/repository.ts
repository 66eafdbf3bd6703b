import type { Imprime } from '@comptoir/contract/imprimes';
import type { ObjetImprime, Serie } from '@comptoir/domain/imprime';
import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool';
import { runPrepared } from '../../db/prepared';

/** The document of a payment, an order, a transfer or a closing, and its number. */
export type Numerotage = Pick<Imprime, 'imprimeid' | 'numero'>;

/** A document to number in a register: its series, the year of its writing, and its record. */
export interface Imprimant {
  serie: Serie;
  annee: number;
  objet: Exclude<ObjetImprime, 'commande'>;
  objetid: RecordId;
}

/**
 * SQL: draws the next number of a series of the register that the statement changed as `touchee`, under its row lock,
 * and writes its document as `nouvel` (ADR 0041). Nothing is drawn when no row was changed.
 */
export const drawn = ({ serie, annee, objet, objetid }: Imprimant): RawBuilder<unknown> => sql`
  tiree AS (
    INSERT INTO serie (caisseid, serie, annee, dernier)
    SELECT caisseid, ${serie}, ${annee}::integer, 1 FROM touchee
    ON CONFLICT (caisseid, serie, annee) DO UPDATE SET dernier = serie.dernier + 1
    RETURNING dernier
  ), nouvel AS (
    INSERT INTO imprime (serie, caisseid, annee, rang, code, objet, objetid)
    SELECT ${serie}, caisseid, ${annee}::integer, dernier, code, ${objet}, ${objetid}::integer FROM touchee, tiree
    RETURNING imprimeid, numero
  )`;

/** SQL: the document of a payment, an order, a transfer or a closing is no longer valid (ADR 0041). */
export const cancelImprime = (objet: ObjetImprime, objetid: RecordId): RawBuilder<unknown> => sql`
  UPDATE imprime SET etat = 'annule' WHERE objet = ${objet} AND objetid = ${objetid} AND etat = 'valide'`;

/** A document in the audit log, without its register. */
export type ImprimeDit = Omit<Imprime, 'lien'>;

/**
 * Returns the latest document of a payment, and locks it: until the transaction ends nobody else signs, prints, cancels
 * or replaces it.
 */
export async function lockImprimeOf(trx: Db, reglementid: RecordId): Promise<ImprimeDit | undefined> {
  const locked = sql<ImprimeDit>`
    SELECT imprimeid, numero, etat, tirages FROM imprime WHERE objetid = ${reglementid} AND objet = 'reglement'
    ORDER BY imprimeid DESC LIMIT 1 FOR NO KEY UPDATE`;
  return (await runPrepared(trx, locked)).rows[0];
}
