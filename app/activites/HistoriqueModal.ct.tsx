import { expect, test } from '../stories/mockedTest';
import { Playground } from './HistoriqueModal.stories';

test('PRODUCT G: the history of one record has its lines alone, and opens each', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const history = page.getByRole('dialog', { name: 'Historique de « Agios de la SGCI »' });
  await expect(history.locator('tbody tr')).toHaveCount(2);
  await expect(history.locator('tbody tr').first()).toContainText('Modification');
  await history
    .getByRole('button', { name: /^Voir l’activité/ })
    .first()
    .click();
  const line = page.getByRole('dialog', { name: 'Agios de la SGCI', exact: true });
  await expect(line).toContainText(/Montant5.600.Fcfa6.500.Fcfa/);
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
  await expect(history).toBeVisible();
});
