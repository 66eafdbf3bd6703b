// `npm test`: installs what is missing, then proves everything.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
const done = [];
for (const step of steps) {
  const missing = step.needs?.find((name) => done.some((one) => one.name === name && one.state !== 'ok'));
  done.push(missing ? notRun(step) : prove(step));
  if (order.bail && done.at(-1).state !== 'ok') break;
}
done.push(...steps.slice(done.length).map(notRun));
conclude(done);

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
    // What tests choose by chance follows from it: with the same one they choose the same.
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
  process.env.SEED = seed;
  process.stdout.write(`Seed: ${seed}\n`);
  return suite
    .filter(({ name }) => names.includes(name))
    .map((step) => (changed && step.changed ? { ...step, command: step.changed(since) } : step))
    .map((step) => (step.isLong ? { ...step, command: [...step.command, '--seed', seed] } : step));
}

/** Runs a step; then tries once more what failed. */
function prove(step) {
  process.stdout.write(`\n=== ${step.name}\n`);
  const started = performance.now();
  const first = attempt(step);
  // A runner that fell over is no test: all of it once more. A tool's word is its word.
  const isFallen = first.untold.length > 0 && step.report !== undefined;
  const result = isFallen ? attempt(step) : first;
  const { unstable, failed } = tryAgain(step, result.failures, tryAlone);
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

/** A step without a report counts for one test; a failure that no test tells is told as the step's. */
function attempt(step, stdio = 'inherit') {
  const { ok, output } = run(step, stdio);
  const failed = `${step.name}: failed, as told above`;
  if (!step.report) return { passed: ok ? 1 : 0, failures: [], untold: ok ? [] : [failed], slowest: [], output };
  const result = read(load(step.report) ?? { errors: [{ message: `${step.name}: ended without a report` }] });
  const isTold = ok || result.failures.length + result.untold.length > 0;
  return { ...result, untold: isTold ? result.untold : [failed], output };
}

function tryAlone(work) {
  process.stdout.write(`Once more, alone: ${work.command.at(-1)}\n`);
  return attempt({ name: 'alone', ...work }, 'pipe');
}

function run({ command: [program, ...args], env, report }, stdio) {
  if (report) rmSync(report, { force: true });
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: ['ignore', stdio, stdio],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32' && program !== process.execPath,
    env: { ...process.env, ...env },
  });
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` };
}

/** @returns {any} undefined where the runner did not get that far */
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
  const text = `Seed: ${order.seed}\n\n${summaryOf(steps)}`;
  writeFileSync(SUMMARY, text);
  process.stdout.write(`\n${text}`);
  process.exitCode = steps.some(({ state }) => state === 'FAILED') ? 1 : 0;
}
