import { type Commande, commandes, type TotalCommandes } from '@comptoir/contract/commandes';
import { FILTRES_LIVRAISON, type FiltreLivraison } from '@comptoir/domain/commande';
import { formatMontant, sum } from '@comptoir/domain/money';
import type { FilterChip } from '@comptoir/ui/FilterChips';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useChips, usePeriodWords } from '../records/lists/useChips';
import type { CommandesList } from './useCommandesList';

/** The delivery filters: all, in progress, finished, then each delivery status (spec § 4, PRODUCT 1.13). */
const FILTRES: Readonly<Record<FiltreLivraison, TextKey>> = {
  '': 'commande.filtretous',
  encours: 'projet.encours',
  terminee: 'commande.filtreterminee',
  '0': 'livraison.etat0',
  '1': 'livraison.etat1',
  '2': 'livraison.etat2',
  '3': 'livraison.etat3',
};

/** Returns the choices of the delivery filter; its placeholder stands for all orders. */
export function useFiltres() {
  const { t } = useLang();
  const [all, ...filtres] = FILTRES_LIVRAISON;
  return {
    placeholder: t(FILTRES[all]),
    options: filtres.map((filtre) => ({ value: filtre, label: t(FILTRES[filtre]) })),
  };
}

/** Builds a chip for each active filter, with a button that removes it. */
export function useCommandesChips({ filters, onFilter }: CommandesList): FilterChip[] {
  const { t } = useLang();
  const chipsOf = useChips();
  const wordsOf = usePeriodWords();
  const { datedebut, datefin, etat, statut, retard } = filters;
  return chipsOf([
    {
      id: 'periode',
      name: t('commande.periode'),
      value: wordsOf(datedebut, datefin),
      onRemove: () => onFilter({ datedebut: '', datefin: '' }),
    },
    {
      id: 'etat',
      name: t('commande.statut'),
      value: etat && t(FILTRES[etat]),
      onRemove: () => onFilter({ etat: '' }),
    },
    {
      id: 'statut',
      name: t('commande.reglement'),
      value: statut && t(`depense.${statut}`),
      onRemove: () => onFilter({ statut: '' }),
    },
    {
      id: 'retard',
      name: null,
      value: retard && t('dashboard.livraisonsattente'),
      onRemove: () => onFilter({ retard: '' }),
    },
  ]);
}

/** Returns the sums of a searched or filtered list, as sentences; empty until they are known. */
export function useCommandesTotals({ query }: CommandesList, isNarrowed: boolean): string[] {
  const wordsOf = useTotalWords();
  const { tri: _, ...narrowed } = query;
  const { data } = useRoute(commandes.total, isNarrowed ? { query: narrowed } : null);
  return data ? wordsOf(data) : [];
}

/** Returns the sums of the rows of a printed sheet, as sentences. */
export function useCommandesTotalsOf(): (rows: readonly Commande[]) => string[] {
  const wordsOf = useTotalWords();
  return (rows) =>
    wordsOf({ montant: sum(rows.map(({ montant }) => montant)), reste: sum(rows.map(({ reste }) => reste)) });
}

function useTotalWords() {
  const { t } = useLang();
  return ({ montant, reste }: Pick<TotalCommandes, 'montant' | 'reste'>) => [
    t('liste.total', { montant: formatMontant(montant) }),
    t('dashboard.resteadu', { montant: formatMontant(reste) }),
  ];
}
