import type { SuiviCaisse } from '@comptoir/domain/arrete';
import { dernierArreteEnRetard } from '@comptoir/domain/retardArrete';
import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: the register of the row `t` has a closing without a reason for its variance, whatever was counted
 * since.
 */
const A_EXPLIQUER = sql`EXISTS (
  SELECT FROM arrete WHERE arrete.caisseid = t.caisseid
    AND ecart <> 0 AND etat = 'valide' AND motif = '' AND imputation IS NULL)`;

/**
 * Returns the SQL `AND …` that keeps the registers, rows `t`, that need attention on the plain date `today`
 * (ADR 0038); nothing without `suivi`.
 */
export function suivie(suivi: SuiviCaisse | undefined, today: string): RawBuilder<unknown> {
  if (suivi === undefined) return sql``;
  // A register that was never closed has no such day, and is not late.
  return suivi === 'ecart' ? sql`AND ${A_EXPLIQUER}` : sql`AND arretele <= ${dernierArreteEnRetard(today)}::date`;
}
