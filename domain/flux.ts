import { addDays, daysBetween } from './dates';
import { add, subtract, sum } from './money';
import type { Periode } from './periode';
import { FIRST_DAY } from './plainDate';
import type { Francs } from './units';

/**
 * What changed the money of some registers, in francs: money into and out of the organisation, and transfers from and
 * to other registers, which are neither (ADR 0035).
 */
export interface Mouvemente {
  entrees: Francs;
  sorties: Francs;
  recus: Francs;
  envoyes: Francs;
}

/** Returns what registers hold after some days: what they held before plus what moved, in francs. */
export const soldeApres = (ouverture: Francs, { entrees, sorties, recus, envoyes }: Mouvemente): Francs =>
  subtract(add(add(ouverture, entrees), recus), add(sorties, envoyes));

/** What some days did to a register or to several: what was held before, what moved, what is held after. In francs. */
export interface Situe extends Mouvemente {
  ouverture: Francs;
  solde: Francs;
}

/** Returns what some days did to several registers together, in francs. */
export function sommeDe(registres: readonly Situe[]): Situe {
  const of = (nom: keyof Situe) => sum(registres.map((registre) => registre[nom]));
  const [ouverture, entrees, sorties] = [of('ouverture'), of('entrees'), of('sorties')];
  return { ouverture, entrees, sorties, recus: of('recus'), envoyes: of('envoyes'), solde: of('solde') };
}

/**
 * For the period `tout` (PRODUCT N), returns the flow of money from the first step in which something moved. Returns
 * the flow of other periods unchanged.
 */
export function desLeDebut<Pas extends { entrees: Francs; sorties: Francs; solde: Francs }>(
  flux: readonly Pas[],
  datedebut: string,
): Pas[] {
  const first = flux.findIndex(({ entrees, sorties, solde }) => entrees !== 0 || sorties !== 0 || solde !== 0);
  if (datedebut !== FIRST_DAY) return [...flux];
  return first === -1 ? [] : flux.slice(first);
}

/** The length of one step in a chart of the flow of money. */
export const PAS_FLUX = ['jour', 'semaine', 'mois'] as const;
export type PasFlux = (typeof PAS_FLUX)[number];

const WEEK = 7;

/**
 * The longest periods drawn by days and by weeks; longer ones are drawn by months. A chart shows at most about that
 * many bars well.
 */
const MAX_DAYS = 31;
const MAX_DAYS_OF_WEEKS = 26 * WEEK;

/** Returns the step, day, week or month, in which a chart shows these days well. */
export function pasDe({ datedebut, datefin }: Periode): PasFlux {
  const days = daysBetween(datedebut, datefin) + 1;
  if (days <= MAX_DAYS) return 'jour';
  return days <= MAX_DAYS_OF_WEEKS ? 'semaine' : 'mois';
}

/** The first Monday of all days of business. */
const FIRST_MONDAY = '2000-01-03';

/** The first day of a day's step: the day itself, the Monday of its week, or the first of its month. */
const PERIODE_OF: Readonly<Record<PasFlux, (day: string) => string>> = {
  jour: (day) => day,
  semaine: (day) => addDays(day, -((daysBetween(FIRST_MONDAY, day) + WEEK) % WEEK)),
  mois: (day) => day.slice(0, 7),
};

/** Returns the first days of the steps from `datedebut` to `datefin`, both included. */
export function premiersJours({ datedebut, datefin }: Periode, pas: PasFlux): string[] {
  const days: string[] = [];
  const periodeOf = PERIODE_OF[pas];
  for (let day = datedebut; day <= datefin; day = addDays(day, 1)) {
    const last = days.at(-1);
    if (last === undefined || periodeOf(last) !== periodeOf(day)) days.push(day);
  }
  return days;
}

/** Returns the days of each step, from the first days of the steps; the last step ends with the whole period. */
export function joursDesPas(premiers: readonly string[], datefin: string): Periode[] {
  return premiers.map((datedebut, rank) => {
    const next = premiers[rank + 1];
    return { datedebut, datefin: next === undefined ? datefin : addDays(next, -1) };
  });
}
