import { Fragment, type ReactNode } from 'react';
import { RowLine } from '../ActionList';
import { useLabels } from '../labels';
import type { Column, RowsProps } from './model';
import { FirstLine, Line, NoteLine, SecondLine, WholeText } from './RowLines.styles';

/**
 * Draws each row as two lines: its title and amount, then further details and one badge (DESIGN rule 6). A note of some
 * rows stands below them.
 */
export function RowLines<R>({ caption, columns, rows, rowKey, actions }: RowsProps<R>) {
  const partsOf = (part: Column<R>['phone']) => columns.filter(({ phone }) => phone === part);
  const title = columns.find(({ phone }) => phone === 'title') ?? columns.find(({ isPrimary }) => isPrimary);
  const [amount] = partsOf('amount');
  const [badge] = partsOf('badge');
  const [metas, texts] = [partsOf('meta'), partsOf('text')];
  return (
    <ul aria-label={caption}>
      {rows.map((row) => (
        <Line key={rowKey(row)}>
          <div>
            <FirstLine>
              <span data-title>{title && shownOnPhone(title, row)}</span>
              {amount && <span>{shownOnPhone(amount, row)}</span>}
            </FirstLine>
            {(metas.length > 0 || badge) && (
              <SecondLine>
                <span>
                  {metas.map((column, rank) => (
                    <Fragment key={column.key}>
                      {rank > 0 && ' · '}
                      <Meta column={column} row={row} />
                    </Fragment>
                  ))}
                </span>
                {badge && <span>{shownOnPhone(badge, row)}</span>}
              </SecondLine>
            )}
            {columns.map(({ key, phoneNote }) => {
              const note = phoneNote?.(row);
              return note ? <NoteLine key={key}>{note}</NoteLine> : null;
            })}
            {texts.map((column) => (
              <WholeText key={column.key}>
                <span>{column.header}</span>
                <div>{shownOnPhone(column, row)}</div>
              </WholeText>
            ))}
          </div>
          <div className="no-print">
            <RowLine value={true}>{actions?.(row)}</RowLine>
          </div>
        </Line>
      ))}
    </ul>
  );
}

const shownOnPhone = <R,>({ onPhone, render }: Column<R>, row: R): ReactNode => (onPhone ?? render)(row);

/** Draws a detail of the second line; a figure follows the name of its column. */
function Meta<R>({ column, row }: { column: Column<R>; row: R }) {
  const { pair } = useLabels();
  if (column.align !== 'end' || column.onPhone) return shownOnPhone(column, row);
  return (
    <>
      {pair(column.header, '')}
      {shownOnPhone(column, row)}
    </>
  );
}
