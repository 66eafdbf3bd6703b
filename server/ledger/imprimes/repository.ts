import type { Imprime } from '@comptoir/contract/imprimes';
import type { ObjetImprime } from '@comptoir/domain/imprime';
import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';

/** The document that a payment, an order or a transfer got, and its number. */
export type Numerotage = Pick<Imprime, 'imprimeid' | 'numero'>;

/** SQL: the document of a payment, an order or a transfer is valid no more (ADR 0041). */
export const cancelImprime = (objet: ObjetImprime, objetid: RecordId): RawBuilder<unknown> => sql`
  UPDATE imprime SET etat = 'annule' WHERE objet = ${objet} AND objetid = ${objetid} AND etat = 'valide'`;
