import { typedepenses } from '#contract/typedepenses';
import type { FiltreDette } from '#domain/dette';
import { FilterPanel } from '#ui/FilterPanel';
import { SelectField } from '#ui/SelectField';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import { PeriodFilter } from '../lists/PeriodFilter';
import type { DepensesList } from './useDepensesList';

/** Period, type and status above the expenses; a project comes from the dashboard alone. */
export function DepensesFilters({ list, active }: { list: DepensesList; active: number }) {
  const { t } = useLang();
  const { filters, onFilter } = list;
  const { data: types = [] } = useRoute(typedepenses.all, {});
  return (
    <FilterPanel active={active}>
      <PeriodFilter datedebut={filters.datedebut} datefin={filters.datefin} onFilter={onFilter} />
      <SelectField
        label={t('depense.type')}
        placeholder={t('liste.tous')}
        options={types.map(({ typedepenseid, libelle }) => ({ value: String(typedepenseid), label: libelle }))}
        value={filters.typedepenseid}
        onValueChange={(typedepenseid) => onFilter({ typedepenseid })}
      />
      <SelectField
        label={t('depense.statut')}
        placeholder={t('liste.tous')}
        options={[
          { value: 'insolde', label: t('depense.insolde') },
          { value: 'solde', label: t('depense.solde') },
        ]}
        value={filters.statut}
        onValueChange={(statut) => onFilter({ statut: statut as FiltreDette })}
      />
    </FilterPanel>
  );
}
