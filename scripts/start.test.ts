import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './install.mjs';

/** Stands in for the server: prints its process id and its arguments, and ends on SIGTERM as the server does. */
const SERVER = `
  process.on('SIGTERM', () => { console.log('ended'); process.exit(0); });
  setInterval(() => undefined, 60_000);
  console.log('pid ' + process.pid + ' ' + process.argv.slice(2).join());
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-npm-'));
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(join(folder, 'scripts', 'start.mjs'), SERVER);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A supervisor stops npm. A shell between npm and the server would die of the signal and leave the server running.
test.each([
  { command: 'start', given: '' },
  { command: 'demo', given: '--demo' },
])('SIGTERM to npm run $command reaches the server, whose end npm waits for (RELIABILITY F18)', async (run) => {
  const npm = spawn('npm', ['run', run.command], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 30_000 }).toMatch(/pid \d+/);
  const [, pid, given] = /pid (\d+) (.*)/.exec(said) ?? [];
  try {
    const exit = once(npm, 'exit');
    npm.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    await expect.poll(() => said).toContain('ended');
    expect(given).toBe(run.given);
  } finally {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // The server has ended, as it should.
    }
  }
});
