import type { Draw } from '../../../demo/draw';

/** How much of a campaign is asked for, and by which chance. */
export interface Setting {
  /** 1 is the whole campaign; 0.05 a twentieth of it. */
  readonly scale: number;
  /** What every random choice follows from. */
  readonly seed: number;
  /** A line of progress. */
  say(line: string): void;
}

/** What a campaign did and found. */
export interface Outcome {
  /** What was counted, by name: `kills: 200`. */
  readonly counts: Readonly<Record<string, number | string>>;
  /** Everything that departs from what must be; empty when all is well. */
  readonly findings: readonly string[];
}

export interface Campaign {
  /** The ids of docs/rules/reliability.md that it shows. */
  readonly shows: string;
  run(setting: Setting): Promise<Outcome>;
}

/** A whole number of things at this scale: at least one. */
export const scaled = ({ scale }: Setting, whole: number): number => Math.max(1, Math.round(whole * scale));

/** The values in an order of chance. */
export function shuffled<T>(draw: Draw, values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, rank: draw.between(0, 2 ** 31) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}
