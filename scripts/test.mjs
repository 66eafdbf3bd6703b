// `npm test`: installs what is missing, then proves everything. `npm test -- --only server,e2e` picks steps.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './install.mjs';

ensureInstalled();
const { ensureBrowser } = await import('./installBrowser.mjs');
const { read } = await import('./report.mjs');
const { STEPS } = await import('./steps.mjs');

const MAX_REASONS = 5;
const IN_BROWSER = ['stories', 'components', 'e2e'];
const chosen = chosenSteps();
if (chosen.some(({ name }) => IN_BROWSER.includes(name))) await ensureBrowser();
mkdirSync(join(ROOT, 'test-results'), { recursive: true });

const rows = [];
const reasons = [];
const total = { passed: 0, failed: 0 };
for (const step of chosen) {
  process.stdout.write(`\n=== ${step.name}\n`);
  const started = performance.now();
  const ok = runStep(step);
  const { passed, failed, failures } = resultOf(step, ok);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
  rows.push(
    `${ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(12)} ${seconds} s  ${passed} passed${failed ? `, ${failed} failed` : ''}`,
  );
  // At the end, where it is read first.
  reasons.push(...failures);
  if (!ok && step.isGround) break;
}
for (const { name } of chosen.slice(rows.length)) rows.push(`not run ${name}`);
if (reasons.length > 0) process.stdout.write(`\n${reasons.slice(0, MAX_REASONS).join('\n\n')}\n`);
process.stdout.write(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

function chosenSteps() {
  const flag = process.argv.indexOf('--only');
  if (flag < 0) return STEPS;
  const names = (process.argv[flag + 1] ?? '').split(',');
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    process.stderr.write(`Unknown step: ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}\n`);
    process.exit(2);
  }
  return STEPS.filter((step) => names.includes(step.name));
}

function runStep({ command, report, reportFlag, reportVariable }) {
  const file = report && join(ROOT, report);
  if (file) rmSync(file, { force: true });
  const [program, ...args] = reportFlag ? [...command, `${reportFlag}${file}`] : command;
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32' && program !== process.execPath,
    env: { ...process.env, ...(reportVariable && { [reportVariable]: file }) },
  });
  return status === 0;
}

/** Tests of a runner's report; a step without tests counts for one, and so does a failure that no test tells. */
function resultOf({ report }, ok) {
  if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] };
  try {
    const result = read(JSON.parse(readFileSync(join(ROOT, report), 'utf8')));
    return { ...result, failed: ok ? result.failed : Math.max(result.failed, 1) };
  } catch {
    // No report: the runner did not get that far.
    return { passed: 0, failed: 1, failures: [] };
  }
}
