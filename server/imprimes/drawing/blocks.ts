import type { Description, EnTete, FaitImprime } from '@comptoir/contract/imprimes/description';
import { mm } from './formats';
import { abreast, type Block, beside, fitted, type Mark, type Picture, shifted, stacked } from './marks';
import {
  gap,
  lineBlock,
  lineHeight,
  linesOf,
  type Place,
  ruleBlock,
  type Setting,
  textBlocks,
  wholeOf,
} from './setting';
import { tableBlocks } from './table';

const PADDING = mm(2);
/** The distance between a signature and the lower edge of its room. */
const EDGE = mm(1);

/** The pictures of a document: the logo, and the signature that is already there; null for none. */
export interface Pictures {
  logo: Picture | null;
  signature: Picture | null;
}

/** The head of a document: the organisation, the title with its stamp, and the subject. */
export function headBlocks(
  setting: Setting,
  { organisation, title, stamp, about }: Description,
  logo: Picture | null,
): Block[] {
  const { looks } = setting.format;
  return [
    ...letterhead(setting, organisation, logo),
    gap(setting, 3),
    ruleBlock(setting),
    gap(setting, 7),
    ...textBlocks(setting, title, looks.title),
    gap(setting, 1.5),
    ...(stamp ? stampBlocks(setting, stamp) : []),
    ...about.flatMap((line) => textBlocks(setting, line, looks.about)),
    gap(setting, 5),
  ];
}

/** The name and the mentions, below the logo or at its left. */
function letterhead(setting: Setting, { compagnie, mentions }: EnTete, logo: Picture | null): Block[] {
  const { looks, gutter, logo: room } = setting.format;
  const { x, width } = wholeOf(setting.format);
  const textsIn = (place: Place) => [
    ...textBlocks(setting, compagnie, looks.name, place),
    ...mentions.flatMap((mention) => textBlocks(setting, mention, looks.mention, place)),
  ];
  if (!logo) return textsIn({ x, width });
  const left = width - room.width;
  if (room.isAbove) {
    const image = fitted(logo, { x: x + left / 2, y: 0, width: room.width, height: room.height }, 0.5);
    return [{ height: image.height, marks: [image] }, gap(setting, 4), ...textsIn({ x, width })];
  }
  const image = fitted(logo, { x: x + left, y: 0, width: room.width, height: room.height }, 1);
  return beside({ height: room.height, marks: [image] }, textsIn({ x, width: left - gutter }));
}

/** The stamp in a frame as wide as its longest line. */
function stampBlocks(setting: Setting, stamp: string): Block[] {
  const { looks, inks } = setting.format;
  const whole = wholeOf(setting.format);
  const place = { x: whole.x + PADDING, width: whole.width - 2 * PADDING };
  const lines = linesOf(setting, stamp, looks.stamp, place);
  const width = Math.max(...lines.map((line) => setting.ruler.widthOf(line, looks.stamp))) + 2 * PADDING;
  const text = stacked(lines.map((line) => lineBlock(setting, line, looks.stamp, place)));
  const height = text.height + PADDING;
  const frame: Mark = { kind: 'frame', x: whole.x, y: 0, width, height, ink: inks.text };
  return [
    { height, marks: [frame, ...shifted(text.marks, PADDING / 2)] },
    { height: mm(1.5), marks: [] },
  ];
}

/** The subject of the document at the top of each further page, so that a lost page can be found. */
export const runningHead = (setting: Setting, { organisation, stamp, about }: Description): Block =>
  stacked([
    ...textBlocks(
      setting,
      [organisation.compagnie, stamp, ...about].filter(Boolean).join(' · '),
      setting.format.looks.running,
    ),
    gap(setting, 1),
    ruleBlock(setting),
    gap(setting, 4),
  ]);

/** The sum in words, if there is one, below the table, as wide as it and all on one page. */
export const inWordsBlocks = (setting: Setting, text: string): Block[] =>
  text === '' ? [] : [gap(setting, 4), stacked(textBlocks(setting, text, setting.format.looks.inWords))];

/** A fact: the label at the left, and beside it a text that may go over pages. */
export function factBlocks(setting: Setting, { label, value }: FaitImprime, { x, width }: Place): Block[] {
  const { labelWidth, gutter, looks } = setting.format;
  const height = lineHeight(looks.value);
  const labels = textBlocks(setting, label, looks.label, { x, width: labelWidth - gutter });
  const values = textBlocks(setting, value, looks.value, { x: x + labelWidth, width: width - labelWidth });
  // A label stays whole, beside at least two lines of its text.
  const least = Math.max(labels.length, Math.min(values.length, 2));
  return [
    abreast([stacked(labels.map(({ marks }) => ({ height, marks }))), stacked(values.slice(0, least))]),
    ...values.slice(least),
    gap(setting, 1.5),
  ];
}

/** A second table below a title that stays with it; nothing without an annex. */
export function annexeBlocks(setting: Setting, { annexe }: Description): Block[] {
  if (!annexe) return [];
  // The title does not stand alone at the foot of a page.
  const [first, ...others] = textBlocks(setting, annexe.title, setting.format.looks.inWords);
  return [
    gap(setting, 4),
    ...(first ? [{ ...first, least: mm(30) }, ...others] : []),
    gap(setting, 1.5),
    ...tableBlocks(setting, annexe),
  ];
}

/** A room for each person who signs, all side by side on one page, or one below the other. */
export function signatureBlocks(
  setting: Setting,
  { signatures, signature }: Description,
  picture: Picture | null,
): Block[] {
  const rooms = signatures.map((name) => ({ name, picture: name === signature?.qui ? picture : null }));
  const rows = setting.format.signatures.isStacked ? rooms.map((room) => [room]) : [rooms];
  return rows.filter((row) => row.length > 0).flatMap((row) => [gap(setting, 6), roomsBlock(setting, row)]);
}

/** The room of a person who signs: their name, and their signature if there is one. */
interface Room {
  name: string;
  picture: Picture | null;
}

/** Rooms side by side, as tall as the format or the longest name needs. */
function roomsBlock(setting: Setting, rooms: readonly Room[]): Block {
  const { gutter, looks, signatures, inks } = setting.format;
  const whole = wholeOf(setting.format);
  const width = (whole.width - gutter * (rooms.length - 1)) / rooms.length;
  const inner = width - 2 * PADDING;
  const filled = rooms.map(({ name, picture }, rank) => {
    const x = whole.x + rank * (width + gutter);
    const place = { x: x + PADDING, width: inner };
    return { x, picture, name: stacked(textBlocks(setting, name, looks.signature, place)) };
  });
  const tallest = Math.max(...filled.map(({ name }) => name.height));
  const height = Math.max(signatures.height, tallest + 2 * PADDING);
  const marks = filled.flatMap(({ x, picture, name }): Mark[] => {
    // A signature stands in the middle of the space below the name.
    const y = PADDING + name.height;
    const left = { x: x + PADDING, y, width: inner, height: height - y - EDGE };
    return [
      { kind: 'frame', x, y: 0, width, height, ink: inks.line },
      ...(picture ? [fitted(picture, left, 0.5, 0.5)] : []),
      ...shifted(name.marks, PADDING),
    ];
  });
  return { height, marks };
}

/** The foot of a page: who made the document, on one line, and the page's number of the total. */
export function footMarks(setting: Setting, made: string, number: string): Mark[] {
  const { page, margin, looks } = setting.format;
  const whole = wholeOf(setting.format);
  const place = { ...whole, width: whole.width - mm(20) };
  const [line = '', ...rest] = linesOf(setting, made, looks.foot, place);
  const { marks } = abreast([
    lineBlock(setting, rest.length > 0 ? `${line}…` : line, looks.foot, place),
    lineBlock(setting, number, { ...looks.foot, align: 'end' }, whole),
  ]);
  return shifted(marks, page.height - margin.bottom + mm(6));
}
