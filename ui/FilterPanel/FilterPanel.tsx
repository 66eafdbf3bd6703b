import { SlidersHorizontal } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Button } from '../Button';
import { useLabels } from '../labels';
import { Fields, Root } from './FilterPanel.styles';

export interface FilterPanelProps extends ComponentPropsWithRef<'div'> {
  /** How many of the filters narrow the list. */
  active: number;
}

/** The filters of a toolbar: beside the search where there is room, one line that opens on a phone. */
export function FilterPanel({ active, children, ...rest }: FilterPanelProps) {
  const { filters } = useLabels();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Root {...rest}>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {filters.show(active)}
      </Button>
      <Fields id={id} data-open={isOpen || undefined}>
        {children}
      </Fields>
    </Root>
  );
}
