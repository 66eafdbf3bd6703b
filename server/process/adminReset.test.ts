import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { IS_LONG } from '../../scripts/long.mjs';
import { testApp } from '../trials/testing/app';
import { openedForTests } from '../trials/testing/openedForTests';
import { buildServer } from '../trials/testing/serverProcess';

const house = openedForTests(() => testApp());
beforeAll(async () => void (await buildServer()));
const SCRIPT = join(import.meta.dirname, '..', '..', 'scripts', 'admin-reset.mjs');

/** Runs the command on the house's database; returns its output and exit code. */
function reset(...args: string[]): Promise<{ code: number; output: string }> {
  const { host, port, user, password, database } = house.connection;
  const who = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  const DATABASE_URL = `postgresql://${who}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [SCRIPT, ...args],
      { env: { PATH: process.env.PATH, NODE_ENV: 'test', DATABASE_URL } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

it('npm run admin:reset prints a temporary password once, beside a running server (docs/adr/0013)', async () => {
  const { code, output } = await reset('admin');
  const password = /temporary\)\s+: (\S+)/.exec(output)?.[1];
  expect([code, output]).toEqual([0, expect.stringContaining('admin')]);
  const answer = await house.anonymous.post('auth/login', { username: 'admin', password });
  expect(answer.status).toBe(200);
});

it.runIf(IS_LONG)('an unknown name and a missing one change nothing and say so', async () => {
  expect(await reset('personne')).toMatchObject({ code: 1, output: expect.stringContaining('no such user') });
  expect(await reset()).toMatchObject({ code: 2, output: expect.stringContaining('admin-reset <identifiant>') });
});
