import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './ModalSummary.styles';

export interface ModalSummaryProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The figures, with the one that counts last. */
  items: readonly { id: string; label: string; value: ReactNode }[];
}

/** The totals of a form, in the modal's footer before the buttons: they stay in sight while the form scrolls. */
export function ModalSummary({ items, ...rest }: ModalSummaryProps) {
  return (
    <Root {...rest}>
      {items.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
