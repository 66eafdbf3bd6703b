import type { Outcome } from './campaign';

/** The result of one campaign. */
export interface Done extends Outcome {
  name: string;
  shows: string;
  seconds: number;
}

/** What identifies a run. */
export interface Run {
  date: string;
  commit: string;
  scale: number;
  seed: number;
}

const MAX_FINDINGS = 20;
const MAX_CHARACTERS = 500;

const duration = (seconds: number) => {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return minutes === 0 ? `${rest} s` : `${minutes} min ${rest} s`;
};

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const countsOf = ({ counts }: Done) =>
  Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join('; ') || 'broke off';

/** Shortens a finding to one line: a campaign that breaks off brings all its output. */
const shortened = (finding: string) => finding.replace(/\s+/g, ' ').slice(0, MAX_CHARACTERS);

/** Returns each finding once, the most frequent first, with its number of times. */
export function tallied(findings: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const finding of findings.map(shortened)) times.set(finding, (times.get(finding) ?? 0) + 1);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_FINDINGS)
    .map(([finding, n]) => (n === 1 ? finding : `${finding} (${n} times)`));
}

/** Returns the section of docs/reliability.md about a run: what was done, how long it took, what was found. */
export function reportOf({ date, commit, scale, seed }: Run, done: readonly Done[]): string {
  const head = ['campaign', 'shows', 'done', 'took', 'findings'];
  const lines = done.map((one) => [
    one.name,
    one.shows,
    countsOf(one),
    duration(one.seconds),
    String(one.findings.length),
  ]);
  const found = done.flatMap(({ name, findings }) => tallied(findings).map((text) => `- ${name}: ${text}`));
  return [
    `### ${date}, commit ${commit}, scale ${scale}, seed ${seed}`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...lines.map(row),
    ...(found.length > 0 ? ['', ...found] : []),
  ].join('\n');
}
