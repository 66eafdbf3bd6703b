import { Fragment, type ReactNode } from 'react';
import { CardGrid } from '#ui/Card';
import { CardsSkeleton } from '#ui/Skeleton';
import { ListStates, type ListStatesProps } from './ListStates';

interface CardsViewProps<Row> extends ListStatesProps<Row> {
  caption: string;
  /** Cards of a page. */
  pageSize: number;
  rowKey(row: Row): string | number;
  card(row: Row): ReactNode;
}

/** A list whose rows are cards. */
export function CardsView<Row>({ caption, pageSize, rowKey, card, ...states }: CardsViewProps<Row>) {
  return (
    <ListStates {...states} skeleton={<CardsSkeleton count={pageSize} />}>
      {(rows) => (
        <CardGrid aria-label={caption} busy={states.pages.busy}>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>{card(row)}</Fragment>
          ))}
        </CardGrid>
      )}
    </ListStates>
  );
}
