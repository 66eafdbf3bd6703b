import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { BY_LINK, recordOf, VUE } from '../records/lists/filtreKinds';
import type { AskedChoices } from '../records/lists/filtres';

/** Returns the profiles of the rows: the name of one is known only if it has a user. */
const useProfils = ({ rows, chosen }: AskedChoices) =>
  rows.map(({ libelleprofil }: Utilisateur) => ({ value: chosen, label: libelleprofil }));

/** Cards or a table, and the profile, to which a refused deletion links. */
export const FILTRES_UTILISATEURS = {
  vue: VUE,
  profilid: recordOf('utilisateur.profil', useProfils, BY_LINK),
};
