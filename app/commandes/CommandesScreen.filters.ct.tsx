import { formatMontant, sum } from '@comptoir/domain/money';
import { resteOf } from '@comptoir/mocks/commandes';
import { expect, test } from '../stories/mockedTest';
import { Late, Unsettled } from './CommandesScreen.stories';

test.use({ viewport: { width: 1280, height: 900 } });

test('PRODUCT N: the unsettled orders of the dashboard, with their sums', async ({ mount, page, store }) => {
  await mount(<Unsettled.Component />);
  const chips = page.getByRole('region', { name: 'Filtres' });
  await expect(chips.getByRole('listitem')).toHaveText(['Règlement : Insoldé']);
  const restes = store.commandes.map((commande) => resteOf(store, commande)).filter((reste) => reste > 0);
  await expect(chips).toContainText(`${restes.length} résultats`);
  await expect(chips).toContainText(`Reste dû : ${formatMontant(sum(restes))}`);
  await page.getByRole('button', { name: 'Retirer le filtre Règlement : Insoldé' }).click();
  await expect(chips.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByText('sur 3')).toBeVisible();
});

test('PRODUCT N: only late deliveries are late; refresh shows all orders again', async ({ mount, page }) => {
  await mount(<Late.Component />);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const rows = page.locator('tbody tr');
  await expect(rows.filter({ hasText: 'En retard' })).toHaveCount(await rows.count());
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(page.getByRole('button', { name: /^Retirer le filtre/ })).toHaveCount(0);
  await expect(page.getByText('sur 3')).toBeVisible();
});
