import { caisses } from '@comptoir/contract/caisses';
import type { MouvementListe } from '@comptoir/contract/mouvements';
import { useRoute } from '../../frame/reads/useRoute';
import { choiceOf, recordOf, TRI } from '../../records/lists/filtreKinds';
import type { AskedChoices } from '../../records/lists/filtres';
import { JOURS } from '../../records/lists/PeriodFilter';

/** Returns the registers, then the advances that the rows name, which are not among the choices (ADR 0039). */
function useCaisses({ rows, isAsked }: AskedChoices) {
  const { data = [] } = useRoute(caisses.all, isAsked ? {} : null);
  const names = new Map(data.map(({ caisseid, libelle }) => [caisseid, libelle]));
  for (const { caisseid, caisse } of rows as readonly MouvementListe[]) {
    // An answer that an older version of the app has cached has no name.
    if (caisse && !names.has(caisseid)) names.set(caisseid, caisse);
  }
  return Array.from(names, ([caisseid, label]) => ({ value: String(caisseid), label }));
}

const SENS = { '1': 'mouvement.entree', '0': 'mouvement.sortie' } as const;
const TRANSFERTS = { '0': 'mouvement.sanstransferts', '1': 'mouvement.seulstransferts' } as const;

/** The filters of the movements: by days, direction, with or without transfers, register (PRODUCT N). */
export const FILTRES_MOUVEMENTS = {
  ...JOURS,
  type: choiceOf(['1', '0'], 'mouvement.type', (type) => SENS[type]),
  transferts: choiceOf(['0', '1'], 'mouvement.transferts', (which) => TRANSFERTS[which], { chip: 'alone' }),
  caisseid: recordOf('mouvement.caisse', useCaisses, { all: 'commande.filtretous' }),
  tri: TRI,
};
