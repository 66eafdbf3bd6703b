import { contrepassationRefusal, isJourArrete } from '@comptoir/domain/caisse';
import { isFuture } from '@comptoir/domain/dates';
import { Refusal, refuseField } from './envelope';

/**
 * Decides the business day of a reversal: `sent`, or today. Throws Refusal: 409 `contrepassation.deja_faite`,
 * `contrepassation.jour_ouvert`; on the field `date` 422 `date.future`, `contrepassation.jour_arrete` (ADR 0034).
 * `reverse` is the payment or the movement; `arretele` the last closed day of its register.
 */
export function jourDeContrepassation(
  reverse: { date: string; contrepassele: string | null },
  sent: string | undefined,
  { arretele, today }: { arretele: string | null; today: string },
): string {
  const refusal = contrepassationRefusal(reverse, arretele);
  if (refusal) throw new Refusal(`contrepassation.${refusal}`);
  const date = sent ?? today;
  if (isFuture(date, today)) throw refuseField('date', 'date.future');
  if (isJourArrete(arretele, date)) throw refuseField('date', 'contrepassation.jour_arrete');
  return date;
}

/** Refuses to correct or to delete a payment that was reversed: 409 `reglement.contrepasse`. */
export function checkNotReversed({ contrepassele }: { contrepassele: string | null }): void {
  if (contrepassele !== null) throw new Refusal('reglement.contrepasse');
}
