import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './ModalSummary.styles';

export interface ModalSummaryProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The last one is what counts. */
  items: readonly { id: string; label: string; value: ReactNode }[];
}

/** What a form comes to, in the modal's footer before the buttons: in sight while the form scrolls above it. */
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
