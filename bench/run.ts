import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLedger } from '../server/ledger/check';
import { type Bench, measureWith, openBench, warmUp } from './bench';
import { type House, inHouse, untilQuiet } from './house';
import { measureLife } from './life';
import { FULL, SMALL } from './seed';
import { table } from './table';

/*
 * `npm run bench [-- --small] [--movements <n>] [--keep <folder>] [--only <regexp>] [--fill] [--life] [--port <port>]`:
 * measures the built server over HTTP beside the same statements through the driver, on an embedded PostgreSQL with
 * fsync on; then its start on that data and its memory. Ratios hold when the machine's speed drifts; single figures do
 * not.
 */

const { values: options } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    /** A folder in which the data stay for the next run. */
    keep: { type: 'string' },
    /** Measures the cases whose name matches. */
    only: { type: 'string' },
    /** Measures nothing. */
    fill: { type: 'boolean', default: false },
    /** Measures only start and memory. */
    life: { type: 'boolean', default: false },
    port: { type: 'string', default: '4799' },
    /** The number of movements of a filling. */
    movements: { type: 'string' },
  },
});
/** The cases without `--only`: those for which people wait most. With the filling, they take 12 to 19 minutes. */
const HEADLINES = new RegExp(
  [
    '^(depenses|mouvementcaisse|commandes|clients), first',
    '^commandes, (middle|search \\w+ client)',
    '^(depenses|clients), search',
    '^creances',
    'of all times$',
    '^payment',
  ].join('|'),
);
const seconds = 2;

await measure();

async function measure(): Promise<void> {
  const { small, keep, only, fill, life, port, movements } = options;
  const filled = small ? SMALL : FULL;
  const volume = { ...filled, mouvements: Number(movements ?? filled.mouvements) };
  if (keep !== undefined) await mkdir(keep, { recursive: true });
  // The database looks for its folder by its real path.
  const folder = await realpath(keep ?? (await mkdtemp(join(tmpdir(), 'comptoir-bench-'))));
  try {
    const cases = only === undefined ? HEADLINES : new RegExp(only, 'i');
    const work = (house: House) => house.withServer(({ baseUrl }) => measureAll({ house, baseUrl, volume, cases }));
    if (!life) await inHouse({ kept: folder, volume, say }, async (house) => (fill ? undefined : work(house)));
    if (life || (!fill && only === undefined)) await measureLife({ folder, port }, say);
  } finally {
    if (keep === undefined) await rm(folder, { recursive: true, force: true });
  }
}

interface Measuring {
  house: House;
  baseUrl: string;
  volume: Bench['volume'];
  cases: RegExp;
}

async function measureAll({ house, baseUrl: origin, volume, cases: only }: Measuring): Promise<void> {
  const { connection, folder } = house;
  const bench = await openBench({ origin, connection, volume, seconds, only, folder, say });
  try {
    await untilQuiet(bench.pool);
    await warmUp(bench);
    say(table([...(await measureWith(bench, 1)), ...(await measureWith(bench, 16))]));
    await assertLedger(bench);
  } finally {
    await bench.close();
  }
}

/** Throws unless the ledger holds after the filling and the payments. */
async function assertLedger({ db }: Bench): Promise<void> {
  const violations = await checkLedger(db);
  if (violations.length > 0) throw new Error(`the ledger does not hold: ${JSON.stringify(violations)}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
