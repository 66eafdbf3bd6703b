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
  /** Ways out of the list, between the two. */
  children?: ReactNode;
}

/** Search, refresh and New above a list, and how many rows were found (DESIGN rule 4). */
export function ListToolbar({ list, searchLabel, create, children }: ListToolbarProps) {
  const { t } = useLang();
  const { pages, isSearch, text, onTextChange } = list;
  const found = pages.isSettled && isSearch ? t('datatable.resultats', { count: pages.count }) : '';
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
              onClick={() => void pages.refresh()}
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
