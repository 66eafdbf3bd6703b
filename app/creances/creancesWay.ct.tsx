import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { NotTwice, OverCommandes, Playground } from './creancesWay.stories';

const link = (page: Page) => page.getByRole('link', { name: 'Voir les créances' });

test('PRODUCT M: the clients’ screen leads to what they owe', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(link(page)).toHaveAttribute('href', '/clients/creances');
});

test('CONTRACT "Permissions": without clients it stands over the orders', async ({ mount, page }) => {
  await mount(<OverCommandes.Component />);
  await expect(link(page)).toHaveAttribute('href', '/clients/creances');
});

test('it stands once: not over the orders for whoever sees the clients', async ({ mount, page }) => {
  await mount(<NotTwice.Component />);
  await expect(page.getByRole('button', { name: 'Actualiser' })).toBeVisible();
  await expect(link(page)).toHaveCount(0);
});

test('DESIGN rule 6: at 360 px it is a word in the menu beside the search', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<OverCommandes.Component />);
  await expect(link(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Autres actions' }).press('Enter');
  const way = page.getByRole('menuitem', { name: 'Voir les créances' });
  await expect(way).toBeFocused();
  await expect(way).toHaveAttribute('href', '/clients/creances');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
