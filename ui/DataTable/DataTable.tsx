import { useMergeRefs } from '@floating-ui/react';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useFittingShape, useFocusKeeper, useMediaWidth } from '../foundations';
import { useLabels } from '../labels';
import { Actions, Cell, Frame, HeadCell, PrimaryCell, Row, SumsRow, Table, Under, UnderHead } from './DataTable.styles';
import type { Column, RowsProps } from './model';
import { RowLines } from './RowLines';

export interface DataTableProps<R> extends Omit<ComponentPropsWithRef<'div'>, 'children'>, RowsProps<R> {
  /** Other rows are on their way; these stay meanwhile (DESIGN rule 3). */
  busy?: boolean;
}

/**
 * Ways to draw the rows, from the widest to the narrowest: no column under another; only those without `movesLast`; all
 * that have an `under`; each row's menu under its main action; each row as two lines.
 */
const SHAPES = ['full', 'partly', 'merged', 'stacked', 'lines'] as const;
type Shape = (typeof SHAPES)[number];

/**
 * Rows and columns. Where they are too wide, some columns move under others; below 768 px, each row is two lines that
 * open its record. Nothing scrolls sideways (DESIGN rule 6).
 *
 * Not for the pairs of one record: `DescriptionList`; nor a chart's figures: `ChartTable`.
 *
 * States: `data-shape` is how rows are drawn, `data-busy` while other rows come, `data-sorted` is a column's direction,
 * `data-tight` on narrow columns, `data-long` on those of long texts, `data-stacked` on stacked actions, `data-spread`
 * on what covers its row, `data-title` on a line's title, `data-sum` on sums.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, rowKey, busy = false, sums = [], actions, ref, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  const root = useMergeRefs([box, ref]);
  const shapes = shapesOf(columns);
  const isPhone = useMediaWidth('TABLET');
  const fitting = shapes[useFittingShape(box, isPhone ? 0 : shapes.length - 1)] ?? 'lines';
  const shape: Shape = isPhone ? 'lines' : fitting;
  const keeper = useFocusKeeper();
  const shared = { caption, columns, rows, rowKey, sums, actions };

  return (
    <Frame {...rest} {...keeper} ref={root} aria-busy={busy} data-busy={busy || undefined} data-shape={shape}>
      {shape === 'lines' ? <RowLines {...shared} /> : <RowTable {...shared} shape={shape} />}
    </Frame>
  );
}

function shapesOf<R>(columns: readonly Column<R>[]): Shape[] {
  const isMergeable = columns.some(({ under }) => under !== undefined);
  const isPartly = columns.some(({ movesLast = false }) => movesLast);
  return SHAPES.filter(
    (shape) => shape === 'full' || shape === 'lines' || (shape === 'partly' ? isPartly : isMergeable),
  );
}

/** A column, and those that stand under it. */
interface Merged<R> {
  column: Column<R>;
  below: readonly Column<R>[];
}

function mergedOf<R>(columns: readonly Column<R>[], shape: Shape): Merged<R>[] {
  if (shape === 'full') return columns.map((column) => ({ column, below: [] }));
  const keys = new Set(columns.map(({ key }) => key));
  const isBelow = ({ under, movesLast = false }: Column<R>) =>
    under !== undefined && keys.has(under) && !(movesLast && shape === 'partly');
  return columns
    .filter((column) => !isBelow(column))
    .map((column) => ({ column, below: columns.filter((other) => other.under === column.key && isBelow(other)) }));
}

function RowTable<R>({ caption, columns, rows, rowKey, sums = [], actions, shape }: RowsProps<R> & { shape: Shape }) {
  const { table } = useLabels();
  const isMerged = shape !== 'full';
  const merged = mergedOf(columns, shape);
  return (
    <Table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {merged.map(({ column: { key, header, head = header, align = 'start', direction }, below }) => (
            <HeadCell key={key} scope="col" $align={align} aria-sort={direction}>
              {head}
              {below.map((other) => (
                <UnderHead key={other.key}> {other.header}</UnderHead>
              ))}
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
            {merged.map((one) => (
              <MergedCell key={one.column.key} {...one} shown={({ render }) => render(row)} isTight={isMerged} />
            ))}
            {actions && (
              <Cell $align="end" className="no-print">
                <Actions data-stacked={shape === 'stacked' || undefined}>{actions(row)}</Actions>
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {sums.map(({ id, cells }) => (
            <SumsRow key={id} data-sum>
              {merged.map((one) => (
                <MergedCell key={one.column.key} {...one} shown={({ key }) => cells[key]} isTight={isMerged} />
              ))}
              {actions && <Cell $align="end" className="no-print" />}
            </SumsRow>
          ))}
        </tfoot>
      )}
    </Table>
  );
}

interface MergedCellProps<R> extends Merged<R> {
  shown: (column: Column<R>) => ReactNode;
  isTight: boolean;
}

function MergedCell<R>({ column, below, shown, isTight }: MergedCellProps<R>) {
  const { align = 'start', isPrimary, isLong } = column;
  const ThisCell = isPrimary ? PrimaryCell : Cell;
  return (
    <ThisCell $align={align} data-tight={isTight || undefined} data-long={isLong || undefined}>
      {shown(column)}
      {below.map((other) => (
        <Under key={other.key}>{shown(other)}</Under>
      ))}
    </ThisCell>
  );
}
