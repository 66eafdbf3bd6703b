import { CardGrid } from '@comptoir/ui/Card';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { Fragment, type ReactNode } from 'react';
import { ListPictures } from '../fichiers/ListPictures';
import { ListStates, type ListStatesProps } from './ListStates';

/** The most skeletons to show: more than a screen holds. */
const MOST_SKELETONS = 12;

export interface CardsViewProps<Row> extends ListStatesProps<Row> {
  caption: string;
  /** Number of skeletons during the first load, if the page will probably hold fewer rows than it may. */
  skeletons?: number;
  /** Smallest width of a card, in CSS. */
  minWidth?: string;
  /** Address of the row's picture, if the cards have pictures. */
  pictureOf?(row: Row): string;
  rowKey(row: Row): string | number;
  card(row: Row): ReactNode;
}

/** A list whose rows are cards. */
export function CardsView<Row>({
  caption,
  skeletons,
  minWidth,
  pictureOf,
  rowKey,
  card,
  ...states
}: CardsViewProps<Row>) {
  return (
    <ListStates
      {...states}
      skeleton={<CardsSkeleton count={skeletons ?? Math.min(states.pages.pageSize, MOST_SKELETONS)} />}
    >
      {(rows) => (
        <ListPictures hasPictures={rows.some((row) => pictureOf?.(row))}>
          <CardGrid aria-label={caption} busy={states.pages.busy} {...(minWidth ? { minWidth } : {})}>
            {rows.map((row) => (
              <Fragment key={rowKey(row)}>{card(row)}</Fragment>
            ))}
          </CardGrid>
        </ListPictures>
      )}
    </ListStates>
  );
}
