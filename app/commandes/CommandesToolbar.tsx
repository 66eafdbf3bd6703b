import { Plus, RefreshCw } from 'lucide-react';
import type { FiltreLivraison } from '#domain/commande';
import type { FiltreDette } from '#domain/dette';
import { Button } from '#ui/Button';
import { FilterPanel } from '#ui/FilterPanel';
import { IconButton } from '#ui/IconButton';
import { SearchField } from '#ui/SearchField';
import { SelectField } from '#ui/SelectField';
import { Toolbar } from '#ui/Toolbar';
import { CreancesLink } from '../creances/CreancesLink';
import { useLang } from '../i18n/useLang';
import { PeriodFilter } from '../lists/PeriodFilter';
import { useSession } from '../session/useSession';
import { useFiltres } from './filtres';
import type { CommandesList } from './useCommandesList';

interface CommandesToolbarProps {
  list: CommandesList;
  /** Filters that narrow the list. */
  active: number;
  isNarrowed: boolean;
  /** False without the permission to create. */
  create: false | (() => void);
}

/** Search, period, delivery status, refresh and New above the orders, and how many were found (DESIGN rule 4). */
export function CommandesToolbar({ list, active, isNarrowed, create }: CommandesToolbarProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { pages } = list;
  return (
    <>
      <Toolbar
        search={
          <SearchField
            label={t('commande.rechercher')}
            placeholder={t('menu.recherche')}
            value={list.text}
            onValueChange={list.onTextChange}
            busy={pages.busy && list.search !== ''}
          />
        }
        actions={
          <>
            <IconButton
              label={t('general.actualiser')}
              icon={<RefreshCw aria-hidden />}
              variant="secondary"
              onClick={list.refresh}
            />
            {create && (
              <Button icon={<Plus aria-hidden />} onClick={create}>
                {t('commande.nouvelle')}
              </Button>
            )}
          </>
        }
      >
        <Filters list={list} active={active} />
        {/* Whoever sees the clients finds it there. */}
        {!can('clients') && <CreancesLink />}
      </Toolbar>
      <p role="status" className="visually-hidden">
        {pages.isSettled && isNarrowed ? t('datatable.resultats', { count: pages.count }) : ''}
      </p>
    </>
  );
}

function Filters({ list: { filters, onFilter }, active }: Pick<CommandesToolbarProps, 'list' | 'active'>) {
  const { t } = useLang();
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
      <SelectField
        label={t('commande.reglement')}
        placeholder={t('commande.filtretous')}
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
