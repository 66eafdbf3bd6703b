import { contrepassationRefusal, isJourArrete } from '@comptoir/domain/caisse';
import { futureIssue } from './dateRules';
import { Refusal } from './envelope';
import { found, type Issue } from './issues';

/** The facts on which the rules of a reversal depend. */
interface ContrepassationFacts {
  /** The payment or the movement; not judged when unknown. */
  reverse?: { date: string; contrepassele: string | null };
  /** The last closed day of its register. */
  arretele?: string | null;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Finds what is wrong with a reversal on the business day `date`: 409 `contrepassation.deja_faite`,
 * `contrepassation.jour_ouvert`; on the field `date` 422 `date.future`, `contrepassation.jour_arrete` (ADR 0034).
 */
export function contrepassationIssues(
  date: string | undefined,
  { reverse, arretele = null, today }: ContrepassationFacts,
): Issue[] {
  const refusal = reverse && contrepassationRefusal(reverse, arretele);
  return found<Issue>(
    refusal && { code: `contrepassation.${refusal}` },
    futureIssue('date', date, today),
    date !== undefined && isJourArrete(arretele, date) && { path: 'date', code: 'contrepassation.jour_arrete' },
  );
}

/** Refuses to correct or to delete a payment that was reversed: 409 `reglement.contrepasse`. */
export function checkNotReversed({ contrepassele }: { contrepassele: string | null }): void {
  if (contrepassele !== null) throw new Refusal('reglement.contrepasse');
}
