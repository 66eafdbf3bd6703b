import { OBJETS } from '@comptoir/contract/objets';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { MAX_LIMIT } from '@comptoir/domain/limits';
import { useRoute } from '../frame/reads/useRoute';
import { nomComplet } from '../frame/session/nomComplet';
import { choiceOf, recordOf } from '../records/lists/filtreKinds';
import type { AskedChoices } from '../records/lists/filtres';
import { JOURS } from '../records/lists/PeriodFilter';

/** Returns the first hundred users by name: the search does not look at authors. */
function usePeople({ isAsked }: AskedChoices) {
  const { data = [] } = useRoute(utilisateurs.list, isAsked ? { query: { page: 1, limit: MAX_LIMIT } } : null);
  return data.map((person) => ({ value: String(person.utilisateurid), label: nomComplet(person) }));
}

/** The filters of the audit log: days, kind of record, author. */
export const FILTRES_ACTIVITES = {
  ...JOURS,
  objet: choiceOf(OBJETS, 'activite.objet', (objet) => `activite.objet${objet}`, { all: 'activite.tout' }),
  utilisateurid: recordOf('activite.par', usePeople, { all: 'activite.tous' }),
};
