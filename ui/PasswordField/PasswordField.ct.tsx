import { expect, test } from '../../playwright/fixtures';
import { Filled } from './PasswordField.stories';

test('hides what is typed until one asks to see it, and says what the button does', async ({ mount, page }) => {
  await mount(<Filled.Component />);
  const input = page.getByLabel('Mot de passe', { exact: false }).and(page.locator('input'));
  await expect(input).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(input).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).press('Enter');
  await expect(input).toHaveAttribute('type', 'password');
  await expect(input).toHaveValue('Attiéké-2026');
});
