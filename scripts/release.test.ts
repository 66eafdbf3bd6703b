import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeArchive, shippedPackages } from './release.mjs';
import { textOf } from './tree';
import { entryOf, setVersion } from './version.mjs';

const PASSWORD = 'Bandama-2026-Cocody';
let folder: string;
let home: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-release-'));
  // The database's own account must cross this folder.
  chmodSync(folder, 0o755);
  const archive = await makeArchive(folder);
  spawnSync('tar', ['-xzf', archive, '-C', folder]);
  home = join(folder, basename(archive, '.tar.gz'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inHome = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: home, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(home, file), 'utf8');

describe('the archive', () => {
  test('has a checksum of itself and of each of its files', () => {
    const archives = readdirSync(folder).filter((name) => name.endsWith('.sha256'));
    expect(spawnSync('sha256sum', ['-c', ...archives], { cwd: folder }).status).toBe(0);
    expect(inHome('sha256sum', '--quiet', '-c', 'SHA256SUMS')).toMatchObject({ status: 0, stdout: '' });
  });

  test('names each package that it holds, bundled or copied, and the texts of their licences', () => {
    const { copied, bundled } = shippedPackages();
    expect(copied).toEqual(expect.arrayContaining(['node_modules/sharp', 'node_modules/dejavu-fonts-ttf']));
    expect(bundled).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/react-dom']));
    expect(copied.filter((path) => /playwright|vite|storybook/.test(path))).toEqual([]);
    const { components } = JSON.parse(read('sbom.cdx.json')) as { components: { name: string; version: string }[] };
    const listed = components.map(({ name, version }) => `${name} ${version}`);
    const shipped = [...copied, ...bundled].map((path) => {
      const { name, version } = JSON.parse(textOf(join(path, 'package.json'))) as { name: string; version: string };
      return `${name} ${version}`;
    });
    expect(listed.sort()).toEqual([...new Set(shipped)].sort());
    const notices = read('THIRD-PARTY-NOTICES.txt');
    expect(shipped.filter((one) => !notices.includes(`\n${one} · `))).toEqual([]);
    expect(notices).toContain('Copyright (c) Meta Platforms');
  });

  test('starts without npm and outside the project, is ready, signs in, and ends on SIGTERM', async () => {
    const env = {
      PATH: process.env.PATH,
      COMPTOIR_ENV: '',
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      ADMIN_PASSWORD: PASSWORD,
    };
    const server = spawn(join(home, 'comptoir'), ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const ended = once(server, 'exit');
    await expect.poll(() => said, { timeout: 120_000 }).toMatch(/prêt \(ready\): \S+/);
    const [, address] = /prêt \(ready\): (\S+)/.exec(said) ?? [];
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${address}/`)).text()).toContain('<div id="root">');
    const login = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    });
    expect(login.status).toBe(200);
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const check = spawnSync(join(home, 'comptoir'), ['ledger-check'], { cwd: folder, env, encoding: 'utf8' });
    expect(check).toMatchObject({ status: 0 });
  });

  test('backs up every night to another disk than that of the data, or says why not', () => {
    const kept = join(folder, 'sauvegardes');
    mkdirSync(kept);
    const settings = join(folder, 'comptoir.env');
    const backUp = (more: string) => {
      writeFileSync(settings, `DATA_DIR=${join(folder, 'data')}\nBACKUP_DIR="${kept}" # a comment\n${more}`);
      const env = { PATH: process.env.PATH, COMPTOIR_ENV: settings };
      return spawnSync(join(home, 'comptoir-backup'), { env, encoding: 'utf8' });
    };
    expect(backUp('')).toMatchObject({ status: 1, stderr: expect.stringContaining('is on the disk of the data') });
    expect(backUp('BACKUP_SAME_DISK=1\n')).toMatchObject({ status: 0 });
    expect(readdirSync(kept)).toEqual([expect.stringMatching(/^comptoir-.*Z$/)]);
  });
});

describe('the Dockerfile', () => {
  const text = textOf('Dockerfile');

  test('copies what is there, and starts what the archive holds', () => {
    const copied = Array.from(text.matchAll(/^COPY (?!--from)(.+) \S+$/gm), ([, paths = '']) =>
      paths.split(' '),
    ).flat();
    expect(copied.filter((path) => path !== '.' && textOf(path) === '')).toEqual([]);
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const commands = Array.from(text.matchAll(/npm run (\S+)/g), ([, name = '']) => name);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((name) => !scripts[name])).toEqual([]);
    const [, started = ''] = /^ENTRYPOINT \["\/opt\/comptoir\/(\S+)"\]$/m.exec(text) ?? [];
    expect(readdirSync(home)).toContain(started);
    expect(text).toMatch(/^USER comptoir$/m);
  });
});

describe('a version', () => {
  test('is the same in each manifest and in the lock, whose rooms name each other by it', () => {
    const { version, workspaces } = JSON.parse(textOf('package.json')) as { version: string; workspaces: string[] };
    const lock = JSON.parse(textOf('package-lock.json')) as { version: string; packages: Record<string, object> };
    const manifests = ['.', ...workspaces].map((room) => JSON.parse(textOf(join(room, 'package.json'))) as object);
    for (const manifest of [lock, ...manifests, ...['', ...workspaces].map((room) => lock.packages[room] ?? {})]) {
      const next = structuredClone(manifest);
      setVersion(next, version);
      expect(next).toEqual(manifest);
    }
  });

  test('tells its commits by noun, and what the upgrade does', () => {
    const subjects = [
      'fix(caisses): a count is kept',
      'test(caisses): more',
      'feat(ui): a new list',
      'feat(caisses)!: limits',
      'feat(caisses): transfers',
    ];
    expect(entryOf({ version: '0.2.0', date: '2026-12-01', subjects, migrations: ['0047_lieux'] })).toBe(
      `## 0.2.0 · 2026-12-01

### New

- **caisses**: limits; transfers
- **ui**: a new list

### Mended

- **caisses**: a count is kept

### The upgrade

The first start migrates: 0047_lieux.
`,
    );
  });
});
