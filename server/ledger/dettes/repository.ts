import type { ReglementFrom } from '@comptoir/domain/reglement';
import type { Count, RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import type { Question } from '../../db/together';

/**
 * A debt named by one of its payments, which always settle the same debt: the debt is locked before the payment is
 * read.
 */
export interface OfReglement {
  reglementid: RecordId;
}

/** Returns SQL of the id of a debt; NULL for a payment of the other kind, or without a payment. */
export function detteNamed(dette: number | OfReglement, from: ReglementFrom): RawBuilder<number> {
  if (typeof dette === 'number') return sql`${dette}`;
  return sql`(
    SELECT r.depenseid FROM reglement AS r
    WHERE r.reglementid = ${dette.reglementid} AND r."from" = ${sql.lit(from)} AND r.supprimele IS NULL)`;
}

/** The number of live payments of a debt. */
export const reglementsCounted = (depenseid: RecordId): Question<number, { nombre: Count }> => ({
  query: (db) =>
    db
      .selectFrom('reglement')
      .select(({ fn }) => fn.countAll<number>().as('nombre'))
      .where('depenseid', '=', depenseid)
      .where('supprimele', 'is', null),
  told: ([row]) => row?.nombre ?? 0,
});
