import { type Activite, TYPES_ACTION } from '@comptoir/contract/activites';
import { OBJETS } from '@comptoir/contract/objets';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { MAX_LIMIT } from '@comptoir/domain/limits';
import { useRoute } from '../frame/reads/useRoute';
import { nomComplet } from '../frame/session/nomComplet';
import { BY_LINK, choiceOf, recordOf } from '../records/lists/filtreKinds';
import type { AskedChoices } from '../records/lists/filtres';
import { JOURS } from '../records/lists/PeriodFilter';
import { motAction } from './actions';

/** Returns the first hundred users by name: the search does not look at authors. */
function usePeople({ isAsked }: AskedChoices) {
  const { data = [] } = useRoute(utilisateurs.list, isAsked ? { query: { page: 1, limit: MAX_LIMIT } } : null);
  return data.map((person) => ({ value: String(person.utilisateurid), label: nomComplet(person) }));
}

/** Returns the label that the lines shown have: they are all of the record that was chosen. */
const useFiche = ({ rows, chosen }: AskedChoices) =>
  rows.slice(0, 1).map(({ libelle }: Activite) => ({ value: chosen, label: libelle }));

/** The filters of the audit log: days, action, kind of record, author; and one record, which a line leads to. */
export const FILTRES_ACTIVITES = {
  ...JOURS,
  actiontype: choiceOf(TYPES_ACTION, 'activite.action', motAction, { all: 'activite.toutes' }),
  objet: choiceOf(OBJETS, 'activite.objet', (objet) => `activite.objet${objet}`, { all: 'activite.tout' }),
  objetid: recordOf('activite.fiche', useFiche, BY_LINK),
  utilisateurid: recordOf('activite.par', usePeople, { all: 'activite.tous' }),
};
