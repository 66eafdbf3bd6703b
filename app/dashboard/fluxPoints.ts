import type { Flux } from '#contract/dashboard';
import { formatDateLong, formatDateShort, formatDay, formatMonth, type Lang } from '#domain/dates';
import type { PasFlux } from '#domain/flux';
import type { FlowPoint } from '#ui/FlowChart';
import type { Translate } from '../i18n/translate';

/** What a period is called in full, and under the axis. */
function wordsOf(date: string, pas: PasFlux, lang: Lang, t: Translate): Pick<FlowPoint, 'name' | 'tick'> {
  if (pas === 'mois') {
    const [year, month] = date.split('-');
    return { name: formatMonth(date, lang), tick: `${month}/${year}` };
  }
  const tick = formatDay(date, lang);
  if (pas === 'jour') return { name: formatDateLong(date, lang), tick };
  return { name: t('dashboard.semainedu', { date: formatDateShort(date, lang) }), tick };
}

/** The flow as the chart draws it. */
export function fluxPoints(flux: readonly Flux[], pas: PasFlux, lang: Lang, t: Translate): FlowPoint[] {
  return flux.map(({ periode, entrees, sorties, solde }) => ({
    key: periode,
    ...wordsOf(periode, pas, lang, t),
    inflow: entrees,
    outflow: sorties,
    balance: solde,
  }));
}
