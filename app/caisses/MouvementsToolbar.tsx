import { RefreshCw } from 'lucide-react';
import { caisses } from '#contract/caisses';
import { FilterPanel } from '#ui/FilterPanel';
import { IconButton } from '#ui/IconButton';
import { SelectField } from '#ui/SelectField';
import { Toolbar } from '#ui/Toolbar';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import { PeriodFilter } from '../lists/PeriodFilter';
import type { MouvementsList } from './useMouvementsList';

/** Period, direction, register and refresh above the movements, and how many were found (DESIGN rule 4). */
export function MouvementsToolbar({ list, active }: { list: MouvementsList; active: number }) {
  const { t } = useLang();
  const { pages, refresh } = list;
  return (
    <>
      <Toolbar
        actions={
          <IconButton
            label={t('general.actualiser')}
            icon={<RefreshCw aria-hidden />}
            variant="secondary"
            onClick={refresh}
          />
        }
      >
        <Filters list={list} active={active} />
      </Toolbar>
      <p role="status" className="visually-hidden">
        {pages.isSettled && active > 0 ? t('datatable.resultats', { count: pages.count }) : ''}
      </p>
    </>
  );
}

function Filters({ list: { filters, onFilter }, active }: { list: MouvementsList; active: number }) {
  const { t } = useLang();
  const { data = [] } = useRoute(caisses.all, {});
  return (
    <FilterPanel active={active}>
      <PeriodFilter datedebut={filters.datedebut} datefin={filters.datefin} onFilter={onFilter} />
      <SelectField
        label={t('mouvement.type')}
        placeholder={t('liste.tous')}
        options={[
          { value: '1', label: t('mouvement.entree') },
          { value: '0', label: t('mouvement.sortie') },
        ]}
        value={filters.type}
        onValueChange={(type) => onFilter({ type: type as '' | '0' | '1' })}
      />
      <SelectField
        label={t('mouvement.caisse')}
        placeholder={t('commande.filtretous')}
        options={data.map(({ caisseid, libelle }) => ({ value: String(caisseid), label: libelle }))}
        value={filters.caisseid}
        onValueChange={(caisseid) => onFilter({ caisseid })}
      />
    </FilterPanel>
  );
}
