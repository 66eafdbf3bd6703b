import { readFile } from 'node:fs/promises';
import { expect, test } from '../../stories/mockedTest';
import { Playground } from '../../typedepenses/TypedepensesScreen.stories';

test('PRODUCT L: a list leaves as a file with its search, and its name comes from the server', async ({
  mount,
  page,
}) => {
  await mount(<Playground.Component />);
  await page.getByRole('searchbox').fill('loyer');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer le fichier' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^typedepenses_le-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  await expect(page.getByRole('dialog')).toBeHidden();
});
