import { Children, type ComponentPropsWithRef } from 'react';
import { useFocusKeeper } from '../foundations';
import { CardGridLayout } from './Card.styles';

export interface CardGridProps extends ComponentPropsWithRef<'ul'> {
  /** Smallest width of a card, as CSS; 18.75rem by default, which grows with the text. */
  minWidth?: string;
  /** Other cards are on their way; these stay meanwhile (DESIGN rule 3). */
  busy?: boolean;
}

/**
 * A list of cards in as many columns as fit; give it an `aria-label`. Each child is a `Card`.
 *
 * Not for rows that are compared: `DataTable`; nor one figure: `FigureCard`.
 *
 * States: `data-busy` while other cards are on their way.
 */
export function CardGrid({ minWidth, busy = false, children, ...rest }: CardGridProps) {
  const keeper = useFocusKeeper();
  return (
    <CardGridLayout {...rest} {...keeper} $minWidth={minWidth} aria-busy={busy} data-busy={busy || undefined}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </CardGridLayout>
  );
}
