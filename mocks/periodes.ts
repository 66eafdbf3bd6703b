import { addDays } from '@comptoir/domain/dates';
import type { PasFlux } from '@comptoir/domain/flux';

/** The period of a day: the day itself, the Monday of its week, or its month. */
const PERIODE: Readonly<Record<PasFlux, (day: string) => string>> = {
  jour: (day) => day,
  semaine: (day) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7)),
  mois: (day) => day.slice(0, 7),
};

/** The first days of the periods from `datedebut` to `datefin`, both included. */
export function firstDaysOf({ datedebut, datefin, pas }: { datedebut: string; datefin: string; pas: PasFlux }) {
  const days: string[] = [];
  const periodeOf = PERIODE[pas];
  for (let day = datedebut; day <= datefin; day = addDays(day, 1)) {
    const last = days.at(-1);
    if (last === undefined || periodeOf(last) !== periodeOf(day)) days.push(day);
  }
  return days;
}
