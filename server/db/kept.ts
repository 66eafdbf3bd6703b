import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: the sum of kept totals (migration 0004), exact under the snapshot of its statement. It adds the differences of
 * the last seconds.
 */
export function keptTotal(noms: readonly string[]): RawBuilder<number> {
  const list = sql.join(noms.map((nom) => sql.lit(nom)));
  return sql<number>`(
    (SELECT coalesce(sum(total), 0) FROM compteur WHERE nom IN (${list}))
    + (SELECT coalesce(sum(delta), 0) FROM compteur_delta WHERE nom IN (${list})))`;
}
