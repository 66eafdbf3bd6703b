import { useListState } from '../frame/device/listState';
import { type Jours, joursChoisis, joursDe, PERIODES, type Periode } from './periode';

/** The period that the dashboard opens with. */
export const DEFAULT = 'mois';

export interface PeriodeState {
  periode: Periode;
  /** Null while one's own dates make no period. */
  jours: Jours | null;
  /** What the two fields of one's own period show. */
  choisis: Jours;
  onPeriode(periode: Periode): void;
  onChoisis(jours: Jours): void;
}

/** The period looked at, kept in the address (DESIGN rule 1). One's own begins with the days last looked at. */
export function usePeriode(today: string, first: Periode = DEFAULT): PeriodeState {
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
