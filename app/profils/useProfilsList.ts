import { modules, type Profil, profils } from '@comptoir/contract/profils';
import type { FilterChip } from '@comptoir/ui/FilterChips';
import { useListState } from '../frame/device/listState';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useLibelles } from '../modules/useLibelles';
import { chosenOf, idIn } from '../records/lists/filtres';
import { useChips } from '../records/lists/useChips';
import { usePageSize } from '../records/lists/usePageSize';
import { type Pages, useAddressedPages } from '../records/lists/usePages';

const FILTRES = { moduleid: idIn, fonctionnaliteid: idIn } as const;

export interface ProfilsList {
  pages: Pages<Profil>;
  chips: FilterChip[];
  onClear(): void;
}

/** The list of profiles; the address may limit it to those that hold a module or a feature. */
export function useProfilsList(): ProfilsList {
  const [state, change] = useListState({ page: 1, moduleid: '', fonctionnaliteid: '' });
  const size = usePageSize('profils');
  const { page } = state;
  const chosen = chosenOf(FILTRES, state);
  const { moduleid, fonctionnaliteid } = chosen;
  const tenus = {
    ...(moduleid !== '' && { moduleid: Number(moduleid) }),
    ...(fonctionnaliteid !== '' && { fonctionnaliteid: Number(fonctionnaliteid) }),
  };
  const route = useRoute(profils.list, { query: { ...tenus, page, limit: size.pageSize } });
  const pages = useAddressedPages<Profil>(route, change, { page, ...size, of: JSON.stringify(chosen) });
  const chips = useTenusChips(chosen, change);
  return { pages, chips, onClear: () => change({ moduleid: '', fonctionnaliteid: '' }) };
}

interface Tenus {
  moduleid: string;
  fonctionnaliteid: string;
}

/** Builds the chips of a module or feature; each shows the number while the name is not known. */
function useTenusChips({ moduleid, fonctionnaliteid }: Tenus, onFilter: (none: Partial<Tenus>) => void) {
  const { t } = useLang();
  const chipsOf = useChips();
  const { libelleModule, libelleFonctionnalite } = useLibelles();
  const { data = [] } = useRoute(modules.all, moduleid || fonctionnaliteid ? {} : null);
  const module = data.find((row) => String(row.moduleid) === moduleid);
  const feature = data
    .flatMap((row) => row.fonctionnalites)
    .find((row) => String(row.fonctionnaliteid) === fonctionnaliteid);
  const numbered = (numero: string) => numero && t('commande.numero', { numero });
  return chipsOf([
    {
      id: 'module',
      name: t('activite.objetmodule'),
      value: module ? libelleModule(module) : numbered(moduleid),
      onRemove: () => onFilter({ moduleid: '' }),
    },
    {
      id: 'fonctionnalite',
      name: t('module.fonctionnalite'),
      value: feature ? libelleFonctionnalite(feature) : numbered(fonctionnaliteid),
      onRemove: () => onFilter({ fonctionnaliteid: '' }),
    },
  ]);
}
