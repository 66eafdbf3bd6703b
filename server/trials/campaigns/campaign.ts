import type { Draw } from '../../demo/draw';

/** How much of a campaign to run, and with which seed. */
export interface Setting {
  /** 1 is the whole campaign; 0.05 a twentieth of it. */
  readonly scale: number;
  /** Seed of every random choice. */
  readonly seed: number;
  /** Prints a line of progress. */
  say(line: string): void;
}

/** What a campaign did and found. */
export interface Outcome {
  /** What was counted, by name: `kills: 200`. */
  readonly counts: Readonly<Record<string, number | string>>;
  /** Everything that is not as it must be; empty when all is well. */
  readonly findings: readonly string[];
}

export interface Campaign {
  /** The ids of docs/rules/reliability.md that the campaign tests. */
  readonly shows: string;
  run(setting: Setting): Promise<Outcome>;
}

/** Returns how many things to do at this scale; at least one. */
export const scaled = ({ scale }: Setting, whole: number): number => Math.max(1, Math.round(whole * scale));

/** Returns the values in a random order. */
export function shuffled<T>(draw: Draw, values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, rank: draw.between(0, 2 ** 31) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}
