import type { RecordId } from '@comptoir/domain/units';
import type { avances } from './avances';
import type { caisses } from './caisses';
import type { QueryOf } from './call';
import type { commandes } from './commandes';
import type { depenses } from './depenses';
import type { mouvements } from './mouvements';
import type { projets } from './projets';

/** A range of plain dates, both included. */
interface Jours {
  datedebut: string;
  datefin: string;
}

/** The expenses of one type, or of one project; a null project means the expenses without a project. */
type Part = { typedepenseid: RecordId } | { projetid: RecordId | null };

/**
 * The movements of some days; money that a transfer moves between registers neither comes in nor goes out (ADR 0035).
 */
const ofFlux = ({ datedebut, datefin }: Jours, sens: { type?: 0 | 1 }): QueryOf<typeof mouvements.total> => ({
  datedebut,
  datefin,
  ...sens,
  transferts: 0,
});

/**
 * The filters of the list behind each figure of the dashboard: the figure is the sum or the count of that list (PRODUCT
 * N). The links of the app and the requests of the lists use them.
 */
export const DASHBOARD_LISTS = {
  depenses: ({ datedebut, datefin }: Jours): QueryOf<typeof depenses.total> => ({ datedebut, datefin }),
  part: (jours: Jours, part: Part): QueryOf<typeof depenses.total> => {
    const { datedebut, datefin } = jours;
    if ('typedepenseid' in part) return { datedebut, datefin, typedepenseid: part.typedepenseid };
    if (part.projetid === null) return { datedebut, datefin, nature: 'classique' };
    return { datedebut, datefin, projetid: part.projetid };
  },
  entrees: (jours: Jours) => ofFlux(jours, { type: 1 }),
  sorties: (jours: Jours) => ofFlux(jours, { type: 0 }),
  flux: (jours: Jours) => ofFlux(jours, {}),
  solde: ({ datedebut, datefin }: Jours): QueryOf<typeof mouvements.total> => ({ datedebut, datefin }),
  depensesDues: { statut: 'insolde' } satisfies QueryOf<typeof depenses.total>,
  commandesDues: { statut: 'insolde' } satisfies QueryOf<typeof commandes.total>,
  livraisonsEnRetard: { retard: 1 } satisfies QueryOf<typeof commandes.total>,
  projetsEnRetard: { retard: 1 } satisfies QueryOf<typeof projets.list>,
  arretesEnRetard: { suivi: 'retard' } satisfies Partial<QueryOf<typeof caisses.list>>,
  avancesEnRetard: { retard: 1 } satisfies Partial<QueryOf<typeof avances.list>>,
  ecartsAExpliquer: { suivi: 'ecart' } satisfies Partial<QueryOf<typeof caisses.list>>,
} as const;
