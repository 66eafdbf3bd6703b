import type { ComponentPropsWithRef } from 'react';
import { Root } from './FigureActions.styles';

/**
 * The buttons of a `FigureCard`, over the link that covers the card; each one names the figure (DESIGN rule 7). On a
 * phone they fill their line.
 *
 * Not for any other card: `CardFooter`.
 */
export function FigureActions(props: ComponentPropsWithRef<'div'>) {
  return <Root {...props} isFilled />;
}
