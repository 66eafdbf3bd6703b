import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { MAX_LIMIT } from '@comptoir/domain/limits';
import { useRoute } from '../frame/reads/useRoute';
import { nomComplet } from '../frame/session/nomComplet';

/** Returns the first hundred users by name, as choices of a filter: the search does not look at authors. */
export function usePeople(isRead = true) {
  const { data = [] } = useRoute(utilisateurs.list, isRead ? { query: { page: 1, limit: MAX_LIMIT } } : null);
  return data.map((person) => ({ value: String(person.utilisateurid), label: nomComplet(person) }));
}
