import type { ColonneImprime, Description, LigneImprime } from '@comptoir/contract/imprimes/description';
import { type Look, mm } from './formats';
import { lineHeight, type Place, type Sheet } from './sheet';

/** The most of the width that all columns of numbers take together, so that texts keep some. */
const MOST_TOGETHER = 0.8;

interface Column extends ColonneImprime {
  place: Place;
}

const aligned = (look: Look, { align }: ColonneImprime): Look => (align ? { ...look, align } : look);

/** Where the text of a cell stands. */
function inside({ format }: Sheet, { place: { x, width } }: Column): Place {
  const { padding } = format.table;
  return { x: x + padding, width: width - 2 * padding };
}

/** The most columns that stand beside each other where a ticket is printed. */
const MOST_BESIDE = 3;

type Table = Pick<Description, 'columns' | 'rows'>;

/** Columns beside each other; the others say their amounts each on a line of its own, below them. */
interface Columns {
  beside: Column[];
  below: readonly ColonneImprime[];
}

/** Returns all columns beside each other, or those up to the text where a ticket has too little room for the amounts. */
function columnsOf(sheet: Sheet, { columns, rows }: Table): Columns {
  const isNarrow = sheet.format.page.isGrowing && columns.length > MOST_BESIDE;
  const count = isNarrow ? columns.findIndex(({ align }) => align !== 'end') + 1 : columns.length;
  return { beside: placed(sheet, { columns: columns.slice(0, count), rows }), below: columns.slice(count) };
}

/** Gives columns of numbers what their widest text needs, and the others the rest in equal parts. */
function placed(sheet: Sheet, { columns, rows }: Table): Column[] {
  const { whole, format } = sheet;
  const { looks, table } = format;
  const numbers = columns.filter(({ align }) => align === 'end').length;
  const most = whole.width * Math.min(table.most, MOST_TOGETHER / numbers);
  const widths = columns.map(({ key, header, align }) => {
    if (align !== 'end') return null;
    const texts = rows.map(({ cells, isSum }) => sheet.widthOf(cells[key] ?? '', isSum ? looks.sum : looks.cell));
    const widest = Math.max(sheet.widthOf(header, looks.heading), ...texts) + 2 * table.padding + 1;
    return Math.min(widest, most);
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

/** The lines of each cell on one line of the table, and the height that it takes. */
function laidOut(sheet: Sheet, columns: readonly Column[], textOf: (column: Column) => string, look: Look) {
  const cells = columns.map((column) => ({
    column,
    lines: sheet.linesOf(textOf(column), look, inside(sheet, column)),
  }));
  const most = Math.max(...cells.map(({ lines }) => lines.length));
  return { cells, height: most * lineHeight(look) + 2 * sheet.format.table.above };
}

type Laid = ReturnType<typeof laidOut>;

/** The same of an amount on a line of its own: what it is, and how much. */
function laidBelow(sheet: Sheet, { key, header }: ColonneImprime, amount: string, look: Look): Laid {
  const columns = placed(sheet, {
    columns: [
      { key: 'header', header: '' },
      { key, header: '', align: 'end' },
    ],
    rows: [{ id: key, cells: { [key]: amount }, isSum: true }],
  });
  return laidOut(sheet, columns, ({ align }) => (align ? amount : header), look);
}

function drawCells(sheet: Sheet, { cells, height }: Laid, look: Look): void {
  for (const { column, lines } of cells) {
    lines.forEach((line, rank) => {
      const y = sheet.y + sheet.format.table.above + rank * lineHeight(look);
      sheet.drawLine(line, aligned(look, column), inside(sheet, column), y);
    });
  }
  sheet.y += height;
}

function drawHead(sheet: Sheet, { beside }: Columns): void {
  const { looks, inks } = sheet.format;
  const row = laidOut(sheet, beside, ({ header }) => header, looks.heading);
  const { x, width } = sheet.whole;
  sheet.doc.rect(x, sheet.y, width, row.height).fill(inks.ground);
  drawCells(sheet, row, looks.heading);
  sheet.rule();
}

/** A line of the table, and its amounts below; beside it the only one, where it has but one of each. */
function laidRow(sheet: Sheet, { beside, below }: Columns, cells: LigneImprime['cells'], look: Look): Laid[] {
  const amounts = below.flatMap((column) => (cells[column.key] ? [{ column, amount: cells[column.key] ?? '' }] : []));
  const [only, ...others] = amounts;
  const [text, ...texts] = beside;
  if (only && text && others.length + texts.length === 0) {
    return [laidBelow(sheet, { ...only.column, header: cells[text.key] ?? '' }, only.amount, look)];
  }
  return [
    laidOut(sheet, beside, ({ key }) => cells[key] ?? '', look),
    ...amounts.map(({ column, amount }) => laidBelow(sheet, column, amount, look)),
  ];
}

function drawRow(sheet: Sheet, columns: Columns, { cells, isSum = false }: LigneImprime): void {
  const { looks } = sheet.format;
  const look = isSum ? looks.sum : looks.cell;
  const laid = laidRow(sheet, columns, cells, look);
  if (sheet.need(laid.reduce((sum, { height }) => sum + height, 0))) drawHead(sheet, columns);
  for (const one of laid) drawCells(sheet, one, look);
  sheet.rule();
}

/** Draws the table of a document; its heads come again on each page. */
export function drawTable(sheet: Sheet, description: Table): void {
  const columns = columnsOf(sheet, description);
  sheet.need(mm(20));
  drawHead(sheet, columns);
  description.rows.forEach((row, rank) => {
    if (row.isSum && !description.rows[rank - 1]?.isSum) sheet.rule(sheet.whole, sheet.y, sheet.format.inks.faint);
    drawRow(sheet, columns, row);
  });
}
