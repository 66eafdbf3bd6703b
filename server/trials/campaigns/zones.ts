import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Campaign, type Setting, scaled } from './campaign';

/** Far behind Abidjan, Abidjan, far ahead of it (RELIABILITY F38). */
const ZONES = ['America/Los_Angeles', 'Africa/Abidjan', 'Pacific/Kiritimati'] as const;
/** Only tests that name a date or move the clock run here, because no other test depends on a time zone. */
const DATED = /Abidjan|datefin|datedebut|dateexpiration|datelivraison|datenaissance|clock\.now|addDays|date_future/;
const SHOWN_CHARACTERS = 2000;

/** Returns the server's test files that depend on dates. */
async function datedFiles(): Promise<string[]> {
  const files = (await readdir('server', { recursive: true })).filter((name) => name.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((name) => readFile(join('server', name), 'utf8')));
  return files
    .filter((_, i) => DATED.test(texts[i] ?? ''))
    .map((name) => `server/${name}`)
    .sort();
}

interface Report {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Runs test files in a time zone; returns how many tests passed, and which failed. */
async function runIn(zone: string, files: readonly string[]): Promise<{ passed: number; findings: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-zone-'));
  const report = join(folder, 'report.json');
  try {
    // `env` adds the variable to the environment of this process.
    const vitest = ['node_modules/.bin/vitest', 'run', '--project', 'server', '--maxWorkers=1'];
    const child = spawn('env', [`TZ=${zone}`, ...vitest, '--reporter=json', `--outputFile=${report}`, ...files], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    const text = await readFile(report, 'utf8').catch(() => null);
    if (text === null) return { passed: 0, findings: [`${zone}: no report: ${output.slice(-SHOWN_CHARACTERS)}`] };
    return judged(zone, JSON.parse(text) as Report, code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function judged(zone: string, { numPassedTests: passed, testResults }: Report, code: number | null) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const titles = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
    return status === 'failed' && titles.length === 0 ? [name] : titles;
  });
  const findings = failed.map((title) => `${zone}: ${title}`);
  return { passed, findings: findings.length === 0 && code !== 0 ? [`${zone}: exit code ${code}`] : findings };
}

/** Runs every test that depends on dates in three time zones (RELIABILITY F38). */
export const zones: Campaign = {
  shows: 'F38',
  async run(setting: Setting) {
    const all = await datedFiles();
    const files = all.slice(0, scaled(setting, all.length));
    const findings: string[] = [];
    const counts: Record<string, number> = { files: files.length };
    for (const zone of ZONES) {
      const { passed, findings: found } = await runIn(zone, files);
      setting.say(`${zone}: ${passed} tests passed, ${found.length} findings`);
      counts[zone] = passed;
      findings.push(...found);
    }
    return { counts, findings };
  },
};
