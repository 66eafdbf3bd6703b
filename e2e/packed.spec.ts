import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..');
const TYPESCRIPT = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const ADDRESS = 'http://packed.example/';
const TYPES = {
  compilerOptions: {
    target: 'ES2023',
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    lib: ['ES2023', 'DOM'],
    types: [],
  },
  files: ['page.tsx'],
};

let folder: string;

function run(command: string, args: string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, shell: process.platform === 'win32' });
  expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
}

interface Locked {
  version: string;
  resolved?: string;
  dependencies?: Record<string, string>;
}

/** Returns the packages that `names` need in this project's own versions, so that npm asks for no others. */
function lockedUnder(names: readonly string[], packages: Readonly<Record<string, Locked>>): Record<string, Locked> {
  const found: Record<string, Locked> = {};
  const add = (name: string, above: string) => {
    const nested = `${above}/node_modules/${name}`;
    const path = above !== '' && packages[nested] ? nested : `node_modules/${name}`;
    const locked = packages[path];
    if (!locked || found[path]) return;
    found[path] = locked;
    for (const next of Object.keys(locked.dependencies ?? {})) add(next, path);
  };
  for (const name of names) add(name, '');
  return found;
}

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  run(process.execPath, [join(ROOT, 'scripts', 'pack.mjs'), folder], ROOT);
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const ours = Object.fromEntries(
    ['domain', 'ui'].map((room) => {
      const { version, dependencies } = packages[room];
      const resolved = `file:comptoir-${room}-${version}.tgz`;
      return [`@comptoir/${room}`, { version, resolved, dependencies }];
    }),
  );
  const around = ['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom'];
  const below = Object.values(ours).flatMap(({ dependencies }) => Object.keys(dependencies));
  const locked = lockedUnder([...around, ...below.filter((name) => !ours[name])], packages);
  const dependencies = {
    ...Object.fromEntries(Object.entries(ours).map(([name, { resolved }]) => [name, resolved])),
    ...Object.fromEntries(around.map((name) => [name, locked[`node_modules/${name}`]?.version])),
  };
  const placed = Object.entries(ours).map(([name, room]) => [`node_modules/${name}`, room]);
  const lock = { lockfileVersion: 3, packages: { '': { dependencies }, ...Object.fromEntries(placed), ...locked } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  run('npm', ['ci', '--no-audit', '--no-fund'], folder);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('ui and domain, packed and installed in an empty folder, make the page of ui’s README', async ({ page }) => {
  const [, example = ''] = /```tsx\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'ui', 'README.md'), 'utf8')) ?? [];
  writeFileSync(join(folder, 'page.tsx'), example);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TYPES));
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><script type="module" src="/page.tsx"></script></html>');
  run(process.execPath, [TYPESCRIPT, '-p', '.'], folder);
  run(process.execPath, [VITE, 'build', '--logLevel', 'warn'], folder);

  await page.route(`${ADDRESS}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    return route.fulfill({ path: join(folder, 'dist', path) });
  });
  await page.goto(ADDRESS);
  await page.getByRole('textbox', { name: 'Price' }).pressSequentially('12500');
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('12\u202F500');
  await page.getByRole('textbox', { name: 'Phone' }).pressSequentially('0708091011');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(page.getByRole('status').filter({ hasText: 'receipt.pdf' })).toHaveText('12500 0708091011 receipt.pdf');

  await expect(page.getByRole('table', { name: 'Sales' })).toContainText('2\u202F500\u00a0Fcfa');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('row', { name: /Mariam/ })).toContainText('7\u202F500\u00a0Fcfa');
});
