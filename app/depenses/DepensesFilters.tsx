import { typedepenses } from '@comptoir/contract/typedepenses';
import { SelectField } from '@comptoir/ui/SelectField';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { PeriodFilter } from '../records/lists/PeriodFilter';
import { StatutFilter } from '../records/lists/StatutFilter';
import { TriFilter } from '../records/lists/TriFilter';
import type { DepensesList } from './useDepensesList';

/** The filters period, type and status above the expenses; the project filter comes only by links of the dashboard. */
export function DepensesFilters({ list }: { list: DepensesList }) {
  const { t } = useLang();
  const { filters, onFilter } = list;
  const { data: types = [] } = useRoute(typedepenses.all, {});
  return (
    <>
      <PeriodFilter datedebut={filters.datedebut} datefin={filters.datefin} onFilter={onFilter} />
      <SelectField
        label={t('depense.type')}
        placeholder={t('liste.tous')}
        options={types.map(({ typedepenseid, libelle }) => ({ value: String(typedepenseid), label: libelle }))}
        value={filters.typedepenseid}
        onValueChange={(typedepenseid) => onFilter({ typedepenseid })}
      />
      <StatutFilter
        label={t('depense.statut')}
        placeholder={t('liste.tous')}
        statut={filters.statut}
        onFilter={onFilter}
      />
      <TriFilter list={list} />
    </>
  );
}
