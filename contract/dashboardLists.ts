import type { RecordId } from '@comptoir/domain/units';
import type { mouvements } from './caisses';
import type { QueryOf } from './call';
import type { commandes } from './commandes';
import type { depenses } from './depenses';
import type { projets } from './projets';

/** A range of plain dates, both included. */
interface Jours {
  datedebut: string;
  datefin: string;
}

/** The expenses of one type, or of one project; a null project means the expenses without one. */
type Part = { typedepenseid: RecordId } | { projetid: RecordId | null };

/**
 * The filters of the list behind each figure of the dashboard: the figure is the sum or the count of that list (PRODUCT
 * N). The links of the app and the requests of the lists both use them.
 */
export const DASHBOARD_LISTS = {
  depenses: ({ datedebut, datefin }: Jours): QueryOf<typeof depenses.total> => ({ datedebut, datefin }),
  part: (jours: Jours, part: Part): QueryOf<typeof depenses.total> => {
    const { datedebut, datefin } = jours;
    if ('typedepenseid' in part) return { datedebut, datefin, typedepenseid: part.typedepenseid };
    if (part.projetid === null) return { datedebut, datefin, nature: 'classique' };
    return { datedebut, datefin, projetid: part.projetid };
  },
  entrees: ({ datedebut, datefin }: Jours): QueryOf<typeof mouvements.total> => ({ datedebut, datefin, type: 1 }),
  sorties: ({ datedebut, datefin }: Jours): QueryOf<typeof mouvements.total> => ({ datedebut, datefin, type: 0 }),
  flux: ({ datedebut, datefin }: Jours): QueryOf<typeof mouvements.total> => ({ datedebut, datefin }),
  depensesDues: { statut: 'insolde' } satisfies QueryOf<typeof depenses.total>,
  commandesDues: { statut: 'insolde' } satisfies QueryOf<typeof commandes.total>,
  livraisonsEnRetard: { retard: 1 } satisfies QueryOf<typeof commandes.total>,
  projetsEnRetard: { retard: 1 } satisfies QueryOf<typeof projets.list>,
} as const;
