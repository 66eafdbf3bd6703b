import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { preview } from 'vite';

type Entry = Readonly<Record<'id' | 'title' | 'type', string>>;

/** Words of people who call a widget or a screen otherwise, and what they find. */
const FOUND = [
  ['delete', 'ConfirmDialog'],
  ['money', 'AmountField'],
  ['snackbar', 'Toasts'],
  ['facture', 'CommandeScreen'],
  ['fees', 'MouvementModal'],
  ['useToast', 'Toasts'],
] as const;

test.use({ serviceWorkers: 'allow' });

test('Start leads to pages of documentation inside of a published Storybook, in the language chosen @long', async ({
  page,
}, info) => {
  const site = info.outputPath('site');
  const { status } = spawnSync('npx', ['storybook', 'build', '--quiet', '-o', join(site, 'guide')], { shell: true });
  expect(status).toBe(0);
  const index = JSON.parse(readFileSync(join(site, 'guide/index.json'), 'utf8'));
  const docs = Object.values<Entry>(index.entries).filter(({ type }) => type === 'docs');
  expect(docs.filter(({ title }) => !/^(Start|Foundations|Widgets)/.test(title))).toEqual([]);

  const server = await preview({ configFile: false, build: { outDir: site }, preview: { port: 0 } });
  const guide = `${server.resolvedUrls?.local[0]}guide/`;
  await page.goto(`${guide}?path=/story/start-how-to-find-things--playground&globals=lang:en`);
  const links = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root a');
  await links.first().waitFor();
  const addresses = new Set(docs.map(({ id }) => `${guide}?path=/docs/${id}`));
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.filter((href) => !addresses.has(href))).toEqual([]);

  await links.getByText('AmountField').click();
  await expect(page).toHaveURL(`${guide}?path=/docs/widgets-inputs-amountfield--docs&globals=lang:en`);
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/ ⋅ Comptoir$/);

  const search = page.getByRole('searchbox');
  for (const [word, title] of FOUND) {
    await search.fill(word);
    await expect(page.getByRole('option').filter({ hasText: title }).first()).toBeVisible();
  }
  await server.close();
});
