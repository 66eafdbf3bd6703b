import type { ColonnePapier, LignePapier, Papier } from '@comptoir/contract/papiers/papier';
import { INKS, type Look, lineHeight, mm, type Place, type Sheet } from './sheet';

const HEAD: Look = { face: 'gras', size: 8.5, ink: INKS.faint };
const CELL: Look = { size: 9.5 };
const SUM: Look = { ...CELL, face: 'gras' };
/** Between the edge of a cell and its text. */
const PAD = { side: mm(2), top: mm(1.1) };
/** The most of a sheet's width that one column of numbers takes. */
const MOST = 0.4;

interface Column extends ColonnePapier {
  place: Place;
}

const looks = (look: Look, { align }: ColonnePapier): Look => (align ? { ...look, align } : look);
const inside = ({ x, width }: Place): Place => ({ x: x + PAD.side, width: width - 2 * PAD.side });

/** Gives columns of numbers what their widest text needs, and the others the rest in equal parts. */
function columnsOf(sheet: Sheet, { columns, rows }: Pick<Papier, 'columns' | 'rows'>): Column[] {
  const { whole } = sheet;
  const widths = columns.map(({ key, header, align }) => {
    if (align !== 'end') return null;
    const texts = rows.map(({ cells, isSum }) => sheet.widthOf(cells[key] ?? '', isSum ? SUM : CELL));
    const widest = Math.max(sheet.widthOf(header, HEAD), ...texts) + 2 * PAD.side + 1;
    return Math.min(widest, whole.width * MOST);
  });
  const taken = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const rest = (whole.width - taken) / widths.filter((width) => width === null).length;
  let x = whole.x;
  return columns.map((column, rank) => {
    const place = { x, width: widths[rank] ?? rest };
    x += place.width;
    return { ...column, place };
  });
}

/** The lines of each cell, and the height that the row takes. */
function laidOut(sheet: Sheet, columns: readonly Column[], textOf: (column: Column) => string, look: Look) {
  const cells = columns.map((column) => ({
    column,
    lines: sheet.linesOf(textOf(column), look, inside(column.place)),
  }));
  const most = Math.max(...cells.map(({ lines }) => lines.length));
  return { cells, height: most * lineHeight(look) + 2 * PAD.top };
}

function drawCells(sheet: Sheet, { cells, height }: ReturnType<typeof laidOut>, look: Look): void {
  for (const { column, lines } of cells) {
    lines.forEach((line, rank) => {
      const y = sheet.y + PAD.top + rank * lineHeight(look);
      sheet.drawLine(line, looks(look, column), inside(column.place), y);
    });
  }
  sheet.y += height;
}

function drawHead(sheet: Sheet, columns: readonly Column[]): void {
  const row = laidOut(sheet, columns, ({ header }) => header, HEAD);
  const { x, width } = sheet.whole;
  sheet.doc.rect(x, sheet.y, width, row.height).fill(INKS.ground);
  drawCells(sheet, row, HEAD);
  sheet.rule();
}

function drawRow(sheet: Sheet, columns: readonly Column[], { cells, isSum = false }: LignePapier): void {
  const look = isSum ? SUM : CELL;
  const row = laidOut(sheet, columns, ({ key }) => cells[key] ?? '', look);
  if (sheet.need(row.height)) drawHead(sheet, columns);
  drawCells(sheet, row, look);
  sheet.rule();
}

/** Draws the table of a paper; its heads come again on each page. */
export function drawTable(sheet: Sheet, papier: Pick<Papier, 'columns' | 'rows'>): void {
  const columns = columnsOf(sheet, papier);
  sheet.need(mm(20));
  drawHead(sheet, columns);
  papier.rows.forEach((row, rank) => {
    if (row.isSum && !papier.rows[rank - 1]?.isSum) sheet.rule(sheet.whole, sheet.y, INKS.faint);
    drawRow(sheet, columns, row);
  });
}
