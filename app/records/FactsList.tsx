import { DescriptionList, type DescriptionListProps } from '@comptoir/ui/DescriptionList';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  /** Null or an empty text leaves the fact out. */
  value: ReactNode;
}

/**
 * The facts of a record, by its fields: one for each field but those that are `Unlisted`, because the page shows them
 * elsewhere or not at all. A page that lacks one does not compile.
 */
export type FactsOf<R, Unlisted extends keyof R> = Readonly<Record<Exclude<keyof R, Unlisted>, Fact>>;

interface FactsListProps extends Pick<DescriptionListProps, 'minWidth'> {
  /** Facts by field, in the order of the page. */
  facts: Readonly<Record<string, Fact>>;
}

/** Lists the facts of a record that have a value. */
export function FactsList({ facts, ...rest }: FactsListProps) {
  const items = Object.entries(facts).map(([id, fact]) => ({ id, ...fact }));
  return <DescriptionList items={items.filter(({ value }) => value !== null && value !== '')} {...rest} />;
}
