import { parseArgs } from 'node:util';
import { checkLedger } from '../server/ledger/check';
import { type Bench, measureWith, openBench } from './bench';
import { type House, inHouse, untilQuiet } from './house';
import { FULL, SMALL } from './seed';
import { table } from './table';

/*
 * `npm run bench [-- --small] [--movements <n>] [--keep <folder>] [--only <regexp>] [--fill]`: the built server over
 * HTTP beside the same statements through the driver, on an embedded PostgreSQL with fsync on. Ratios hold when the
 * machine's speed drifts; single figures do not. `--keep` leaves the filled data in a folder, which the next run takes
 * as it is; `--only` measures the cases of which the name matches; `--fill` measures nothing; `--movements` is how many
 * movements a filling makes.
 */

const { values: options } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
    fill: { type: 'boolean', default: false },
    movements: { type: 'string' },
  },
});
const filled = options.small ? SMALL : FULL;
const volume = { ...filled, mouvements: Number(options.movements ?? filled.mouvements) };
const seconds = 2;
const say = (line: string) => process.stdout.write(`${line}\n`);
const only = new RegExp(options.only, 'i');

await inHouse({ kept: options.keep, volume, say }, async (house) => {
  if (!options.fill) await house.withServer(({ baseUrl }) => measureAll(house, baseUrl));
});

async function measureAll({ connection, folder }: House, origin: string): Promise<void> {
  const bench = await openBench({ origin, connection, volume, seconds, only, folder, say });
  try {
    await untilQuiet(bench.pool);
    say(table([...(await measureWith(bench, 1)), ...(await measureWith(bench, 16))]));
    await assertLedger(bench);
  } finally {
    await bench.close();
  }
}

/** What was measured was right: filled and paid into, the ledger holds. */
async function assertLedger({ db }: Bench): Promise<void> {
  const violations = await checkLedger(db);
  if (violations.length > 0) throw new Error(`the ledger does not hold: ${JSON.stringify(violations)}`);
}
