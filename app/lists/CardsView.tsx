import { Fragment, type ReactNode } from 'react';
import { CardGrid } from '#ui/Card';
import { CardsSkeleton } from '#ui/Skeleton';
import { ListStates, type ListStatesProps } from './ListStates';

interface CardsViewProps<Row> extends ListStatesProps<Row> {
  caption: string;
  /** Cards of a page. */
  pageSize: number;
  /** Smallest width of a card, as CSS. */
  minWidth?: string;
  rowKey(row: Row): string | number;
  card(row: Row): ReactNode;
}

/** A list whose rows are cards. */
export function CardsView<Row>({ caption, pageSize, minWidth, rowKey, card, ...states }: CardsViewProps<Row>) {
  return (
    <ListStates {...states} skeleton={<CardsSkeleton count={pageSize} />}>
      {(rows) => (
        <CardGrid aria-label={caption} busy={states.pages.busy} {...(minWidth ? { minWidth } : {})}>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>{card(row)}</Fragment>
          ))}
        </CardGrid>
      )}
    </ListStates>
  );
}
