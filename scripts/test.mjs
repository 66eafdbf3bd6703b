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
npm run test:changed -- [commit]   the tests nearest to what changed since that commit (HEAD: what is not committed)
npm run test:long   all of it at full length, and the campaigns`;

const RESULTS = join(ROOT, 'test-results');
/** The number of test files of each kind that are near to a change; files in its own folder are always near. */
const NEAREST = 2;

const order = orderOf(process.argv.slice(2));
ensureInstalled();
if (order.long) process.env.TEST_LONG = '1';
const { STEPS } = await import('./steps.mjs');
const { changedSince, nearestOf, sayingWhatChanged, touchedBy } = await import('./touched.mjs');
const { closingOf } = await import('./closing.mjs');
const steps = chosenSteps();
if (steps.some(({ isInBrowser }) => isInBrowser)) {
  const { ensureBrowser } = await import('./installBrowser.mjs');
  await ensureBrowser();
}
mkdirSync(RESULTS, { recursive: true });
process.env.TEST_WHOLE = '1';
process.env.SEED = order.seed;
process.stdout.write(`Seed: ${order.seed}\n`);
const done = [];
for (const step of steps) done.push(isLeftOut(step) ? { name: step.name, state: 'not run' } : prove(step));
const text = `Seed: ${order.seed}\n\n${closingOf(done, process.uptime())}`;
writeFileSync(join(RESULTS, 'summary.txt'), text);
process.stdout.write(`\n${text}`);
process.exitCode = done.some(({ state }) => state === 'FAILED') ? 1 : 0;

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
    // Tests draw their random choices from the seed: the same seed gives the same choices.
    const seed = values.seed ?? process.env.SEED ?? String(Date.now() % 2 ** 31);
    return { ...values, seed, since: positionals[0] ?? 'HEAD' };
  } catch (error) {
    process.stderr.write(`${error.message}\n${USAGE}\n`);
    process.exit(2);
  }
}

function chosenSteps() {
  const suite = STEPS.filter(({ isLong }) => order.long || !isLong);
  const names = order.only?.split(',') ?? suite.map(({ name }) => name);
  const unknown = names.filter((name) => !suite.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = suite.map(({ name }) => name).join(', ');
    process.stderr.write(`Unknown step: ${unknown.join(', ')}. Steps: ${known}\n${USAGE}\n`);
    process.exit(2);
  }
  const chosen = suite.filter(({ name }) => names.includes(name));
  const gates = chosen.filter(({ isGate }) => isGate);
  if (order.changed) return [...gates.filter(({ isLate }) => !isLate), ...nearTo(order.since, chosen)];
  const near = order.only || order.long ? [] : nearTo('HEAD', chosen);
  const first = near.map((step) => ({ ...step, name: `near ${step.name}` }));
  const seeded = chosen.map((step) =>
    step.isLong ? { ...step, command: [...step.command, '--seed', order.seed] } : step,
  );
  return [...gates, ...first, ...seeded.filter(({ isGate }) => !isGate)];
}

/** Returns the steps with tests near to the change, with only these; prints how many more can see the change. */
function nearTo(commit, chosen) {
  const changed = changedSince(commit);
  if (changed.length === 0) return [];
  const touched = [...new Set([...sayingWhatChanged(commit), ...touchedBy(changed)])];
  return chosen.flatMap((step) => {
    const files = touched.filter((path) => step.holds?.test(path));
    const near = nearestOf(files, changed, NEAREST);
    if (near.length === 0) return [];
    const left = files.length - near.length;
    process.stdout.write(
      `${step.name}: ${near.length} files near to the change${left > 0 ? `, ${left} further` : ''}\n`,
    );
    return [{ ...step, needs: undefined, command: step.of(near) }];
  });
}

function isLeftOut({ needs }) {
  const failed = done.filter(({ state }) => state !== 'ok');
  return (order.bail && failed.length > 0) || failed.some(({ name }) => name === needs);
}

function prove({ name, command: [program, ...args], isTold }) {
  const outcome = join(RESULTS, `${name.replace(' ', '-')}.outcome.json`);
  rmSync(outcome, { force: true });
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && program !== process.execPath,
    env: { ...process.env, OUTCOME: outcome },
  });
  const seconds = (performance.now() - started) / 1000;
  const told = isTold ? load(outcome) : { passed: status === 0 ? 1 : 0, failed: [], unstable: [], slowest: [] };
  // A failure that no test reported is the step's own.
  if (status !== 0 && told.failed.length === 0) told.failed.push({ name, reason: 'failed, as told above' });
  return { name, state: told.failed.length === 0 ? 'ok' : 'FAILED', seconds, ...told };
}

function load(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const failed = [{ name: '(all of it)', reason: 'ended before its end, as told above' }];
    return { passed: 0, failed, unstable: [], slowest: [] };
  }
}
