import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Playground as Medias } from '../medias/MediaSection.stories';
import { expect, test } from '../stories/mockedTest';
import { Playground } from '../typedepenses/TypedepensesScreen.stories';

/** Saves the file of the dialog, and returns its name and its lines. */
async function saved(page: Page): Promise<[name: string, lines: string[]]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer le fichier' }).click();
  const file = await download;
  return [file.suggestedFilename(), (await readFile(await file.path(), 'utf8')).trim().split('\r\n')];
}

async function asCsv(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('menuitem', { name: 'Exporter en CSV' }).click();
}

test('PRODUCT L: a list leaves as a file with its search, and its name comes from the server', async ({
  mount,
  page,
}) => {
  await mount(<Playground.Component />);
  await page.getByRole('searchbox').fill('loyer');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await asCsv(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Annuler' })).toHaveCount(0);
  const [name, [head, ...lines]] = await saved(page);
  expect(name).toMatch(/^typedepenses_le-\d{4}-\d\d-\d\d\.csv$/);
  expect(head).toMatch(/Libellé$/);
  expect(lines).toHaveLength(1);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('PRODUCT L: one press brings all columns; a list without a frame leaves too', async ({ mount, page }) => {
  await mount(<Medias.Component />);
  await asCsv(page);
  await page.getByRole('switch', { name: 'Toutes les colonnes' }).click();
  const [, [head = '']] = await saved(page);
  expect(head.split(';').at(-1)).toBe('Identifiant');
});
