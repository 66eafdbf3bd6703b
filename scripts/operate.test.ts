import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './install.mjs';

const COMMANDS = ['backup', 'restore', 'ledger:check', 'admin:reset'];
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** A place with the program's scripts alone: no packages, nothing built, and an npm that leaves a trace. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-commandes-'));
  for (const part of ['package.json', 'scripts']) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'npm.js'), `require('node:fs').writeFileSync('installed', '')`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs a command of package.json as npm does; returns its exit code, what it said, and what else stands there since.
 */
function run(command: string) {
  const before = readdirSync(folder);
  const [, script = ''] = /^node (\S+)$/.exec(scripts[command]) ?? [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, script), 'mot'], {
    encoding: 'utf8',
    env: { PATH: '', npm_execpath: join(folder, 'npm.js') },
  });
  return { status, said: stdout + stderr, made: readdirSync(folder).filter((name) => !before.includes(name)) };
}

test.each(COMMANDS)('%s installs and builds nothing where nothing is built, and says what to do', (command) => {
  expect(run(command)).toEqual({ status: 1, said: expect.stringContaining('npm ci puis npm run build'), made: [] });
});

test.each(COMMANDS)('%s runs what was built, whatever the packages', (command) => {
  const built = join(folder, 'dist', 'server');
  mkdirSync(built, { recursive: true });
  writeFileSync(
    join(built, `${command.replace(':', '-')}.mjs`),
    `console.log('${command}', process.argv[2]); process.exit(7)`,
  );
  expect(run(command)).toEqual({ status: 7, said: `${command} mot\n`, made: [] });
});
