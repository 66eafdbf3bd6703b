import { Button } from '@comptoir/ui/Button';
import { ListToolbar } from './ListToolbar';
import { type ListShape, ListView } from './ListView';
import type { Way } from './ListWays';
import type { Create } from './PagesToolbar';
import type { Printed } from './Printed';
import type { SearchedList } from './useSearchedList';

interface ListScreenProps<Row> extends ListShape<Row> {
  list: SearchedList<Row>;
  searchLabel: string;
  /** Shown while the list is empty: tells what it will hold. */
  emptyText: string;
  create: Create;
  ways?: readonly Way[];
  totals?: Printed<Row>['totals'];
}

/** A searched list with its toolbar, as the list screens share it. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { list, searchLabel, emptyText, create, ways = [], actions, totals, ...shape } = props;
  return (
    <>
      <ListToolbar
        list={list}
        searchLabel={searchLabel}
        create={create}
        ways={ways}
        print={{ ...shape, ...(totals && { totals }) }}
      />
      <ListView
        {...shape}
        actions={actions}
        pages={list.pages}
        empty={{
          description: emptyText,
          action: create && <Button onClick={create.onCreate}>{create.label}</Button>,
        }}
        search={list.isSearch ? { term: list.text, onClear: list.clearSearch } : null}
      />
    </>
  );
}
