import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildServer } from '../testing/serverProcess';
import type { Outcome } from './campaign';
import { CAMPAIGNS, type CampaignName, isCampaignName } from './campaigns';
import { type Done, reportOf, tallied } from './report';

const USAGE = `npm run campaign -- [name…] [--scale 0.05] [--seed 42] [--report file]
names: ${Object.keys(CAMPAIGNS).join(', ')}`;

const print = (line: string) => process.stdout.write(`${line}\n`);

interface Order {
  names: readonly CampaignName[];
  scale: number;
  seed: number;
  /** File to which the section is also written. */
  report: string | undefined;
}

/** Parses the arguments; null when they make no sense. */
function orderOf(args: string[]): Order | null {
  const options = {
    scale: { type: 'string', default: '1' },
    seed: { type: 'string' },
    report: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [scale, seed] = [Number(values.scale), Number(values.seed ?? Date.now() % 2 ** 31)];
  const names = positionals.length > 0 ? positionals : Object.keys(CAMPAIGNS);
  if (!(scale > 0 && scale <= 10) || !Number.isSafeInteger(seed) || !names.every(isCampaignName)) return null;
  return { names: names.filter(isCampaignName), scale, seed, report: values.report };
}

/** Returns the commit that is run, with a mark when the working tree has other changes. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' with changes'}`;
}

/** Runs a campaign; when it breaks off, the error counts as a finding. */
async function outcomeOf(name: CampaignName, { scale, seed }: Order): Promise<Outcome> {
  const started = performance.now();
  const say = (line: string) => print(`[${name} ${((performance.now() - started) / 1000).toFixed(0)} s] ${line}`);
  try {
    return await CAMPAIGNS[name].run({ scale, seed, say });
  } catch (error) {
    return { counts: {}, findings: [`broke off: ${error instanceof Error ? error.stack : String(error)}`] };
  }
}

/**
 * `npm run campaign`: runs the campaigns of RELIABILITY § 4, and prints a section for docs/reliability.md at the end.
 */
async function main(): Promise<number> {
  const order = orderOf(process.argv.slice(2));
  if (!order) {
    print(USAGE);
    return 2;
  }
  await buildServer();
  const of = commit();
  const done: Done[] = [];
  for (const name of order.names) {
    const started = performance.now();
    const outcome = await outcomeOf(name, order);
    for (const finding of tallied(outcome.findings)) print(`  finding: ${finding}`);
    done.push({ name, shows: CAMPAIGNS[name].shows, seconds: (performance.now() - started) / 1000, ...outcome });
  }
  const section = reportOf({ date: new Date().toISOString().slice(0, 10), commit: of, ...order }, done);
  print(`\n${section}\n`);
  if (order.report) writeFileSync(order.report, `${section}\n`);
  return done.every(({ findings }) => findings.length === 0) ? 0 : 1;
}

process.exitCode = await main();
