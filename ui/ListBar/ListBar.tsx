import { SlidersHorizontal } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../Button';
import { useLabels } from '../labels';
import { Main, Panel, Root, Tools } from './ListBar.styles';

export interface ListBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'className'> {
  /** The main action of the list, New, which stands beside the title. */
  main?: ReactNode;
  /** A field, or a text (`p`) where there is nothing to search for. */
  search?: ReactNode;
  /** The fields of the filters, drawn once the person opens them. */
  filters?: ReactNode;
  /** How many of the filters narrow the list. */
  active?: number;
  /** Further buttons, such as Refresh. */
  actions?: ReactNode;
}

/**
 * The controls of a list on one line: New, the search, one button for all filters, and further actions.
 *
 * Not for a line with room for every filter: `Toolbar`.
 *
 * States: `data-long` where it holds a search; below a parent with `data-line` it takes that line; `data-rest` on words
 * that a phone leaves out.
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

/** The label of a button that shows only its first word on a phone, where the title beside it says the others. */
export function ShortLabel({ children }: { children: string }) {
  const [first, ...others] = children.split(' ');
  return (
    <span>
      {first} {others.length > 0 && <span data-rest>{others.join(' ')}</span>}
    </span>
  );
}
