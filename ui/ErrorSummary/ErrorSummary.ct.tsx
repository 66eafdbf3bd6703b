import { expect, test } from '../../playwright/fixtures';
import { InAForm } from './ErrorSummary.stories';

test('DESIGN rule 10: takes the focus at each failed try; its links lead to the fields', async ({ mount, page }) => {
  await mount(<InAForm.Component />);
  const summary = page.getByRole('group', { name: 'Deux champs sont à corriger' });
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await expect(summary).toBeHidden();
  await save.click();
  await expect(summary).toBeFocused();

  const address = page.url();
  await summary.getByRole('link', { name: 'Saisissez un montant supérieur à zéro.' }).click();
  await expect(page.getByRole('textbox', { name: 'Montant' })).toBeFocused();
  expect(page.url()).toBe(address);

  await save.press('Enter');
  await expect(summary).toBeFocused();
});
