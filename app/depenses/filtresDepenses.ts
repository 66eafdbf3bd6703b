import { projets } from '@comptoir/contract/projets';
import { typedepenses } from '@comptoir/contract/typedepenses';
import { FILTRES_NATURE } from '@comptoir/domain/depense';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { BY_LINK, choiceOf, flagOf, recordOf, statutOf, TRI } from '../records/lists/filtreKinds';
import type { AskedChoices } from '../records/lists/filtres';
import { JOURS } from '../records/lists/PeriodFilter';

/** Returns the types, which are read with the list: without a line, the form of a new expense offers them too. */
function useTypes() {
  const { data = [] } = useRoute(typedepenses.all, {});
  return data.map(({ typedepenseid, libelle }) => ({ value: String(typedepenseid), label: libelle }));
}

/** Returns the project chosen, if the user may see projects. */
function useProjet({ chosen, isAsked }: AskedChoices) {
  const { can } = useSession();
  const isRead = isAsked && can('projets');
  const { data = [] } = useRoute(projets.byId, isRead ? { query: { projetid: Number(chosen) } } : null);
  return data.map(({ libelle }) => ({ value: chosen, label: libelle }));
}

/** The filters of the list of expenses and its order; links of the dashboard set project and kind (PRODUCT N). */
export const FILTRES_DEPENSES = {
  ...JOURS,
  typedepenseid: recordOf('depense.type', useTypes),
  projetid: recordOf('depense.projet', useProjet, BY_LINK),
  nature: choiceOf(FILTRES_NATURE, 'depense.nature', (nature) => `depense.${nature}`, BY_LINK),
  statut: statutOf('depense.statut'),
  semblable: flagOf('depense.semblable'),
  tri: TRI,
};
