import type { Imprime } from '@comptoir/contract/imprimes';
import type { ObjetImprime } from '@comptoir/domain/imprime';
import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool';
import { runPrepared } from '../../db/prepared';

/** The document that a payment, an order or a transfer got, and its number. */
export type Numerotage = Pick<Imprime, 'imprimeid' | 'numero'>;

/** SQL: the document of a payment, an order or a transfer is valid no more (ADR 0041). */
export const cancelImprime = (objet: ObjetImprime, objetid: RecordId): RawBuilder<unknown> => sql`
  UPDATE imprime SET etat = 'annule' WHERE objet = ${objet} AND objetid = ${objetid} AND etat = 'valide'`;

/** A document as the audit log tells it, without its register. */
export type ImprimeDit = Omit<Imprime, 'lien'>;

/**
 * Returns the latest document of a payment, and locks it: until the transaction ends it is neither signed nor printed by
 * anybody else, neither cancelled nor replaced.
 */
export async function lockImprimeOf(trx: Db, reglementid: RecordId): Promise<ImprimeDit | undefined> {
  const locked = sql<ImprimeDit>`
    SELECT imprimeid, numero, etat, tirages FROM imprime WHERE objetid = ${reglementid} AND objet = 'reglement'
    ORDER BY imprimeid DESC LIMIT 1 FOR NO KEY UPDATE`;
  return (await runPrepared(trx, locked)).rows[0];
}
