import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { chromiumLaunch } from '../../scripts/browser.mjs';
import { startServer } from '../../server/testing/serverProcess';
import { type Line, SLOW_3G, SLOW_4G } from './line';
import { press } from './presses';
import { isOver, type Row, report } from './report';
import { PHONE, SCREENS, type Screen, signIn, untilKept, type Visit, visit } from './visits';

/*
 * `npm run bench:web [-- --runs 3] [-- --origin http://localhost:4280]`: the built application as a browser sees it on
 * a slow line with a slow processor, beside the budgets of DESIGN "Weight and speed". Without an origin it starts the
 * demonstration on data of its own. Exits 1 when a budget is exceeded.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, origin: { type: 'string' } },
});
const runs = Number(options.runs);

type State = Awaited<ReturnType<typeof signIn>>;

function rowsOf(line: Line, when: 'first' | 'repeat', screen: Screen, visits: readonly Visit[]): Row[] {
  const lcp = line === SLOW_4G ? 2500 : when === 'first' ? 5000 : 1500;
  const row = (what: string, values: number[], budget: number | null) =>
    ({ line: line.name, visit: when, screen: screen.name, what, values, budget }) satisfies Row;
  return [
    row(
      'skeleton (FCP)',
      visits.map(({ fcp }) => fcp),
      line === SLOW_3G ? 1000 : null,
    ),
    row(
      'LCP',
      visits.map((one) => one.lcp),
      lcp,
    ),
    row(
      'CLS',
      visits.map(({ cls }) => cls),
      0.1,
    ),
    row(
      'bytes',
      visits.map(({ bytes }) => bytes),
      null,
    ),
  ];
}

/** A first visit with nothing cached and the visit after it, once the program is kept. */
async function visitTwice(browser: Browser, origin: string, state: State, screen: Screen, line: Line) {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: origin,
    ...(screen.isSignedIn && { storageState: state }),
  });
  const first = await visit(context, screen, line);
  const warm = await context.newPage();
  await first.page.close();
  await warm.goto(screen.path);
  await untilKept(warm);
  await warm.close();
  const repeat = await visit(context, screen, line);
  return { first: first.visit, repeat: repeat.visit, page: repeat.page, end: () => context.close() };
}

type Presses = Map<string, number[]>;

/** The visits of one screen on one line; on its list the presses too, by whoever has it open. */
async function visits(browser: Browser, origin: string, state: State, screen: Screen, line: Line, presses: Presses) {
  const [first, repeat]: [Visit[], Visit[]] = [[], []];
  for (let run = 0; run < runs; run++) {
    const both = await visitTwice(browser, origin, state, screen, line);
    first.push(both.first);
    repeat.push(both.repeat);
    if (line === SLOW_3G && screen.path === '/depenses') {
      for (const [name, ms] of await press(both.page)) presses.set(name, [...(presses.get(name) ?? []), ms]);
    }
    await both.end();
  }
  const told = ({ fcp, lcp }: Visit) => `FCP ${Math.round(fcp)} LCP ${Math.round(lcp)}`;
  say(`${line.name}, ${screen.name}: first ${first.map(told).join(', ')}; repeat ${repeat.map(told).join(', ')}`);
  return [...rowsOf(line, 'first', screen, first), ...rowsOf(line, 'repeat', screen, repeat)];
}

async function measure(browser: Browser, origin: string): Promise<Row[]> {
  const state = await signIn(browser, origin);
  const rows: Row[] = [];
  const presses: Presses = new Map();
  for (const line of [SLOW_3G, SLOW_4G]) {
    for (const screen of SCREENS) rows.push(...(await visits(browser, origin, state, screen, line, presses)));
  }
  const told = { line: SLOW_3G.name, visit: 'repeat', screen: 'depenses', budget: 200 };
  return [...rows, ...[...presses].map(([name, values]) => ({ ...told, what: `INP: ${name}`, values }))];
}

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

async function run(origin: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const load = () => loadavg()[0]?.toFixed(1);
    const before = load();
    const rows = await measure(browser, origin);
    say(
      `\n${runs} runs, ${cpus().length} cores, load ${before} before and ${load()} after, Chromium ${browser.version()}\n`,
    );
    say(report(rows));
    if (rows.some(isOver)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

await (options.origin ? run(options.origin) : withDemo(run));
