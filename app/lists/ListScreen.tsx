import { Button } from '#ui/Button';
import { ListToolbar } from './ListToolbar';
import { type ListShape, ListView } from './ListView';
import type { SearchedList } from './useSearchedList';

interface ListScreenProps<Row> extends ListShape<Row> {
  list: SearchedList<Row>;
  searchLabel: string;
  /** Says what the list will hold, where it holds nothing yet. */
  emptyText: string;
  /** False without the permission to create. */
  create: false | { label: string; onCreate(): void };
}

/** A searched list and its toolbar: what the list screens share. */
export function ListScreen<Row>({ list, searchLabel, emptyText, create, ...shape }: ListScreenProps<Row>) {
  return (
    <>
      <ListToolbar list={list} searchLabel={searchLabel} create={create} />
      <ListView
        {...shape}
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
