import type { ColonneImprime, Description, LigneImprime } from '@comptoir/contract/imprimes/description';
import { shownRow } from './cut';
import { type Look, mm } from './formats';
import { abreast, type Block, shifted, stacked } from './marks';
import { type Place, ruleBlock, type Setting, textBlocks, wholeOf } from './setting';

/** The largest part of the width for all columns of numbers, so that texts keep some. */
const MOST_TOGETHER = 0.8;
/** The most columns side by side on a ticket. */
const MOST_BESIDE = 3;

type Table = Pick<Description, 'columns' | 'rows'>;

interface Column extends ColonneImprime {
  place: Place;
}

/** Columns side by side; the amounts of the others have a line each, below them. */
interface Columns {
  beside: Column[];
  below: readonly ColonneImprime[];
}

/** Returns all columns side by side, or only those up to the text when a ticket has too little room for the amounts. */
function columnsOf(setting: Setting, { columns, rows }: Table): Columns {
  const isNarrow = setting.format.page.isGrowing && columns.length > MOST_BESIDE;
  const count = isNarrow ? columns.findIndex(({ align }) => align !== 'end') + 1 : columns.length;
  return { beside: placed(setting, { columns: columns.slice(0, count), rows }), below: columns.slice(count) };
}

/** Gives columns of numbers the width of their widest text, and the others the rest in equal parts. */
function placed({ format, ruler }: Setting, { columns, rows }: Table): Column[] {
  const { looks, table } = format;
  const whole = wholeOf(format);
  const numbers = columns.filter(({ align }) => align === 'end').length;
  const most = whole.width * Math.min(table.most, MOST_TOGETHER / numbers);
  const widths = columns.map(({ key, header, align }) => {
    if (align !== 'end') return null;
    const texts = rows.map(({ cells, isSum }) => ruler.widthOf(cells[key] ?? '', isSum ? looks.sum : looks.cell));
    const widest = Math.max(ruler.widthOf(header, looks.heading), ...texts) + 2 * table.padding + 1;
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

/** One line of the table, as tall as its tallest cell. */
function laidOut(setting: Setting, columns: readonly Column[], textOf: (column: Column) => string, look: Look): Block {
  const { padding, above } = setting.format.table;
  const cells = columns.map((column) => {
    const { align, place } = column;
    const inside = { x: place.x + padding, width: place.width - 2 * padding };
    return stacked(textBlocks(setting, textOf(column), align ? { ...look, align } : look, inside));
  });
  const { height, marks } = abreast(cells);
  return { height: height + 2 * above, marks: shifted(marks, above) };
}

/** An amount on its own line: its label and its value. */
function laidBelow(setting: Setting, { key, header }: ColonneImprime, amount: string, look: Look): Block {
  const columns = placed(setting, {
    columns: [
      { key: 'header', header: '' },
      { key, header: '', align: 'end' },
    ],
    rows: [{ id: key, cells: { [key]: amount }, isSum: true }],
  });
  return laidOut(setting, columns, ({ align }) => (align ? amount : header), look);
}

function headBlock(setting: Setting, { beside }: Columns): Block {
  const { looks, inks } = setting.format;
  const { height, marks } = laidOut(setting, beside, ({ header }) => header, looks.heading);
  const { x, width } = wholeOf(setting.format);
  const ground = { kind: 'fill', x, y: 0, rects: [{ x: 0, y: 0, width, height }], ink: inks.ground } as const;
  return stacked([{ height, marks: [ground, ...marks] }, ruleBlock(setting)]);
}

/** A line of the table, and its amounts below; a single amount stands beside a single cell. */
function laidRow(setting: Setting, { beside, below }: Columns, { cells, isSum }: LigneImprime): Block[] {
  const look = setting.format.looks[isSum ? 'sum' : 'cell'];
  const amounts = below.flatMap((column) => (cells[column.key] ? [{ column, amount: cells[column.key] ?? '' }] : []));
  const [only, ...others] = amounts;
  const [text, ...texts] = beside;
  if (only && text && others.length + texts.length === 0) {
    return [laidBelow(setting, { ...only.column, header: cells[text.key] ?? '' }, only.amount, look)];
  }
  return [
    laidOut(setting, beside, ({ key }) => cells[key] ?? '', look),
    ...amounts.map(({ column, amount }) => laidBelow(setting, column, amount, look)),
  ];
}

/** The table of a document; its heads are repeated on each page. */
export function tableBlocks(setting: Setting, table: Table): Block[] {
  const rows = table.rows.map(shownRow);
  const columns = columnsOf(setting, { columns: table.columns, rows });
  const head = headBlock(setting, columns);
  return [
    { ...head, least: mm(20) },
    ...rows.flatMap((row, rank) => [
      ...(row.isSum && !rows[rank - 1]?.isSum ? [ruleBlock(setting, setting.format.inks.faint)] : []),
      { ...stacked([...laidRow(setting, columns, row), ruleBlock(setting)]), head },
    ]),
  ];
}
