import { SlidersHorizontal } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../Button';
import { useLabels } from '../labels';
import { Main, Panel, Root, Tools } from './ListBar.styles';

export interface ListBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'className'> {
  /** What the list is for above all, New: it stands beside the title. */
  main?: ReactNode;
  /** A field, or a text (`p`) where there is nothing to search for. */
  search?: ReactNode;
  /** The fields of the filters, drawn once they are asked for. */
  filters?: ReactNode;
  /** How many of the filters narrow the list. */
  active?: number;
  /** Refresh and ways out. */
  actions?: ReactNode;
}

/**
 * What a list is worked with, on one line: New, its search, one button for all its filters, and what else there is.
 *
 * Not for a line with room for every filter: `Toolbar`.
 *
 * States: `data-long` where it holds a search; below a parent with `data-line` it takes that line; `data-rest` on
 * words that a phone leaves out.
 */
export function ListBar({ main, search, filters, active = 0, actions, ...rest }: ListBarProps) {
  const labels = useLabels();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Root {...rest} className="no-print">
      {main && <Main>{main}</Main>}
      <Tools data-long={search ? true : undefined}>
        {search}
        {filters && (
          <Button
            variant="secondary"
            icon={<SlidersHorizontal aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {labels.filters.show(active)}
          </Button>
        )}
        {actions}
      </Tools>
      {filters && isOpen && (
        <Panel id={id} role="group" aria-label={labels.filters.show(0)}>
          {filters}
        </Panel>
      )}
    </Root>
  );
}

/** A button whose word is the first of its text on a phone: the title beside it says the others. */
export function ShortLabel({ children }: { children: string }) {
  const [first, ...others] = children.split(' ');
  return (
    <span>
      {first} {others.length > 0 && <span data-rest>{others.join(' ')}</span>}
    </span>
  );
}
