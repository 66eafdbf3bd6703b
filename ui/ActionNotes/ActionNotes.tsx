import { type ComponentPropsWithRef, useRef } from 'react';
import { useScrollStop } from '../foundations';
import { Root } from './ActionNotes.styles';

/**
 * What a person should have read before they press: alerts above the buttons of a footer, in sight wherever the form is
 * scrolled to. Long ones scroll, so that the fields keep their place.
 *
 * Not for what belongs to one field: its `error` or `hint`; nor the totals of a form: `ModalSummary`.
 */
export function ActionNotes(props: Omit<ComponentPropsWithRef<'div'>, 'ref'>) {
  const root = useRef<HTMLDivElement>(null);
  return <Root {...props} ref={root} tabIndex={useScrollStop(root)} />;
}
