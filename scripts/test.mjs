// `npm test`: installs what is missing, then proves everything.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ensureInstalled, ROOT } from './install.mjs';

const USAGE = `npm test -- [--only server,e2e] [--bail]
  --only     some of the steps
  --bail     stops at the first step that fails
  --seed 42  what tests choose by chance, as in the run that printed it
npm run test:changed -- [commit]   what can see a change since that commit (HEAD: what is not committed)
npm run test:long   all of it at full length, and the campaigns`;

const RESULTS = join(ROOT, 'test-results');
const UNSTABLE = join(RESULTS, 'unstable.md');
const SUMMARY = join(RESULTS, 'summary.txt');

const order = orderOf(process.argv.slice(2));
ensureInstalled();
const { read, nameOf } = await import('./report.mjs');
const { tryAgain, told } = await import('./again.mjs');
const { summaryOf } = await import('./summary.mjs');
const steps = await chosenSteps(order);
if (steps.some(({ isInBrowser }) => isInBrowser)) {
  const { ensureBrowser } = await import('./installBrowser.mjs');
  await ensureBrowser();
}
mkdirSync(RESULTS, { recursive: true });
for (const file of [UNSTABLE, SUMMARY]) rmSync(file, { force: true });
const done = new Map();
await inTurn('gates');
// While one lane waits, the other one computes.
await Promise.all(['pages', 'server'].map(inTurn));
await inTurn(undefined);
conclude(steps.map((step) => done.get(step.name)));

function orderOf(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        bail: { type: 'boolean' },
        changed: { type: 'boolean' },
        long: { type: 'boolean' },
        seed: { type: 'string' },
      },
    });
    // The random choices of tests follow from the seed: with the same seed they are the same.
    const seed = values.seed ?? process.env.SEED ?? String(Date.now() % 2 ** 31);
    return { ...values, seed, since: positionals[0] ?? 'HEAD' };
  } catch (error) {
    process.stderr.write(`${error.message}\n${USAGE}\n`);
    process.exit(2);
  }
}

async function chosenSteps({ only, long, changed, seed, since }) {
  const { STEPS } = await import('./steps.mjs');
  const suite = STEPS.filter(({ isLong }) => long || !isLong);
  const names = only?.split(',') ?? suite.map(({ name }) => name);
  const unknown = names.filter((name) => !suite.some((step) => step.name === name));
  if (unknown.length > 0) {
    process.stderr.write(
      `Unknown step: ${unknown.join(', ')}. Steps: ${suite.map(({ name }) => name).join(', ')}\n${USAGE}\n`,
    );
    process.exit(2);
  }
  if (long) process.env.TEST_LONG = '1';
  if (!changed) process.env.TEST_WHOLE = '1';
  process.env.SEED = seed;
  process.stdout.write(`Seed: ${seed}\n`);
  return suite
    .filter(({ name }) => names.includes(name))
    .map((step) => (changed && step.changed ? { ...step, command: step.changed(since) } : step))
    .map((step) => (step.isLong ? { ...step, command: [...step.command, '--seed', seed] } : step));
}

/** Runs the steps of a lane one after the other. */
async function inTurn(lane) {
  for (const step of steps.filter((one) => one.lane === lane)) {
    const isOver = order.bail && [...done.values()].some(({ state }) => state === 'FAILED');
    const isMissing = step.needs?.some((name) => done.has(name) && done.get(name).state !== 'ok');
    done.set(step.name, isOver || isMissing ? notRun(step) : await prove(step));
  }
}

/** Runs a step, then tries its failed tests once more. */
async function prove(step) {
  const started = performance.now();
  const first = await attempt(step);
  // When a test runner itself failed, the whole step runs once more. The answer of a tool without a report is final.
  const isFallen = first.untold.length > 0 && step.report !== undefined;
  const result = isFallen ? await attempt(step) : first;
  const { unstable, failed } = await tryAgain(step, result.failures, (work) => tryAlone(step, work));
  if (isFallen && result.untold.length === 0)
    unstable.push({ name: `${step.name}, as a whole`, first: first.untold.join('\n'), second: 'not again' });
  return {
    name: step.name,
    state: failed.length + result.untold.length === 0 ? 'ok' : 'FAILED',
    seconds: (performance.now() - started) / 1000,
    passed: result.passed + (result.failures.length - failed.length),
    reasons: [...result.untold, ...failed.map((test) => `${nameOf(test)}\n    ${test.reason}`)],
    unstable,
    slowest: result.slowest,
  };
}

function notRun({ name }) {
  return { name, state: 'not run', seconds: 0, passed: 0, reasons: [], unstable: [], slowest: [] };
}

/** Runs a step. Without a report it counts as one test; a failure that no test reports counts as the step's own. */
async function attempt(step, isShown = true) {
  const { ok, output } = await run(step, isShown);
  const failed = `${step.name}: failed, as told above`;
  if (!step.report) return { passed: ok ? 1 : 0, failures: [], untold: ok ? [] : [failed], slowest: [], output };
  const result = read(load(step.report) ?? { errors: [{ message: `${step.name}: ended without a report` }] });
  const isTold = ok || result.failures.length + result.untold.length > 0;
  return { ...result, untold: isTold ? result.untold : [failed], output };
}

function tryAlone({ name }, work) {
  tell(name, `Once more, alone: ${work.command.at(-1)}`);
  return attempt({ name, ...work }, false);
}

/** Prints a line under the step's name, because two steps may print at the same time. */
function tell(name, line) {
  process.stdout.write(`${name.padEnd(10)} │ ${line}\n`);
}

async function run({ name, command: [program, ...args], env, report }, isShown) {
  if (report) rmSync(report, { force: true });
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && program !== process.execPath,
    // The program writes to a pipe and cannot see the terminal at its end, so it is told to use colours.
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
  });
  const lines = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      if (isShown) tell(name, line);
    });
  }
  const ok = await new Promise((resolve) => {
    child.on('error', (error) => {
      tell(name, error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  return { ok, output: lines.join('\n') };
}

/** @returns {any} the report, or undefined when the runner wrote none */
function load(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

function conclude(steps) {
  const unstable = steps.flatMap((step) => step.unstable);
  if (unstable.length > 0) writeFileSync(UNSTABLE, told(unstable));
  const text = `Seed: ${order.seed}\n\n${summaryOf(steps, process.uptime())}`;
  writeFileSync(SUMMARY, text);
  process.stdout.write(`\n${text}`);
  process.exitCode = steps.some(({ state }) => state === 'FAILED') ? 1 : 0;
}
