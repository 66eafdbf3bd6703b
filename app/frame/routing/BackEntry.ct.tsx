import type { Page } from '@playwright/test';
import { expect, test } from '../../../playwright/fixtures';
import { OnAPage } from './BackEntry.stories';

const where = (page: Page) => page.getByTestId('where');
const list = (page: Page) => page.getByRole('dialog', { name: 'Règlements' });
const form = (page: Page) => page.getByRole('dialog', { name: 'Nouveau règlement' });
const isHeld = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.isHeld === true));

async function openForm(page: Page) {
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.getByRole('button', { name: 'Règlements' }).click();
  await page.getByRole('button', { name: 'Régler' }).click();
  await page.getByLabel('Libellé').fill('Sable');
  await isHeld(page).toBe(true);
}

test.describe('DESIGN rule 13: the browser’s Back', () => {
  test('asks in a dirty form, as Escape does; staying keeps form and place', async ({ mount, page }) => {
    await mount(<OnAPage.Component />);
    await openForm(page);
    for (let press = 0; press < 2; press += 1) {
      await page.goBack();
      await page.getByRole('button', { name: 'Continuer la saisie' }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(page.getByLabel('Libellé')).toHaveValue('Sable');
      await isHeld(page).toBe(true);
    }
    await page.goBack();
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await expect(page.getByRole('alertdialog').or(form(page))).toHaveCount(0);
    await isHeld(page).toBe(true);
    await page.goBack();
    await expect(list(page)).toBeHidden();
    await isHeld(page).toBe(false);
    await expect(where(page)).toHaveText('/liste?page=2');
    await page.goBack();
    await expect(where(page)).toHaveText('/');
  });

  test('after a save that opens a page leads to where one was', async ({ mount, page }) => {
    await mount(<OnAPage.Component />);
    await openForm(page);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(where(page)).toHaveText('/fiche');
    await isHeld(page).toBe(false);
    await page.goBack();
    await expect(where(page)).toHaveText('/liste?page=2');
    await expect(form(page)).toBeHidden();
  });
});
