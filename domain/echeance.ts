import { addDays, daysBetween, lastOfMonth } from './dates';

/** A shorter time, in days, is too short to give money back. */
const WEEK = 7;

/**
 * Proposes the day by which somebody gives back what they owe from today on: the end of the month, when wages are paid,
 * or of the next month when the end is less than a week away (ADR 0040). Plain dates.
 */
export function echeanceProposee(today: string): string {
  const fin = lastOfMonth(today);
  return daysBetween(today, fin) < WEEK ? lastOfMonth(addDays(fin, 1)) : fin;
}
