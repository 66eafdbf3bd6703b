import type { ReactNode } from 'react';
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
  /** Ways out of the list, in its toolbar. */
  children?: ReactNode;
}

/** A searched list and its toolbar: what the list screens share. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { list, searchLabel, emptyText, create, children, ...shape } = props;
  return (
    <>
      <ListToolbar list={list} searchLabel={searchLabel} create={create}>
        {children}
      </ListToolbar>
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
