import type { Description } from '@comptoir/contract/imprimes/description';
import type { FormatImprime } from '@comptoir/contract/imprimes/formats';
import {
  annexeBlocks,
  factBlocks,
  footMarks,
  headBlocks,
  inWordsBlocks,
  type Pictures,
  runningHead,
  signatureBlocks,
} from './blocks';
import { DEMI, FORMATS, type Format, mm } from './formats';
import { type Block, type Mark, type Page, shifted } from './marks';
import { besideCode, codeBlocks } from './qr';
import { gap, type Ruler, type Setting, textBlocks, wholeOf } from './setting';
import { tableBlocks } from './table';

/** The tools to measure a document. */
export interface Means {
  format: FormatImprime;
  ruler: Ruler;
  pictures: Pictures;
}

/**
 * Returns the pages of a document: all its copies on one sheet of A4 if they fit, otherwise the document once. Equal
 * measures give equal drawings.
 */
export function measure(description: Description, { format, ...means }: Means): Page[] {
  const copies = format === 'a4' ? copiesOf(description).map((copy) => pagesOf(copy, { format: DEMI, ...means })) : [];
  const areHalves = copies.length > 0 && copies.every(({ length }) => length === 1);
  return areHalves ? [sheetOf(copies.flat())] : pagesOf(description, { format: FORMATS[format], ...means });
}

/** Returns the document once for each of its copies; a half joins its subject and the owner of the copy in one line. */
function copiesOf({ exemplaires = [], ...description }: Description): Description[] {
  return exemplaires.map((exemplaire) => ({ ...description, about: [[...description.about, exemplaire].join(' · ')] }));
}

/** Puts halves below each other, with a cutting line between them across all the printable width. */
function sheetOf(halves: readonly Page[]): Page {
  const { page, inks } = FORMATS.a4;
  const [edge, dash] = [mm(5), mm(2)];
  const cut: Mark = { kind: 'rule', x: edge, y: 0, width: page.width - 2 * edge, ink: inks.faint, dash };
  const marks = halves.flatMap((half, rank) =>
    shifted(rank > 0 ? [cut, ...half.marks] : half.marks, rank * DEMI.page.height),
  );
  return { size: page.size, marks };
}

/** Returns the pages of a document alone: each with its foot, or as tall as its content when pages grow. */
function pagesOf(description: Description, { pictures, ...setting }: Setting & Pick<Means, 'pictures'>): Page[] {
  const { page, margin, looks } = setting.format;
  const blocks = blocksOf(description, setting, pictures);
  const running = runningHead(setting, description);
  if (page.isGrowing) {
    const all = [...blocks, gap(setting, 5), ...textBlocks(setting, description.made, looks.foot)];
    return filled(all, setting.format, running).map(({ marks, end }) => ({
      size: [page.width, Math.min(end + margin.bottom, page.height)],
      marks,
    }));
  }
  return filled(blocks, setting.format, running).map(({ marks }, rank, { length }) => ({
    size: page.size,
    marks: [...marks, ...footMarks(setting, description.made, `${rank + 1} / ${length}`)],
  }));
}

/** Returns the blocks of a document, from its head to the bottom. */
function blocksOf(description: Description, setting: Setting, { logo, signature }: Pictures): Block[] {
  const { hasCodeBeside, page } = setting.format;
  // Below a table of many pages nobody would look for the code, or it would have a page of its own.
  const isBeside = hasCodeBeside || (description.annexe != null && !page.isGrowing);
  const factsIn = (place = wholeOf(setting.format)) =>
    description.facts.flatMap((fact) => factBlocks(setting, fact, place));
  return [
    ...headBlocks(setting, description, logo),
    ...tableBlocks(setting, description),
    ...inWordsBlocks(setting, description.inWords),
    gap(setting, 5),
    ...(isBeside ? besideCode(setting, description, factsIn) : factsIn()),
    // A person signs the count, not the pages of the ledger below it.
    ...signatureBlocks(setting, description, signature),
    ...annexeBlocks(setting, description),
    ...(isBeside ? [] : codeBlocks(setting, description)),
  ];
}

/** A page that is filled from its top down to `end`; side blocks end at `beside`. */
interface Filled {
  marks: Mark[];
  end: number;
  beside: number;
}

/** Puts blocks below each other, page after page; `running` begins each further page. */
function filled(blocks: readonly Block[], { page, margin }: Format, running: Block): Filled[] {
  const begun = (): Filled => ({ marks: [], end: margin.top, beside: margin.top });
  let current = begun();
  const pages = [current];
  const put = ({ marks, height, side }: Block) => {
    if (side === 'below') current.end = Math.max(current.end, current.beside);
    current.marks.push(...shifted(marks, current.end));
    if (side === 'beside') current.beside = current.end + height;
    else current.end += height;
  };
  for (const block of blocks) {
    const isOver = current.end + (block.least ?? block.height) > page.height - margin.bottom;
    if (isOver && block.marks.length > 0) {
      current = begun();
      pages.push(current);
      put(running);
      if (block.head) put(block.head);
    }
    put(block);
  }
  return pages;
}
