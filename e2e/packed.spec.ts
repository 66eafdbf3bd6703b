import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The exact version that this project uses, so that a new release of another house breaks nothing here. */
function pinned(name: string): string {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return `${name}@${packages[`node_modules/${name}`].version}`;
}

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  run(process.execPath, [join(ROOT, 'scripts', 'pack.mjs'), folder], ROOT);
  const tarballs = readdirSync(folder).map((name) => join(folder, name));
  const others = ['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom'].map(pinned);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs, ...others], folder);
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
