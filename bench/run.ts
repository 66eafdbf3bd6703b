import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../server/embedded/embedded';
import type { Connection } from '../server/embedded/roles';
import { checkLedger } from '../server/ledger/check';
import { buildServer, startServer } from '../server/testing/serverProcess';
import { type Bench, measureWith, openBench } from './bench';
import { PASSWORD } from './client';
import { fill } from './fill';
import { FULL, SMALL } from './seed';
import { table } from './table';

/*
 * `npm run bench [-- --small] [--keep <folder>] [--only <regexp>] [--fill]`: the built server over HTTP beside the same
 * statements through the driver, on an embedded PostgreSQL with fsync on. Ratios hold when the machine's speed drifts;
 * single figures do not. `--keep` leaves the filled data in a folder, which the next run takes as it is; `--only`
 * measures the cases of which the name matches; `--fill` measures nothing.
 */

const { values: options } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
    fill: { type: 'boolean', default: false },
  },
});
/** So many looks in a row, so many milliseconds apart, find nobody else at work. Longer than a start waits to check. */
const QUIET = { looks: 8, everyMs: 500 };

const volume = options.small ? SMALL : FULL;
const seconds = options.small ? 2 : 3;
const say = (line: string) => process.stdout.write(`${line}\n`);

const kept = options.keep;
const only = new RegExp(options.only, 'i');
if (kept !== undefined) await mkdir(kept, { recursive: true });
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'comptoir-bench-')));
const embedded = await startEmbedded({ dataDir: folder, say });
try {
  // One makes the tables, another starts on full ones: the check of a start would hold back what a filling vacuums.
  await withServer(embedded.connection, async () => undefined);
  await fill(embedded.connection, volume, say);
  if (!options.fill) await withServer(embedded.connection, measureAll);
} finally {
  await embedded.stop();
  if (kept === undefined) await rm(folder, { recursive: true, force: true });
}

async function measureAll(origin: string): Promise<void> {
  const { connection } = embedded;
  const bench = await openBench({ origin, connection, volume, seconds, only, folder, say });
  try {
    await untilQuiet(bench);
    say(table([...(await measureWith(bench, 1)), ...(await measureWith(bench, 16))]));
    await assertLedger(bench);
  } finally {
    await bench.close();
  }
}

async function withServer(connection: Connection, work: (origin: string) => Promise<void>): Promise<void> {
  const { host, port, user, password, database } = connection;
  const address = `postgresql://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  const env = { DATABASE_URL: address, ADMIN_PASSWORD: PASSWORD, NODE_ENV: 'production', POOL_MAX: '16' };
  const server = await startServer({ dataDir: folder, program: await buildServer(), env });
  try {
    await work(server.baseUrl);
  } finally {
    await server.end('SIGTERM');
  }
}

/** A start checks the whole ledger while it works, and a filling leaves vacuuming behind: neither is measured. */
async function untilQuiet({ pool }: Bench): Promise<void> {
  for (let quiet = 0; quiet < QUIET.looks; await sleep(QUIET.everyMs)) {
    const { rows } = await pool.query(`
      SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND state = 'active'
      UNION ALL SELECT pid FROM pg_stat_progress_vacuum UNION ALL SELECT pid FROM pg_stat_progress_analyze`);
    quiet = rows.length === 0 ? quiet + 1 : 0;
  }
}

/** What was measured was right: filled and paid into, the ledger holds. */
async function assertLedger({ db }: Bench): Promise<void> {
  const violations = await checkLedger(db);
  if (violations.length > 0) throw new Error(`the ledger does not hold: ${JSON.stringify(violations)}`);
}
