import type { ComponentPropsWithRef } from 'react';
import { Root } from './FormGrid.styles';

/**
 * Fields of a form in two columns, one below 768 px and in a box too narrow for two. A child with `data-wide` takes
 * the whole line. A plain box: the form itself stays the caller's.
 *
 * Not for what is no field: `Stack`, `CardGrid`.
 *
 * States: `data-wide` on a child.
 */
export function FormGrid(props: ComponentPropsWithRef<'div'>) {
  return <Root {...props} />;
}
