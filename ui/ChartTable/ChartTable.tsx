import { Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../Button';
import { DataTable, type DataTableProps } from '../DataTable';
import { useLabels } from '../labels';
import { Body, Root } from './ChartTable.styles';

export type ChartTableProps<R> = Pick<DataTableProps<R>, 'caption' | 'columns' | 'rows' | 'rowKey'>;

/**
 * The figures of a chart as a table: behind a button on the screen, always visible on paper (DESIGN rules 23, 24).
 *
 * Not for a list that people work with: `DataTable`.
 *
 * States: `data-open` while the table is shown.
 */
export function ChartTable<R>(props: ChartTableProps<R>) {
  const { chartTable, pair } = useLabels();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Root>
      <Button
        variant="ghost"
        size="sm"
        className="no-print"
        icon={<Table2 aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {chartTable.show}
        <span className="visually-hidden">{pair('', props.caption)}</span>
      </Button>
      <Body id={id} data-open={isOpen || undefined}>
        <DataTable {...props} />
      </Body>
    </Root>
  );
}
