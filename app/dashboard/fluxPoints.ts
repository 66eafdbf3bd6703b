import type { Flux } from '@comptoir/contract/dashboard';
import { formatDateLong, formatDateShort, formatDay, formatMonth, type Lang } from '@comptoir/domain/dates';
import { joursDesPas, type PasFlux } from '@comptoir/domain/flux';
import type { Periode } from '@comptoir/domain/periode';
import type { FlowPoint } from '@comptoir/ui/FlowChart';
import type { Translate } from '../frame/i18n/translate';

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

interface Drawn {
  pas: PasFlux;
  /** The days of the whole chart. */
  jours: Periode;
  lang: Lang;
  t: Translate;
  /** Returns the path to the movements of some days; undefined when the user may not open them. */
  pathOf(jours: Periode): string | undefined;
}

/** Converts the flow into points of the chart. */
export function fluxPoints(flux: readonly Flux[], { pas, jours, lang, t, pathOf }: Drawn): FlowPoint[] {
  const periodes = joursDesPas(
    flux.map(({ periode }) => periode),
    jours.datefin,
  );
  return flux.map(({ periode, entrees, sorties, solde }, rank) => ({
    key: periode,
    ...wordsOf(periode, pas, lang, t),
    inflow: entrees,
    outflow: sorties,
    balance: solde,
    href: pathOf(periodes[rank] ?? jours),
  }));
}
