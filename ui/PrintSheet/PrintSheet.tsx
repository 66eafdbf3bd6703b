import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Pages } from './Pages';
import { Head, Paper, Root, Table } from './PrintSheet.styles';

export interface SheetColumn {
  /** Tells the columns apart. */
  key: string;
  /** Heading of the column. */
  header: string;
  /** `end` for amounts, aligned at the end, and `whole` for dates: neither breaks into two lines. */
  align?: 'start' | 'end' | 'whole';
}

export interface SheetRow {
  /** Tells the rows apart. */
  id: string;
  /** Values by the keys of the columns; a missing one leaves its cell empty. */
  cells: Readonly<Record<string, ReactNode>>;
  /** The row is a sum of the others, or a balance that they begin from. */
  isSum?: boolean;
}

export interface PrintSheetProps {
  /** Organisation whose sheet it is. */
  organisation: string;
  /** What is printed: the heading of the sheet. */
  title: string;
  /** Person and period that the sheet is about; each page repeats them, with the organisation. */
  about: readonly string[];
  /** The columns of its table. */
  columns: readonly SheetColumn[];
  /** The rows of its table, all of them. */
  rows: readonly SheetRow[];
  /** Number of rows and their sums, in words. */
  totals?: readonly string[];
  /** Who made the sheet, and when. */
  made: string;
  /** Called when the print dialog closes, printed or not: remove the sheet then. */
  onDone: () => void;
}

/**
 * One table on A4 paper. Each page repeats its heads and what it is about, and has a number; nothing of the screen is
 * printed. Once it is mounted, it asks the browser to print.
 *
 * Not for printing the screen as it is: the browser does that by itself.
 *
 * States: `data-print-sheet` on the sheet, `data-running` on the head of each page, `data-align` on cells, `data-sum`
 * on a row of sums, `data-totals` on the line of totals.
 */
export function PrintSheet(props: PrintSheetProps) {
  const { organisation, title, about, columns, rows, totals = [], made, onDone } = props;
  useWhenPrinted(onDone);
  // Storybook recognises a component by the elements that it returns, and a portal alone is not an element.
  return (
    <>
      {createPortal(
        <Root data-print-sheet>
          <Pages />
          <Paper />
          <Head>
            <h1>{title}</h1>
            <p>{made}</p>
            {totals.length > 0 && <p data-totals>{totals.join(' · ')}</p>}
          </Head>
          <Table>
            <thead>
              <tr>
                <th colSpan={columns.length} data-running>
                  {[organisation, ...about].join(' · ')}
                </th>
              </tr>
              <tr>
                {columns.map(({ key, header, align }) => (
                  <th key={key} scope="col" data-align={align}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, cells, isSum }) => (
                <tr key={id} data-sum={isSum || undefined}>
                  {columns.map(({ key, align }) => (
                    <td key={key} data-align={align}>
                      {cells[key]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Root>,
        document.body,
      )}
    </>
  );
}

/** Opens the browser's print dialog once, and calls `onDone` when that is over. */
function useWhenPrinted(onDone: () => void): void {
  const isAsked = useRef(false);
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    if (!isAsked.current) {
      isAsked.current = true;
      window.print();
    }
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
}
