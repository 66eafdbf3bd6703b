import type { Page } from '@playwright/test';
import { save } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { Commande, Playground } from './ReglementModal.stories';

async function pay(page: Page, montant: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Caisse' }).selectOption('1');
  const typed = page.getByLabel(/^Montant (remis|reçu)/);
  await typed.fill(montant);
  await page.locator('input[type=file]').setInputFiles(PROOF);
  await save(page).click();
}

test('the change to give is said, and its figure stays', async ({ mount, page }) => {
  const status = page.getByRole('status');
  await mount(<Commande.Component />);
  await pay(page, '247000');
  await expect(status.filter({ hasText: /À rendre 2.000.Fcfa/ })).toHaveCount(1);
  await expect(status.filter({ hasText: /245.000.Fcfa encaissés, reste 0\s+Rendre 2.000.Fcfa/ })).toHaveCount(1);
});

test('a payment without change says none', async ({ mount, page }) => {
  await mount(<Commande.Component />);
  await pay(page, '45000');
  await expect(page.getByRole('status').filter({ hasText: /45.000.Fcfa encaissés/ })).toHaveCount(1);
  await expect(page.getByText(/rendre \d/i)).toHaveCount(0);
});

test('the change that comes back from an expense is asked for', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await pay(page, '455000');
  await expect(page.getByRole('status').filter({ hasText: /À récupérer 5.000.Fcfa/ })).toHaveCount(1);
});
