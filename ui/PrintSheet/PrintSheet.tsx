import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Head, Paper, Root, Table } from './PrintSheet.styles';

export interface SheetColumn {
  /** Tells the columns apart. */
  key: string;
  /** Its heading. */
  header: string;
  /** `end` for amounts, which never break; nor do dates. */
  align?: 'start' | 'end' | 'whole';
}

export interface SheetRow {
  /** Tells the rows apart. */
  id: string;
  /** By the keys of the columns; one that is missing stays empty. */
  cells: Readonly<Record<string, ReactNode>>;
  /** What the others add up to, or begin from. */
  isSum?: boolean;
}

export interface PrintSheetProps {
  /** Whose paper it is. */
  organisation: string;
  /** What is printed, as the sheet’s heading. */
  title: string;
  /** Whom it is about, and of when: with the organisation on each page. */
  about: readonly string[];
  /** The columns of its table. */
  columns: readonly SheetColumn[];
  /** The rows of its table, all of them. */
  rows: readonly SheetRow[];
  /** How many they are and what they add up to, in words. */
  totals?: readonly string[];
  /** Who made it, and when. */
  made: string;
  /** It is printed, or was not: the sheet goes. */
  onDone: () => void;
}

/**
 * One table on paper: A4, its heads and what it is of again on each page, pages that are counted, nothing of the
 * screen. Mounted, it asks the browser to print.
 *
 * Not for the screen as it is: the browser prints that by itself.
 *
 * States: `data-print-sheet` on the sheet, `data-running` on the head of each page, `data-align` on cells, `data-sum`
 * on a row of sums, `data-totals` on the line of totals.
 */
export function PrintSheet({ organisation, title, about, columns, rows, totals = [], made, onDone }: PrintSheetProps) {
  useWhenPrinted(onDone);
  // Storybook tells a component by the elements that it gives: a portal alone is none.
  return (
    <>
      {createPortal(
        <Root data-print-sheet>
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

/** The dialog of the browser opens once; what is told of its end is not told before. */
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
