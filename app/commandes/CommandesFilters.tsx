import type { FiltreLivraison } from '#domain/commande';
import { FilterPanel } from '#ui/FilterPanel';
import { SelectField } from '#ui/SelectField';
import { useLang } from '../i18n/useLang';
import { PeriodFilter } from '../lists/PeriodFilter';
import { StatutFilter } from '../lists/StatutFilter';
import { useFiltres } from './filtres';
import type { CommandesList } from './useCommandesList';

/** Period, delivery status and payment above the orders (DESIGN rule 4). */
export function CommandesFilters({ list, active }: { list: CommandesList; active: number }) {
  const { t } = useLang();
  const { filters, onFilter } = list;
  const filtres = useFiltres();
  return (
    <FilterPanel active={active}>
      <PeriodFilter datedebut={filters.datedebut} datefin={filters.datefin} onFilter={onFilter} />
      <SelectField
        label={t('commande.statut')}
        {...filtres}
        value={filters.etat}
        onValueChange={(etat) => onFilter({ etat: etat as FiltreLivraison })}
      />
      <StatutFilter
        label={t('commande.reglement')}
        placeholder={t('commande.filtretous')}
        statut={filters.statut}
        onFilter={onFilter}
      />
    </FilterPanel>
  );
}
