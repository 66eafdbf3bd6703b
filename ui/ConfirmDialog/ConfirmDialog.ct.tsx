import { expect, test } from '../../playwright/fixtures';
import { Busy, Failed, Playground } from './ConfirmDialog.stories';

test.describe('ConfirmDialog (DESIGN rule 14)', () => {
  test('is an alert dialog that says its question and consequence, with the focus on Non', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const dialog = page.getByRole('alertdialog', { name: 'Confirmation' });
    await expect(dialog).toHaveAccessibleDescription(/Voulez-vous mener cette action \?.*sera supprimée/);
    await expect(dialog.getByRole('button', { name: 'Non' })).toBeFocused();
    // Spec § 8: a warning icon.
    await expect(dialog.locator('.lucide-triangle-alert')).toBeVisible();
  });

  test('Enter at once refuses, Oui confirms, Escape refuses', async ({ mount, page }) => {
    const answers: string[] = [];
    await mount(<Playground.Component onCancel={() => answers.push('non')} onConfirm={() => answers.push('oui')} />);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => answers).toEqual(['non', 'oui', 'non']);
  });

  test('once confirmed, nothing cancels nor confirms again', async ({ mount, page }) => {
    const answers: string[] = [];
    await mount(<Busy.Component onCancel={() => answers.push('non')} onConfirm={() => answers.push('oui')} />);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Non' }).click();
    await page.getByRole('button', { name: 'Veuillez patienter…' }).click({ force: true });
    expect(answers).toEqual([]);
  });

  test('DESIGN rule 17: an error stays inside', async ({ mount, page }) => {
    await mount(<Failed.Component />);
    await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('supprimez-les d’abord');
  });
});
