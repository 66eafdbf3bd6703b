import { X } from 'lucide-react';
import { type ComponentPropsWithRef, Fragment, useRef } from 'react';
import { useLabels } from '../labels';
import { Chip, List, Remove, Root, Summary } from './FilterChips.styles';

export interface FilterChip {
  /** Tells the filters apart. */
  id: string;
  /** The filter in words: `Period: 1 – 20 November 2026`. */
  label: string;
  /** Called when the person removes the filter. */
  onRemove: () => void;
}

export interface FilterChipsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Name of the line, for assistive technology. */
  label: string;
  /** The active filters, in the order of their fields. */
  chips: readonly FilterChip[];
  /** What the filtered rows add up to; each part stays on one line. */
  summary?: readonly string[];
}

/**
 * The active filters of the list below, each with a button that removes it. The line stays when it is empty: after the
 * last chip the focus goes there, not to the top of the page (DESIGN rule 13).
 *
 * Not for choosing filters: the filters of `ListBar`.
 *
 * States: `data-empty` while there is neither a filter nor a summary.
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
