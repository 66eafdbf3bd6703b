import { expect, test } from '../../playwright/fixtures';
import { Dirty, ItsRowVanishes, OneOverAnother, Playground, WithTrigger } from './Modal.portable';

test.describe('Modal (DESIGN rule 13)', () => {
  test('the focus goes to the first field, stays inside and returns to the trigger', async ({ mount, page }) => {
    await mount(<WithTrigger />);
    const trigger = page.getByRole('button', { name: 'Nouveau' });
    await trigger.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Nouvelle caisse' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    for (const name of ['Annuler', 'Enregistrer', 'Fermer']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test('without a field the dialog itself has the focus', async ({ mount, page }) => {
    await mount(<Playground />);
    await expect(page.getByRole('dialog')).toBeFocused();
  });

  test('a press outside closes nothing', async ({ mount, page }) => {
    let closings = 0;
    await mount(<Playground onClose={() => closings++} />);
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(closings).toBe(0);
  });

  test('what lies behind is hidden from assistive technology', async ({ mount, page }) => {
    await mount(<WithTrigger />);
    await page.getByRole('button', { name: 'Nouveau' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actualiser' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Actualiser' })).toHaveCount(1);
  });

  test('Escape closes only the top one, and gives the focus back inside the other', async ({ mount, page }) => {
    await mount(<OneOverAnother />);
    await page.getByRole('button', { name: 'Nouveau règlement' }).click();
    const inner = page.getByRole('dialog', { name: 'Nouveau règlement' });
    await expect(inner).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inner).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Règlements de la dépense' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nouveau règlement' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a row that is gone leaves the focus to its neighbour', async ({ mount, page }) => {
    await mount(<ItsRowVanishes />);
    await page.getByRole('button', { name: 'Transport' }).click();
    await page.getByRole('button', { name: 'Retirer' }).click();
    await expect(page.getByRole('button', { name: 'Internet' })).toBeFocused();
  });
});

test.describe('Modal, a dirty form (DESIGN rules 12, 13)', () => {
  test('Escape asks first; keeping goes back to the form as it was', async ({ mount, page }) => {
    let closings = 0;
    await mount(<Dirty onClose={() => closings++} />);
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Continuer la saisie' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('textbox')).toBeFocused();
    await expect(page.getByRole('textbox')).toHaveValue('Caisse Plateau');
    expect(closings).toBe(0);
  });

  for (const name of ['Fermer', 'Annuler']) {
    test(`"${name}" asks first; discarding closes`, async ({ mount, page }) => {
      let closings = 0;
      await mount(<Dirty onClose={() => closings++} />);
      await page.getByRole('button', { name }).click();
      await page.getByRole('button', { name: 'Abandonner' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(closings).toBe(1);
    });
  }
});
