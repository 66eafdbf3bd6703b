import { SearchField } from '@comptoir/ui/SearchField';
import { useLang } from '../../frame/i18n/useLang';
import { PagesToolbar, type PagesToolbarProps } from './PagesToolbar';
import type { SearchedList } from './useSearchedList';

interface ListToolbarProps<Row> extends Omit<PagesToolbarProps<Row>, 'pages' | 'search' | 'isNarrowed' | 'term'> {
  list: Pick<SearchedList<Row>, 'pages' | 'text' | 'onTextChange' | 'isSearch'>;
  searchLabel: string;
}

/**
 * The buttons New and refresh, search and filters beside a list's title; announces how many rows were found (DESIGN
 * rule 4).
 */
export function ListToolbar<Row>({ list, searchLabel, active = 0, ...rest }: ListToolbarProps<Row>) {
  const { t } = useLang();
  const { pages, isSearch, text, onTextChange } = list;
  return (
    <PagesToolbar
      {...rest}
      active={active}
      pages={pages}
      term={text.trim()}
      isNarrowed={isSearch || active > 0}
      search={
        <SearchField
          label={searchLabel}
          placeholder={t('menu.recherche')}
          value={text}
          onValueChange={onTextChange}
          busy={pages.busy && isSearch}
        />
      }
    />
  );
}
