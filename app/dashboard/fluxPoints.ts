import type { Flux } from '@comptoir/contract/dashboard';
import { addDays, formatDateLong, formatDateShort, formatDay, formatMonth, type Lang } from '@comptoir/domain/dates';
import type { PasFlux } from '@comptoir/domain/flux';
import type { FlowPoint } from '@comptoir/ui/FlowChart';
import type { Translate } from '../frame/i18n/translate';
import type { Jours } from './periode';

/** Returns the full name of a step of the chart, and its short name for the axis. */
function wordsOf(date: string, pas: PasFlux, lang: Lang, t: Translate): Pick<FlowPoint, 'name' | 'tick'> {
  if (pas === 'mois') {
    const [year, month] = date.split('-');
    return { name: formatMonth(date, lang), tick: `${month}/${year}` };
  }
  const tick = formatDay(date, lang);
  if (pas === 'jour') return { name: formatDateLong(date, lang), tick };
  return { name: t('dashboard.semainedu', { date: formatDateShort(date, lang) }), tick };
}

/** Returns the days of each step; the last step ends with the whole period. */
export function joursDesPeriodes(flux: readonly Pick<Flux, 'periode'>[], datefin: string): Jours[] {
  return flux.map(({ periode: datedebut }, rank) => {
    const next = flux[rank + 1];
    return { datedebut, datefin: next ? addDays(next.periode, -1) : datefin };
  });
}

interface Drawn {
  pas: PasFlux;
  /** The days of the whole chart. */
  jours: Jours;
  lang: Lang;
  t: Translate;
  /** Returns the path to the movements of some days; undefined when the user may not open them. */
  pathOf(jours: Jours): string | undefined;
}

/** Converts the flow into points of the chart. */
export function fluxPoints(flux: readonly Flux[], { pas, jours, lang, t, pathOf }: Drawn): FlowPoint[] {
  const periodes = joursDesPeriodes(flux, jours.datefin);
  return flux.map(({ periode, entrees, sorties, solde }, rank) => ({
    key: periode,
    ...wordsOf(periode, pas, lang, t),
    inflow: entrees,
    outflow: sorties,
    balance: solde,
    href: pathOf(periodes[rank] ?? jours),
  }));
}
