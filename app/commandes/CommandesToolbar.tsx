import { Plus, RefreshCw } from 'lucide-react';
import type { FiltreLivraison } from '#domain/commande';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import { PeriodField } from '#ui/PeriodField';
import { SearchField } from '#ui/SearchField';
import { SelectField } from '#ui/SelectField';
import { Toolbar } from '#ui/Toolbar';
import { useLang } from '../i18n/useLang';
import { useFiltres } from './filtres';
import type { CommandesList } from './useCommandesList';

interface CommandesToolbarProps {
  list: CommandesList;
  isNarrowed: boolean;
  /** False without the permission to create. */
  create: false | (() => void);
}

/** Search, period, delivery status, refresh and New above the orders, and how many were found (DESIGN rule 4). */
export function CommandesToolbar({ list, isNarrowed, create }: CommandesToolbarProps) {
  const { t } = useLang();
  const { pages } = list;
  const filtres = useFiltres();
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
        <PeriodField
          label={t('commande.periode')}
          {...list.period}
          onChange={list.onPeriod}
          error={list.isPeriodInverse ? t('commande.periodeinverse') : undefined}
        />
        <SelectField
          label={t('commande.statut')}
          {...filtres}
          value={list.etat}
          onValueChange={(etat) => list.onEtat(etat as FiltreLivraison)}
        />
      </Toolbar>
      <p role="status" className="visually-hidden">
        {pages.isSettled && isNarrowed ? t('datatable.resultats', { count: pages.count }) : ''}
      </p>
    </>
  );
}
