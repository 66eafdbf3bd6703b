import { refuseField } from '#contract/envelope';
import type { Lang } from '#contract/errors';
import { daysBetween } from '#domain/dates';

/** Days of a list or of a sum, both included. */
export interface Periode {
  datedebut: string;
  datefin: string;
}

/** A period ends on or after the day on which it begins; one that is open at an end always does. */
export function checkPeriode(
  { datedebut, datefin }: { datedebut?: string | undefined; datefin?: string | undefined },
  lang: Lang,
): void {
  if (datedebut === undefined || datefin === undefined) return;
  if (daysBetween(datedebut, datefin) < 0) throw refuseField('datefin', 'champ.invalide', lang);
}
