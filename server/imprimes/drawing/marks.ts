import type { Face } from './fonts';

/**
 * What a page bears, at `x` from its left and `y` from the top of its block, or of the page once it is placed. Points.
 */
export type Mark = { x: number; y: number } & (
  | { kind: 'text'; text: string; face: Face; size: number; ink: string }
  /** A line across; with a `dash`, a broken one. */
  | { kind: 'rule'; width: number; ink: string; dash?: number }
  | { kind: 'frame'; width: number; height: number; ink: string }
  /** Rectangles from `x` and `y` on, all filled. */
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
  /** The room that it wants below its upper edge, where that is not its height. */
  least?: number;
  /** What comes again above it where it begins a page. */
  head?: Block;
  /** The next ones stand beside it, until one that begins `below` it. */
  side?: 'beside' | 'below';
}

/** A page as it is drawn: what pdfkit calls its size, and what it bears. */
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

/** Lets blocks flow beside another one, over pages too; what follows begins below it. */
export const beside = (block: Block, flowing: readonly Block[]): Block[] => [
  { ...block, side: 'beside' },
  ...flowing,
  { height: 0, marks: [], side: 'below' },
];

/** Returns a picture as large as it fits into a room; what is left stands before it by these parts, 0 to 1. */
export function fitted(picture: Picture, room: Rect, across: number, down = 0): Mark & Rect {
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const x = room.x + (room.width - width) * across;
  return { kind: 'image', picture, x, y: room.y + (room.height - height) * down, width, height };
}
