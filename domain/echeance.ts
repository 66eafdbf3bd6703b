import { addDays, daysBetween, lastOfMonth } from './dates';

/** Fewer days than this are too few to give money back in. */
const WEEK = 7;

/**
 * Proposes the day by which somebody gives back what they owe since today: the end of the month, when wages are paid,
 * or of the next one where that is less than a week away (ADR 0040). Both are plain dates.
 */
export function echeanceProposee(today: string): string {
  const fin = lastOfMonth(today);
  return daysBetween(today, fin) < WEEK ? lastOfMonth(addDays(fin, 1)) : fin;
}
