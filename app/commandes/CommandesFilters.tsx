import type { FiltreLivraison } from '@comptoir/domain/commande';
import { SelectField } from '@comptoir/ui/SelectField';
import { useLang } from '../frame/i18n/useLang';
import { PeriodFilter } from '../records/lists/PeriodFilter';
import { StatutFilter } from '../records/lists/StatutFilter';
import { TriFilter } from '../records/lists/TriFilter';
import { useFiltres } from './filtres';
import type { CommandesList } from './useCommandesList';

/** The filters period, delivery status and payment above the orders (DESIGN rule 4). */
export function CommandesFilters({ list }: { list: CommandesList }) {
  const { t } = useLang();
  const { filters, onFilter } = list;
  const filtres = useFiltres();
  return (
    <>
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
      <TriFilter list={list} />
    </>
  );
}
