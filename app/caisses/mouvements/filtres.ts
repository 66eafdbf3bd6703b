import { mouvements } from '@comptoir/contract/mouvements';
import { useRoute } from '../../frame/reads/useRoute';
import { choiceOf, recordOf, TRI } from '../../records/lists/filtreKinds';
import type { AskedChoices } from '../../records/lists/filtres';
import { JOURS } from '../../records/lists/PeriodFilter';
import { CaisseInput } from './CaisseInput';

/** Returns the register or the advance chosen (D96). */
function useCaisse({ chosen }: AskedChoices) {
  const { data = [] } = useRoute(mouvements.caisses, chosen ? { query: { limit: 1, caisseid: Number(chosen) } } : null);
  return data.map(({ caisseid, libelle }) => ({ value: String(caisseid), label: libelle }));
}

const SENS = { '1': 'mouvement.entree', '0': 'mouvement.sortie' } as const;
const TRANSFERTS = { '0': 'mouvement.sanstransferts', '1': 'mouvement.seulstransferts' } as const;

/** The filters of the movements: by days, direction, with or without transfers, register (PRODUCT N). */
export const FILTRES_MOUVEMENTS = {
  ...JOURS,
  type: choiceOf(['1', '0'], 'mouvement.type', (type) => SENS[type]),
  transferts: choiceOf(['0', '1'], 'mouvement.transferts', (which) => TRANSFERTS[which], { chip: 'alone' }),
  caisseid: recordOf('mouvement.caisse', useCaisse, { all: 'commande.filtretous', Input: CaisseInput }),
  tri: TRI,
};
