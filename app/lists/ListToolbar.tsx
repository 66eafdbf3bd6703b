import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button';
import { SearchField } from '#ui/SearchField';
import { useLang } from '../i18n/useLang';
import { PagesToolbar } from './PagesToolbar';
import type { SearchedList } from './useSearchedList';

interface ListToolbarProps {
  list: Pick<SearchedList<unknown>, 'pages' | 'text' | 'onTextChange' | 'isSearch'>;
  searchLabel: string;
  /** False without the permission to create. */
  create: false | { label: string; onCreate(): void };
  /** Buttons beside refresh and New. */
  actions?: ReactNode;
  /** Filters and ways out of the list, between the two. */
  children?: ReactNode;
  /** Starts the list again, and says whether that leads to another one, which is read by itself. */
  onRefresh?: () => boolean;
  /** Whether something else than a search narrows the list. */
  isFiltered?: boolean;
}

/** Search, refresh and New above a list, and how many rows were found (DESIGN rule 4). */
export function ListToolbar(props: ListToolbarProps) {
  const { list, searchLabel, create, actions, children, onRefresh, isFiltered = false } = props;
  const { t } = useLang();
  const { pages, isSearch, text, onTextChange } = list;
  return (
    <PagesToolbar
      pages={pages}
      onRefresh={onRefresh}
      isNarrowed={isSearch || isFiltered}
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
          {actions}
          {create && (
            <Button icon={<Plus aria-hidden />} onClick={create.onCreate}>
              {create.label}
            </Button>
          )}
        </>
      }
    >
      {children}
    </PagesToolbar>
  );
}
