import { Plus, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import { SearchField } from '#ui/SearchField';
import { Toolbar } from '#ui/Toolbar';
import { useLang } from '../i18n/useLang';
import type { SearchedList } from './useSearchedList';

interface ListToolbarProps {
  list: SearchedList<unknown>;
  searchLabel: string;
  /** False without the permission to create. */
  create: false | { label: string; onCreate(): void };
  /** Filters and ways out of the list, between the two. */
  children?: ReactNode;
  /** Besides reading the list again. */
  onRefresh?: () => void;
  /** Whether something else than a search narrows the list. */
  isFiltered?: boolean;
}

/** Search, refresh and New above a list, and how many rows were found (DESIGN rule 4). */
export function ListToolbar(props: ListToolbarProps) {
  const { list, searchLabel, create, children, onRefresh, isFiltered = false } = props;
  const { t } = useLang();
  const { pages, isSearch, text, onTextChange } = list;
  const found = pages.isSettled && (isSearch || isFiltered) ? t('datatable.resultats', { count: pages.count }) : '';
  const refresh = () => {
    onRefresh?.();
    void pages.refresh();
  };
  return (
    <>
      <Toolbar
        search={
          <SearchField
            label={searchLabel}
            placeholder={t('menu.recherche')}
            value={text}
            onValueChange={onTextChange}
            busy={pages.busy && isSearch}
          />
        }
        actions={
          <>
            <IconButton
              label={t('general.actualiser')}
              icon={<RefreshCw aria-hidden />}
              variant="secondary"
              onClick={refresh}
            />
            {create && (
              <Button icon={<Plus aria-hidden />} onClick={create.onCreate}>
                {create.label}
              </Button>
            )}
          </>
        }
      >
        {children}
      </Toolbar>
      <p role="status" className="visually-hidden">
        {found}
      </p>
    </>
  );
}
