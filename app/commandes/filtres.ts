import { FILTRES_LIVRAISON, type FiltreLivraison } from '#domain/commande';
import { formatDateShort } from '#domain/dates';
import type { TextKey } from '../i18n/translate';
import { useLang } from '../i18n/useLang';
import type { CommandesList } from './useCommandesList';

/** All, in progress, finished, then each delivery status (spec § 4, PRODUCT 1.13). */
const FILTRES: Readonly<Record<FiltreLivraison, TextKey>> = {
  '': 'commande.filtretous',
  encours: 'commande.filtreencours',
  terminee: 'commande.filtreterminee',
  '0': 'livraison.etat0',
  '1': 'livraison.etat1',
  '2': 'livraison.etat2',
  '3': 'livraison.etat3',
};

/** The choices of the delivery filter; without one it is all of them. */
export function useFiltres() {
  const { t } = useLang();
  const [all, ...filtres] = FILTRES_LIVRAISON;
  return {
    placeholder: t(FILTRES[all]),
    options: filtres.map((filtre) => ({ value: filtre, label: t(FILTRES[filtre]) })),
  };
}

/** What narrows the list, in words, and the way back; null where nothing does. */
export function useNarrowed({ search, period: { from, to }, etat, clear }: CommandesList) {
  const { t, lang } = useLang();
  const parts = [
    search,
    etat && t(FILTRES[etat]),
    from && t('commande.du', { date: formatDateShort(from, lang) }),
    to && t('commande.au', { date: formatDateShort(to, lang) }),
  ].filter(Boolean);
  return parts.length === 0 ? null : { term: parts.join(', '), onClear: clear };
}
