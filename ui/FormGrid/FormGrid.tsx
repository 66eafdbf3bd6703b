import type { ComponentPropsWithRef } from 'react';
import { Columns, Root } from './FormGrid.styles';

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

/**
 * The two parts of a large form, each a `FormGrid`, side by side from 900 px, so that all of it is seen at once on a
 * desk; on narrower screens, one after the other.
 *
 * Not for single fields: `FormGrid`.
 */
export function FormColumns(props: ComponentPropsWithRef<'div'>) {
  return <Columns {...props} />;
}
