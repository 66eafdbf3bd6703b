import { caisses } from '@comptoir/contract/caisses';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import { type Route, useRoute } from '../frame/reads/useRoute';

/**
 * Reads the registers that a debt is settled with: the user's advances pay expenses, and take no money of an order (ADR
 * 0039).
 */
export function useCaisseChoices(from: ReglementFrom): Pick<Route<typeof caisses.all>, 'data' | 'error' | 'read'> {
  const { data, error, read } = useRoute(caisses.all, {});
  const takesAvances = from === REGLEMENT_FROM.depense;
  return { data: data?.filter(({ nature }) => takesAvances || nature !== 'avance'), error, read };
}
