import { expect, test } from '../../playwright/fixtures';
import { Playground } from './ChartTable.stories';

test('the table opens and closes by the keyboard, and its button says which it is', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const button = page.getByRole('button', { name: 'Voir en tableau : Dépenses par mois' });
  await expect(page.getByRole('table')).toBeHidden();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('table', { name: 'Dépenses par mois' }).getByRole('row')).toHaveCount(4);
  await button.press('Enter');
  await expect(page.getByRole('table')).toBeHidden();
});
