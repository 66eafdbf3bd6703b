import { caisses } from '@comptoir/contract/caisses';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import { type Route, useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { DETTES } from './dette';

/**
 * Reads the registers that can settle a debt: the user's advances pay expenses, but take no money for an order (ADR
 * 0039). A user who may settle nothing reads none.
 */
export function useCaisseChoices(from: ReglementFrom): Pick<Route<typeof caisses.all>, 'data' | 'error' | 'read'> {
  const { can } = useSession();
  const { data, error, read } = useRoute(caisses.all, can(DETTES[from].permission) ? {} : null);
  const takesAvances = from === REGLEMENT_FROM.depense;
  return { data: data?.filter(({ nature }) => takesAvances || nature !== 'avance'), error, read };
}
