import type { Page } from '@playwright/test';
import { Playground as Projet } from '../../projets/ProjetDetailsScreen.stories';
import { Playground as Reglements } from '../../reglements/ReglementsScreen.stories';
import { expect, test } from '../../stories/mockedTest';

async function savedName(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer le fichier' }).click();
  return (await download).suggestedFilename();
}

test('ADR 0059: the proofs of a filtered list leave as one ZIP', async ({ mount, page }) => {
  await mount(<Reglements.Component />);
  const asked = page.waitForRequest(/\/dossier/);
  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('menuitem', { name: 'Dossier des pièces (ZIP)' }).click();
  expect(new URL((await asked).url()).pathname).toBe('/api/reglements/whithpagination/dossier');
  expect(await savedName(page)).toMatch(/^pieces-reglements_.*\.zip$/);
});

test('ADR 0059: a project gives the proofs of its expenses', async ({ mount, page }) => {
  await mount(<Projet.Component />);
  const asked = page.waitForRequest(/\/dossier/);
  await page.getByRole('button', { name: 'Dossier des pièces (ZIP)' }).click();
  expect(new URL((await asked).url()).searchParams.get('projetid')).toMatch(/^\d+$/);
  expect(await savedName(page)).toMatch(/^pieces-depenses_.*\.zip$/);
});
