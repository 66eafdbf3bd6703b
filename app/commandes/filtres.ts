import { FILTRES_LIVRAISON, type FiltreLivraison } from '@comptoir/domain/commande';
import type { TextKey } from '../frame/i18n/translate';
import { BY_LINK, choiceOf, flagOf, statutOf, TRI } from '../records/lists/filtreKinds';
import { JOURS } from '../records/lists/PeriodFilter';

/** The delivery filters: in progress, finished, then each delivery status (spec § 4, PRODUCT 1.13). */
const LIVRAISON: Readonly<Record<Exclude<FiltreLivraison, ''>, TextKey>> = {
  encours: 'projet.encours',
  terminee: 'commande.filtreterminee',
  '0': 'livraison.etat0',
  '1': 'livraison.etat1',
  '2': 'livraison.etat2',
  '3': 'livraison.etat3',
};

const ALL = { all: 'commande.filtretous' } as const;

/** The filters of the list of orders and its order; a link of the dashboard sets the late ones (PRODUCT N). */
export const FILTRES_COMMANDES = {
  ...JOURS,
  etat: choiceOf(FILTRES_LIVRAISON, 'commande.statut', (etat) => LIVRAISON[etat], ALL),
  statut: statutOf('commande.reglement', ALL),
  retard: flagOf('dashboard.livraisonsattente', BY_LINK),
  tri: TRI,
};
