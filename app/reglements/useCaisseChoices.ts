import { caisses } from '@comptoir/contract/caisses';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import { type Route, useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { DETTES } from './dette';

/**
 * Reads the registers that a debt is settled with: the user's advances pay expenses, and take no money of an order (ADR
 * 0039). None are read for who may settle nothing.
 */
export function useCaisseChoices(from: ReglementFrom): Pick<Route<typeof caisses.all>, 'data' | 'error' | 'read'> {
  const { can } = useSession();
  const { data, error, read } = useRoute(caisses.all, can(DETTES[from].permission) ? {} : null);
  const takesAvances = from === REGLEMENT_FROM.depense;
  return { data: data?.filter(({ nature }) => takesAvances || nature !== 'avance'), error, read };
}
