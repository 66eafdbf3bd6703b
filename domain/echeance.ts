import { addDays, daysBetween } from './dates';

/** Fewer days than this are too few to give money back in. */
const WEEK = 7;

function finDuMois(date: string): string {
  const inNext = addDays(`${date.slice(0, 8)}28`, 4);
  return addDays(`${inNext.slice(0, 8)}01`, -1);
}

/**
 * Proposes the day by which somebody gives back what they owe since today: the end of the month, when wages are paid, or
 * of the next one where that is less than a week away (ADR 0040). Both are plain dates.
 */
export function echeanceProposee(today: string): string {
  const fin = finDuMois(today);
  return daysBetween(today, fin) < WEEK ? finDuMois(addDays(fin, 1)) : fin;
}
