import { TRIS } from '@comptoir/contract/tri';
import { FILTRES_NATURE } from '@comptoir/domain/depense';
import { FILTRES_DETTE } from '@comptoir/domain/dette';
import { dateIn, idIn } from '../records/lists/filtres';

/** The filters of the list of expenses and its order, named like the parameters of the calls (PRODUCT N). */
export const FILTRES_DEPENSES = {
  datedebut: dateIn,
  datefin: dateIn,
  typedepenseid: idIn,
  projetid: idIn,
  nature: FILTRES_NATURE,
  statut: FILTRES_DETTE,
  tri: TRIS,
} as const;
