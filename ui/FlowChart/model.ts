/** Sizes of the drawing in pixels: two panels with titles, one above the other, over one axis of time. */
const LEFT = 48;
const RIGHT = 6;
const TITLE = 20;
const BALANCE = 88;
const GAP = 16;
const FLOW = 128;
const AXIS = 24;

export const HEIGHT = TITLE + BALANCE + GAP + TITLE + FLOW + AXIS;

/** Pixels that a word under the axis needs, and the greatest width of a bar. */
const TICK_WIDTH = 62;
const BAR_WIDTH = 30;

/** One period: amounts, whole numbers, that came in and went out during it, and the balance at its end. */
export interface FlowPoint {
  /** Tells the points apart. */
  key: string;
  /** Name of the period as it is read out: `12 novembre 2026`. */
  name: string;
  /** Text under the axis: `12/11`. */
  tick: string;
  /** Amount that came in. */
  inflow: number;
  /** Amount that went out, positive. */
  outflow: number;
  /** Amount that was left at the end of the period. */
  balance: number;
  /** Address of the list behind the period's figures. */
  href?: string | undefined;
}

type Flow = Pick<FlowPoint, 'inflow' | 'outflow' | 'balance'>;

/** Returns a round number of at least `rough`: 1, 2 or 5 with zeros, and never below 1, because amounts are whole. */
function roundStep(rough: number): number {
  if (rough <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((digit) => digit * power >= rough) ?? 10) * power;
}

/**
 * Returns round values at equal distances, lowest first, that span 0 and all of `values` in about `intervals` steps.
 */
export function roundValues(values: readonly number[], intervals: number): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = roundStep((high - low) / intervals);
  const first = Math.floor(low / step);
  const count = Math.max(1, Math.ceil(high / step) - first);
  return Array.from({ length: count + 1 }, (_, rank) => (first + rank) * step);
}

interface Panel {
  top: number;
  bottom: number;
  /** Horizontal lines, each with the value that it stands for. */
  lines: { value: number; y: number }[];
  yOf(value: number): number;
}

function panelOf(values: readonly number[], intervals: number, top: number, height: number): Panel {
  const ticks = roundValues(values, intervals);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const yOf = (value: number) => top + (height * (high - value)) / (high - low);
  return { top, bottom: top + height, lines: ticks.map((value) => ({ value, y: yOf(value) })), yOf };
}

/**
 * Returns whether a word fits under the axis: the last one always does, then as many before it as there is room for.
 */
export function isTickShown(rank: number, count: number, width: number): boolean {
  const every = Math.max(1, Math.ceil((count * TICK_WIDTH) / Math.max(1, width - LEFT - RIGHT)));
  return (count - 1 - rank) % every === 0;
}

/** Returns the rank of the point at a part (0 to 1) of the plot's width. */
export function rankAt(part: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(part * count)));
}

/**
 * Returns the place of everything in a drawing that is `width` pixels wide: above, the balance as a line; below, the
 * money in upwards and the money out downwards from one zero. Each panel has its own scale, because the balance may be
 * a hundred times a day's money and must not flatten it.
 */
export function drawingOf(points: readonly Flow[], width: number) {
  const band = Math.max(0, width - LEFT - RIGHT) / Math.max(1, points.length);
  const barWidth = Math.min(BAR_WIDTH, band * 0.64);
  const balance = panelOf(
    points.map((point) => point.balance),
    2,
    TITLE,
    BALANCE,
  );
  const flow = panelOf(
    points.flatMap(({ inflow, outflow }) => [inflow, -outflow]),
    4,
    balance.bottom + GAP + TITLE,
    FLOW,
  );
  const zero = flow.yOf(0);
  const columns = points.map((point, rank) => {
    const centre = LEFT + band * (rank + 0.5);
    return {
      centre,
      left: LEFT + band * rank,
      bar: { x: centre - barWidth / 2, width: barWidth },
      inflow: { y: flow.yOf(point.inflow), height: zero - flow.yOf(point.inflow) },
      outflow: { y: zero, height: flow.yOf(-point.outflow) - zero },
      balanceY: balance.yOf(point.balance),
    };
  });
  const line = columns.map(({ centre, balanceY }) => `${centre} ${balanceY}`).join(' L ');
  return { left: LEFT, right: width - RIGHT, band, balance, flow, zero, columns, line: `M ${line}` };
}
