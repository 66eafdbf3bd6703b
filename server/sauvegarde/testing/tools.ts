import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestClient, testClient } from '../../trials/testing/client';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The result of a tool. */
export interface Ended {
  code: number;
  output: string;
}

/** Runs `npm run backup` or `npm run restore` in a new process. */
export function runScript(name: 'backup' | 'restore', args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const all = { PATH: '/usr/local/bin:/usr/bin:/bin', NODE_ENV: 'test', ...env };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, 'scripts', `${name}.mjs`), ...args],
      { env: all },
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: stdout + stderr });
      },
    );
  });
}

/** Returns the newest backup in a folder. */
export async function lastBackup(parent: string): Promise<string> {
  const names = (await readdir(parent)).filter((name) => /^comptoir-.*Z$/.test(name)).sort();
  return join(parent, names.at(-1) ?? 'none');
}

/** Signs in over HTTP, as a script does. */
export async function signedIn(baseUrl: string, username: string, password: string): Promise<TestClient> {
  const nobody = testClient(baseUrl, { utilisateurid: 0, username, password, token: null });
  const { body } = await nobody.post('auth/login', { username, password });
  const { token } = body.data;
  const payload = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString('utf8'));
  const { utilisateurid } = payload.data.user[0];
  return testClient(baseUrl, { utilisateurid, username, password, token });
}
