import type { Page } from '@playwright/test';
import { PHONE } from './forms';
import { expect, test } from './test';

test.use(PHONE);

/** Opened or closed, the history has what it needs: a person's next Back would come later than this. */
const held = (page: Page, isHeld: boolean) =>
  expect.poll(() => page.evaluate(() => window.history.state?.isHeld === true)).toBe(isHeld);

/** DESIGN rule 13: on a phone, Back is what closes. */
test('Back closes drawer, search, menu and payment on a phone, asks before it forgets, then leaves the page', async ({
  page,
  counter,
  t,
}) => {
  await counter.prepareAchat('du retour');
  const form = page.getByRole('dialog', { name: t('reglement.creation') });
  await held(page, true);
  await page.goBack();
  await page.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(counter.field('reglement.montantremis')).toHaveValue(/60.000/);
  await held(page, true);
  await counter.save();
  await expect(form).toBeHidden();
  await held(page, false);
  await expect(page).toHaveURL(/\/depenses$/);

  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await held(page, true);
  await page.goBack();
  await expect(menu).toBeVisible();
  await held(page, false);
  await page.getByRole('button', { name: 'Ouvrir la recherche' }).click();
  await held(page, true);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await counter.rowMenu('Achat du retour').click();
  await held(page, true);
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await held(page, false);

  await menu.click();
  await page.getByRole('link', { name: t('menu.clients'), exact: true }).click();
  await expect(page).toHaveURL(/\/clients$/);
  await held(page, false);
  await page.goBack();
  await expect(page).toHaveURL(/\/depenses$/);
  await held(page, false);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/depenses/);
});
