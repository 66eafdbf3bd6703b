import { X } from 'lucide-react';
import { type ComponentPropsWithRef, Fragment, useRef } from 'react';
import { useLabels } from '../labels';
import { Chip, List, Remove, Root, Summary } from './FilterChips.styles';

export interface FilterChip {
  /** Tells the filters apart. */
  id: string;
  /** What narrows the list, in words: `Période : 1er – 20 novembre 2026`. */
  label: string;
  /** Called when the filter is taken away. */
  onRemove: () => void;
}

export interface FilterChipsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the line for assistive technology. */
  label: string;
  /** The filters that are on, in the order of their fields. */
  chips: readonly FilterChip[];
  /** What the list adds up to under these filters; none of its parts breaks. */
  summary?: readonly string[];
}

/**
 * What narrows the list below, each part with its own way out. The line stays when it is empty: the focus of the last
 * chip removed goes there, not to the top of the page (DESIGN rule 13).
 *
 * Not for what a list can be narrowed by: the filters of `ListBar`.
 *
 * States: `data-empty` while nothing narrows.
 */
export function FilterChips({ label, chips, summary = [], ...rest }: FilterChipsProps) {
  const { filters } = useLabels();
  const root = useRef<HTMLElement>(null);

  const remove = (chip: FilterChip, rank: number) => {
    const buttons = root.current?.querySelectorAll('button');
    const neighbour = buttons?.[rank + 1] ?? buttons?.[rank - 1] ?? root.current;
    chip.onRemove();
    neighbour?.focus();
  };

  return (
    <Root
      {...rest}
      ref={root}
      tabIndex={-1}
      aria-label={label}
      data-empty={(chips.length === 0 && summary.length === 0) || undefined}
    >
      {chips.length > 0 && (
        <List>
          {chips.map((chip, rank) => (
            <Chip key={chip.id}>
              <span>{chip.label}</span>
              <Remove
                type="button"
                title={filters.remove(chip.label)}
                aria-label={filters.remove(chip.label)}
                onClick={() => remove(chip, rank)}
              >
                <X aria-hidden />
              </Remove>
            </Chip>
          ))}
        </List>
      )}
      {summary.length > 0 && (
        <Summary>
          {summary.map((part, rank) => (
            <Fragment key={part}>
              {rank > 0 && ' · '}
              <span>{part}</span>
            </Fragment>
          ))}
        </Summary>
      )}
    </Root>
  );
}
