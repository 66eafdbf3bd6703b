import type { ComponentPropsWithRef } from 'react';
import { Root } from './FormGrid.styles';

/**
 * Fields of a form in two columns; in one below 768 px and in a box too narrow for two. A child with `data-wide` takes
 * the whole line. This is a plain box: the caller draws the form around it.
 *
 * Not for anything but fields: `Stack`, `CardGrid`.
 *
 * States: `data-wide` on a child.
 */
export function FormGrid(props: ComponentPropsWithRef<'div'>) {
  return <Root {...props} />;
}
