import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { MAX_LIMIT } from '@comptoir/domain/limits';
import { useRoute } from '../frame/reads/useRoute';
import { nomComplet } from '../frame/session/nomComplet';

/** The first hundred by name; the search finds by what a line is about, not by who did it. */
export function usePeople(isRead = true) {
  const { data = [] } = useRoute(utilisateurs.list, isRead ? { query: { page: 1, limit: MAX_LIMIT } } : null);
  return data.map((person) => ({ value: String(person.utilisateurid), label: nomComplet(person) }));
}
