import type { Face } from './fonts';

/**
 * A mark on a page, at `x` from its left and `y` from the top of its block, or of the page once the block is placed.
 * Points.
 */
export type Mark = { x: number; y: number } & (
  | { kind: 'text'; text: string; face: Face; size: number; ink: string }
  /** A line across; with a `dash`, a broken one. */
  | { kind: 'rule'; width: number; ink: string; dash?: number }
  | { kind: 'frame'; width: number; height: number; ink: string }
  /** Filled rectangles, placed from `x` and `y` on. */
  | { kind: 'fill'; rects: readonly Rect[]; ink: string }
  | { kind: 'image'; picture: Picture; width: number; height: number }
);

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture that the document has opened: its size in pixels. */
export interface Picture {
  width: number;
  height: number;
}

/** A part of a document that stays whole on a page. Without marks it is a gap, which begins no page. */
export interface Block {
  height: number;
  marks: readonly Mark[];
  /** The room that it needs below its upper edge, if not its height. */
  least?: number;
  /** A block that is repeated above it when it begins a page. */
  head?: Block;
  /** The next blocks stand beside it, until one that begins `below` it. */
  side?: 'beside' | 'below';
}

/** A page as it is drawn: pdfkit's name of its size, and its marks. */
export interface Page {
  size: 'A4' | [number, number];
  marks: readonly Mark[];
}

export const shifted = (marks: readonly Mark[], down: number): Mark[] =>
  marks.map((mark) => ({ ...mark, y: mark.y + down }));

/** Joins blocks that stand below each other on one page. */
export const stacked = (blocks: readonly Block[]): Block =>
  blocks.reduce(
    ({ height, marks }, below) => ({
      height: height + below.height,
      marks: [...marks, ...shifted(below.marks, height)],
    }),
    { height: 0, marks: [] },
  );

/** Joins blocks that stand side by side. */
export const abreast = (blocks: readonly Block[]): Block => ({
  height: Math.max(...blocks.map(({ height }) => height)),
  marks: blocks.flatMap(({ marks }) => marks),
});

/** Lets blocks flow beside another one, over pages too; the next block begins below it. */
export const beside = (block: Block, flowing: readonly Block[]): Block[] => [
  { ...block, side: 'beside' },
  ...flowing,
  { height: 0, marks: [], side: 'below' },
];

/** Returns a picture as large as a room allows; the free space before it is this part of all free space, 0 to 1. */
export function fitted(picture: Picture, room: Rect, across: number, down = 0): Mark & Rect {
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const x = room.x + (room.width - width) * across;
  return { kind: 'image', picture, x, y: room.y + (room.height - height) * down, width, height };
}
