import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { pasteText } from '../playwright/paste';

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

/** Installs packed rooms beside React, as their README says. */
function install(rooms: readonly string[]) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const ours = rooms.map((room) => {
    const { version } = packages[room];
    const resolved = `file:comptoir-${room}-${version}.tgz`;
    const manifest = spawnSync('tar', ['-xzOf', resolved.slice(5), 'package/package.json'], { cwd: folder });
    const { dependencies } = JSON.parse(String(manifest.stdout));
    return { name: `@comptoir/${room}`, version, resolved, dependencies };
  });
  const around = ['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom'];
  const below = ours.flatMap(({ dependencies }) => Object.keys(dependencies));
  const locked = lockedUnder([...around, ...below], packages);
  const dependencies = {
    ...Object.fromEntries(ours.map(({ name, resolved }) => [name, resolved])),
    ...Object.fromEntries(around.map((name) => [name, locked[`node_modules/${name}`]?.version])),
  };
  const placed = Object.fromEntries(ours.map(({ name, ...room }) => [`node_modules/${name}`, room]));
  const lock = { lockfileVersion: 3, packages: { '': { dependencies }, ...placed, ...locked } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  run('npm', ['ci', '--no-audit', '--no-fund'], folder);
}

/** Checks the types of a page, builds it and opens it. */
async function open(page: Page, source: string) {
  writeFileSync(join(folder, 'page.tsx'), source);
  run(process.execPath, [TYPESCRIPT, '-p', '.'], folder);
  run(process.execPath, [VITE, 'build', '--logLevel', 'warn'], folder);
  await page.route(`${ADDRESS}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    return route.fulfill({ path: join(folder, 'dist', path) });
  });
  await page.goto(ADDRESS);
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  run(process.execPath, [join(ROOT, 'scripts', 'pack.mjs'), folder], ROOT);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TYPES));
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><script type="module" src="/page.tsx"></script></html>');
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('ui, packed and installed alone in an empty folder, makes the page in euros of its README', async ({ page }) => {
  install(['ui']);
  const packed = join(folder, 'node_modules', '@comptoir', 'ui');
  const files = readdirSync(packed, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|ts|json)$/.test(file),
  );
  const saysFrench = /@comptoir\/domain|franc\b|francs|Fcfa|\+?225\b|Abidjan|fr-FR/i;
  expect(files.filter((file) => saysFrench.test(readFileSync(join(packed, file), 'utf8')))).toEqual([]);

  const [, example = ''] = /```tsx\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'ui', 'README.md'), 'utf8')) ?? [];
  await open(page, example);
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const rows = page.getByRole('table', { name: 'Payments' });
  await expect(rows).toContainText('€1,234.50');
  await amount.fill('');
  await amount.pressSequentially('12,505');
  await expect(amount).toHaveValue('12.50');
  await expect(amount).toHaveAccessibleDescription(/at most 2 decimals/);
  await amount.press('ControlOrMeta+a');
  await pasteText(amount, '1.234,56 €');
  await expect(amount).toHaveValue('1,234.56');
  await amount.press('ControlOrMeta+a');
  await pasteText(amount, '12.500');
  await expect(amount).toHaveValue('1,234.56');
  await expect(amount).toHaveAccessibleDescription(/several ways/);

  await page.getByRole('textbox', { name: 'Day' }).fill('3/4/2026');
  const payer = page.getByRole('textbox', { name: 'Payer' });
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await pay.click();
  await expect(payer).toHaveAccessibleDescription('Say who pays.');
  await payer.fill('Bob');
  await pay.click();
  const paid = page.getByRole('row', { name: /Bob/ });
  await expect(paid).toContainText('03/04/2026');
  await expect(paid).toContainText('€1,234.56');
  await expect(page.getByText('The payment of Bob is saved.')).toBeVisible();
  await paid.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(paid).toHaveCount(0);
});

const FRENCH = `
import { FCFA, PHONE } from '@comptoir/domain/english';
import { AmountField } from '@comptoir/ui/AmountField';
import { fr, LabelsProvider } from '@comptoir/ui/labels';
import { PhoneField } from '@comptoir/ui/PhoneField';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
function Page() {
  const [price, setPrice] = useState<number | null>(null);
  const [phone, setPhone] = useState('');
  return (
    <LabelsProvider value={{ ...fr, money: FCFA }}>
      <AmountField label="Prix" value={price} onValueChange={setPrice} />
      <PhoneField label="Tel" format={PHONE} value={phone} onValueChange={setPhone} />
      <output>{price + ' ' + phone}</output>
    </LabelsProvider>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
`;

test('domain beside it gives francs and phones of Côte d’Ivoire', async ({ page }) => {
  install(['domain', 'ui']);
  await open(page, FRENCH);
  const price = page.getByRole('textbox', { name: 'Prix' });
  await price.pressSequentially('12500,');
  await expect(price).toHaveValue('12\u202F500');
  await expect(price).toHaveAccessibleDescription(/pas de décimales/);
  await page.getByRole('textbox', { name: 'Tel' }).pressSequentially('0708091011');
  await expect(page.locator('output')).toHaveText('12500 0708091011');
});
