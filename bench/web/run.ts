import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { chromiumLaunch } from '../../scripts/browser.mjs';
import { startServer } from '../../server/trials/testing/serverProcess';
import { forms } from './forms';
import { isOver, type Row, report } from './report';
import { shifts } from './shifts';
import { times } from './times';

/*
 * `npm run bench -- --web [--runs 5] [--only times,cls,inp] [--origin http://localhost:4280]`: measures the
 * built application as a browser sees it on a slow line with a slow processor, beside the budgets of DESIGN "Weight and
 * speed". Without an origin it starts the demonstration on data of its own. Exits with 1 when a budget is exceeded.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);
const { values: options } = parseArgs({
  options: {
    web: { type: 'boolean' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    origin: { type: 'string' },
  },
});
const runs = Number(options.runs);

/** The address of the application, and the browser that opens it. */
interface Place {
  origin: string;
  browser: Browser;
}

interface Part {
  heads: readonly string[];
  measure(place: Place): Promise<readonly Row[]>;
}

const PARTS: Readonly<Record<string, Part>> = {
  times: { heads: ['line', 'what'], measure: ({ browser, origin }) => times(browser, { baseURL: origin }, runs, say) },
  cls: { heads: ['window', 'screen'], measure: ({ browser, origin }) => shifts(browser, { baseURL: origin }) },
  inp: { heads: ['form', 'longest'], measure: ({ browser, origin }) => forms(browser, { baseURL: origin }, runs, say) },
};

async function withDemo(work: (origin: string) => Promise<void>): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs']);
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-bench-web-'));
  try {
    const server = await startServer({ args: ['--demo'], dataDir, env: { NODE_ENV: 'production' } });
    await work(server.baseUrl).finally(() => server.end('SIGTERM'));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch);
  await work(browser).finally(() => browser.close());
}

const load = () => loadavg()[0]?.toFixed(1);

async function tell(place: Place, name: string, { heads, measure }: Part): Promise<void> {
  const before = load();
  const rows = await measure(place);
  const loads = `load ${before} before and ${load()} after`;
  say(`\n${name}: ${cpus().length} cores, ${loads}, Chromium ${place.browser.version()}\n`);
  say(`${report(heads, rows)}\n`);
  if (rows.some(isOver)) process.exitCode = 1;
}

const wanted = options.only?.split(',') ?? Object.keys(PARTS);
const measureParts = (origin: string) =>
  withBrowser(async (browser) => {
    for (const [name, part] of Object.entries(PARTS)) {
      if (wanted.includes(name)) await tell({ browser, origin }, name, part);
    }
  });

await (options.origin ? measureParts(options.origin) : withDemo(measureParts));
