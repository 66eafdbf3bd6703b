/** A numbered mark and the point of the part to which its line leads, in pixels from the frame's corner. */
export interface Mark {
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** The radius of a mark. */
export const MARK = 11;
/** The radius of the dot at the end of its line, which touches the part and covers nothing of it. */
export const DOT = 3;
/** How far a mark stands from the widget, and from the mark beside it. */
const AWAY = 26;
const APART = 2 * MARK + 4;
/** A line leads to the beginning of a wide part. */
const BEGINNING = 16;

type Side = 'left' | 'right' | 'top' | 'bottom';

/** Returns the side of the widget that is nearest to the part. */
function sideOf(part: DOMRect, widget: DOMRect): Side {
  const gaps: [Side, number][] = [
    ['left', part.left - widget.left],
    ['right', widget.right - part.right],
    ['top', part.top - widget.top],
    ['bottom', widget.bottom - part.bottom],
  ];
  return gaps.reduce((nearest, gap) => (gap[1] < nearest[1] ? gap : nearest))[0];
}

function markAt(side: Side, part: DOMRect, widget: DOMRect): Mark {
  const outwards = side === 'left' || side === 'top' ? -1 : 1;
  if (side === 'left' || side === 'right') {
    const y = part.top + part.height / 2;
    return { x: widget[side] + outwards * AWAY, y, toX: part[side] + outwards * DOT, toY: y };
  }
  const x = part.left + Math.min(part.width / 2, BEGINNING);
  return { x, y: widget[side] + outwards * AWAY, toX: x, toY: part[side] + outwards * DOT };
}

/** Moves the marks of one side along it until each has room beside the one before it. */
function spread(marks: Mark[], axis: 'x' | 'y'): void {
  let next = Number.NEGATIVE_INFINITY;
  for (const mark of marks.sort((a, b) => a[axis] - b[axis])) {
    mark[axis] = Math.max(mark[axis], next);
    next = mark[axis] + APART;
  }
}

/** Returns a mark beside the widget for each of its parts; null for a part that is not found. */
export function marksOf(frame: Element, widget: Element, selectors: readonly string[]): (Mark | null)[] {
  const { left, top } = frame.getBoundingClientRect();
  const box = widget.getBoundingClientRect();
  const around: Record<Side, Mark[]> = { left: [], right: [], top: [], bottom: [] };
  const marks = selectors.map((selector) => {
    const part = frame.querySelector(selector)?.getBoundingClientRect();
    if (!part) return null;
    const side = sideOf(part, box);
    const { x, y, toX, toY } = markAt(side, part, box);
    const mark = { x: x - left, y: y - top, toX: toX - left, toY: toY - top };
    around[side].push(mark);
    return mark;
  });
  for (const side of ['left', 'right'] as const) spread(around[side], 'y');
  for (const side of ['top', 'bottom'] as const) spread(around[side], 'x');
  return marks;
}
