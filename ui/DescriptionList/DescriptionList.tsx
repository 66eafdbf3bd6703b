import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './DescriptionList.styles';

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Facts, each with its name. */
  items: readonly { id: string; label: string; value: ReactNode }[];
  /** Smallest width of a pair, as CSS; in rem, so that it grows with the text. */
  minWidth?: string;
}

/**
 * What is known about one thing, as pairs of a label and a value.
 *
 * Not for several records of one kind: `DataTable`.
 */
export function DescriptionList({ items, minWidth = '11.25rem', ...rest }: DescriptionListProps) {
  return (
    <Root {...rest} $minWidth={minWidth}>
      {items.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
