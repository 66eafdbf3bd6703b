import { useMergeRefs } from '@floating-ui/react';
import { type ComponentPropsWithRef, type Key, type ReactNode, useRef } from 'react';
import { useFitsWidth, useFocusKeeper, useMediaWidth } from '../foundations';
import { useLabels } from '../labels';
import { Actions, Bare, Cell, Frame, HeadCell, PrimaryCell, Row, Table } from './DataTable.styles';
import { RowCards } from './RowCards';

export interface Column<R> {
  key: string;
  header: string;
  /** `end` for amounts and counts, with figures of one width (DESIGN rule 5). */
  align?: 'start' | 'end';
  render: (row: R) => ReactNode;
  /** Names the row: its header in a table, its title as a card. */
  isPrimary?: boolean;
}

export interface DataTableProps<R> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table holds, for those who do not see it. */
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => Key;
  /** Other rows are on their way; these stay meanwhile (DESIGN rule 3). */
  busy?: boolean;
  /** Icon buttons that name their row, in the order view, edit, delete (DESIGN rule 7). */
  actions?: (row: R) => ReactNode;
}

/**
 * Rows and columns; below 768 px, and wherever the columns do not fit, each row is a card of label and value pairs:
 * nothing scrolls sideways (DESIGN rule 6).
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, rowKey, busy = false, actions, ref, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  const root = useMergeRefs([box, ref]);
  const isFitting = useFitsWidth(box);
  const isNarrow = useMediaWidth('TABLET') || !isFitting;
  const keeper = useFocusKeeper();
  const shared = { caption, columns, rows, rowKey, actions };
  const Root = isNarrow ? Bare : Frame;

  return (
    <Root {...rest} {...keeper} ref={root} aria-busy={busy} data-busy={busy || undefined}>
      {isNarrow ? <RowCards {...shared} /> : <RowTable {...shared} />}
    </Root>
  );
}

export type RowsProps<R> = Pick<DataTableProps<R>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'actions'>;

function RowTable<R>({ caption, columns, rows, rowKey, actions }: RowsProps<R>) {
  const { table } = useLabels();
  return (
    <Table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, header, align = 'start' }) => (
            <HeadCell key={key} scope="col" $align={align}>
              {header}
            </HeadCell>
          ))}
          {actions && (
            <HeadCell scope="col" $align="end" className="no-print">
              <span className="visually-hidden">{table.actions}</span>
            </HeadCell>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={rowKey(row)}>
            {columns.map(({ key, align = 'start', render, isPrimary }) => {
              const ThisCell = isPrimary ? PrimaryCell : Cell;
              return (
                <ThisCell key={key} $align={align}>
                  {render(row)}
                </ThisCell>
              );
            })}
            {actions && (
              <Cell $align="end" className="no-print">
                <Actions>{actions(row)}</Actions>
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
