import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { BY_LINK, recordOf } from '../records/lists/filtreKinds';
import { type AskedChoices, type Filtre, oneIn } from '../records/lists/filtres';

/** Returns the profiles of the rows: the name of one is known only if it has a user. */
const useProfils = ({ rows, chosen }: AskedChoices) =>
  rows.map(({ libelleprofil }: Utilisateur) => ({ value: chosen, label: libelleprofil }));

/** Cards or a table (DESIGN rule 1), and the profile, to which a refused deletion links. */
export const FILTRES_UTILISATEURS = {
  vue: { read: oneIn(['liste']), isView: true } as const satisfies Filtre,
  profilid: recordOf('utilisateur.profil', useProfils, BY_LINK),
};
