import { Fragment, type ReactNode } from 'react';
import { RowLine } from '../ActionList';
import { useLabels } from '../labels';
import type { Column, RowsProps } from './model';
import { FirstLine, Line, NoteLine, SecondLine, WholeText } from './RowLines.styles';

/**
 * Draws each row as two lines: its title and amount, then further details and one badge (DESIGN rule 6). A note of some
 * rows stands below them.
 */
export function RowLines<R>({ caption, columns, rows, rowKey, sums = [], actions }: RowsProps<R>) {
  return (
    <ul aria-label={caption}>
      {rows.map((row) => (
        <Line key={rowKey(row)}>
          <Lines
            columns={columns}
            shown={({ onPhone, render }) => (onPhone ?? render)(row)}
            noteOf={({ phoneNote }) => phoneNote?.(row)}
          />
          <div className="no-print">
            <RowLine value={true}>{actions?.(row)}</RowLine>
          </div>
        </Line>
      ))}
      {sums.map(({ id, cells }) => (
        <Line key={id} data-sum>
          <Lines columns={columns} shown={({ key }) => cells[key]} />
        </Line>
      ))}
    </ul>
  );
}

interface LinesProps<R> {
  columns: readonly Column<R>[];
  shown: (column: Column<R>) => ReactNode;
  noteOf?: (column: Column<R>) => ReactNode;
}

function Lines<R>({ columns, shown, noteOf = () => null }: LinesProps<R>) {
  const partsOf = (part: Column<R>['phone']) => columns.filter(({ phone }) => phone === part);
  const title = columns.find(({ phone }) => phone === 'title') ?? columns.find(({ isPrimary }) => isPrimary);
  const [amount] = partsOf('amount');
  const [badge] = partsOf('badge');
  const metas = partsOf('meta');
  return (
    <div>
      <FirstLine>
        <span data-title>{title && shown(title)}</span>
        {amount && <span>{shown(amount)}</span>}
      </FirstLine>
      {(metas.length > 0 || badge) && (
        <SecondLine>
          <span>
            {metas.map((column, rank) => (
              <Fragment key={column.key}>
                {rank > 0 && ' · '}
                <Meta column={column} value={shown(column)} />
              </Fragment>
            ))}
          </span>
          {badge && <span>{shown(badge)}</span>}
        </SecondLine>
      )}
      {columns.map((column) => {
        const note = noteOf(column);
        return note ? <NoteLine key={column.key}>{note}</NoteLine> : null;
      })}
      {partsOf('text').map((column) => (
        <WholeText key={column.key}>
          <span>{column.header}</span>
          <div>{shown(column)}</div>
        </WholeText>
      ))}
    </div>
  );
}

/** Draws a detail of the second line; a figure follows the name of its column. */
function Meta<R>({ column, value }: { column: Column<R>; value: ReactNode }) {
  const { pair } = useLabels();
  if (column.align !== 'end' || column.onPhone) return value;
  return (
    <>
      {pair(column.header, '')}
      {value}
    </>
  );
}
