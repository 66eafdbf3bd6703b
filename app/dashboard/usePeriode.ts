import { joursChoisis, joursDe, type NomPeriode, PERIODES, type Periode } from '@comptoir/domain/periode';
import { useListState } from '../frame/device/listState';

/** The period that the dashboard shows first. */
export const DEFAULT = 'mois';

export interface PeriodeState {
  periode: NomPeriode;
  /** The days of the period; null while the user's own dates make no period. */
  jours: Periode | null;
  /** The two dates that the fields of the own period show. */
  choisis: Periode;
  onPeriode(periode: NomPeriode): void;
  onChoisis(jours: Periode): void;
}

/** The chosen period, which lives in the address (DESIGN rule 1). The own period begins with the days shown last. */
export function usePeriode(today: string, first: NomPeriode = DEFAULT): PeriodeState {
  const [state, change] = useListState({ periode: first as string, datedebut: '', datefin: '' });
  const periode = PERIODES.find((name) => name === state.periode) ?? first;
  const choisis = { datedebut: state.datedebut, datefin: state.datefin };
  const jours = periode === 'choix' ? joursChoisis(choisis) : joursDe(periode, today);
  return {
    periode,
    jours,
    choisis,
    onPeriode: (next) =>
      change(next === 'choix' ? { periode: next, ...jours } : { periode: next, datedebut: '', datefin: '' }),
    onChoisis: change,
  };
}
