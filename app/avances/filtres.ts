import type { Avance } from '@comptoir/contract/avance';
import { ETATS_AVANCE } from '@comptoir/domain/avance';
import { BY_LINK, choiceOf, flagOf, recordOf } from '../records/lists/filtreKinds';
import type { AskedChoices } from '../records/lists/filtres';

/** Returns the holders that the rows name. */
const useHolders = ({ rows }: AskedChoices) =>
  rows.map(({ porteurid, porteur }: Avance) => ({ value: String(porteurid), label: porteur }));

/** The filters of the list of advances; a press on a holder's card sets the holder. */
export const FILTRES_AVANCES = {
  etat: choiceOf(ETATS_AVANCE, 'avance.etat', (etat) => `avance.${etat}`),
  retard: flagOf('avance.enretard'),
  porteurid: recordOf('avance.porteur', useHolders, BY_LINK),
};
