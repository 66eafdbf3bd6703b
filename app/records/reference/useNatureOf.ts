import { caisses } from '@comptoir/contract/caisses';
import type { Nature } from '@comptoir/domain/caisse';
import { useRoute } from '../../frame/reads/useRoute';

/**
 * Returns a function that says what holds the money of a register; undefined while that is not known: not read yet, not
 * asked for, no register of the user, or an answer that an older version of the app has cached.
 */
export function useNatureOf(isAsked = true): (caisseid: unknown) => Nature | undefined {
  const { data = [] } = useRoute(caisses.all, isAsked ? {} : null);
  return (id) => data.find(({ caisseid }) => caisseid === id)?.nature;
}
