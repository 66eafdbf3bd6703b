import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { test as base, expect } from '../../playwright/fixtures';
import { Playground } from './Toasts.stories';

/** The story is shown, and only `runFor` moves the clock. */
const test = base.extend<{ stopped: undefined }>({
  stopped: [
    async ({ mount, page }, use) => {
      await mount(<Playground.Component />);
      await page.clock.install({ time: '2026-11-20T09:00:00Z' });
      await page.clock.pauseAt('2026-11-20T09:01:00Z');
      await use(undefined);
    },
    { auto: true },
  ],
});

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const success = (page: Page) => page.getByRole('status').getByText('Opération effectuée avec succès');

test.describe('Toasts (DESIGN rule 17, spec § 9)', () => {
  test('live regions exist before the first message; an error interrupts, a success waits', async ({ page }) => {
    await expect(page.getByRole('status')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await press(page, 'Échouer');
    await press(page, 'Réussir');
    // Spec § 8: a success is green, a failure red.
    await expect(page.getByRole('alert').locator('[data-tone=danger]')).toContainText('Erreur : Le solde');
    await expect(page.getByRole('status').locator('[data-tone=success]')).toContainText('Succès : Opération');
  });

  test('a message stays for 3 s, in the lower right', async ({ page }) => {
    await press(page, 'Réussir');
    await page.mouse.move(0, 700);
    await page.clock.runFor(2_900);
    const { x, y } = await boxOf(success(page));
    expect(x).toBeGreaterThan(640);
    expect(y).toBeGreaterThan(400);
    await page.clock.runFor(200);
    await expect(success(page)).toHaveCount(0);
  });

  test('its time stops under the pointer, and goes on from there', async ({ page }) => {
    await press(page, 'Réussir');
    await page.clock.runFor(2_000);
    await success(page).hover();
    await page.clock.runFor(10_000);
    await expect(success(page)).toBeVisible();
    await page.mouse.move(0, 700);
    await page.clock.runFor(800);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(400);
    await expect(success(page)).toHaveCount(0);
  });

  test('its time stops while its button has the focus', async ({ page }) => {
    await press(page, 'Échouer');
    await page.getByRole('button', { name: 'Masquer ce message' }).focus();
    await page.clock.runFor(10_000);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/insuffisant/)).toHaveCount(0);
  });

  test('its time stops in a hidden tab', async ({ page }) => {
    await press(page, 'Réussir');
    await page.mouse.move(0, 700);
    const show = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await page.clock.runFor(10_000);
    await expect(success(page)).toBeVisible();
    await show('visible');
    await page.clock.runFor(3_100);
    await expect(success(page)).toHaveCount(0);
  });

  test('what it offers is there for 3 s, then among the last messages, but for what leads on', async ({ page }) => {
    const print = page.getByRole('button', { name: 'Imprimer' });
    await press(page, 'Proposer');
    await press(page, 'Régler la suivante');
    await expect(page.getByRole('status')).toContainText('Suivante');
    await expect(print).toHaveCount(0);
    await press(page, 'Proposer');
    await page.mouse.move(0, 700);
    await page.clock.runFor(3_100);
    await expect(print).toHaveCount(0);
    await press(page, 'Derniers messages');
    const history = page.getByRole('dialog', { name: 'Derniers messages' });
    await expect(history.getByRole('button')).toHaveText(['Imprimer', 'Imprimer']);
    await expect(print.first()).toHaveAccessibleDescription('5 000 Fcfa réglés, reste 0');
    await print.first().click();
    await expect(history).toHaveCount(0);
    await expect(page.getByRole('status')).toContainText('Pièce');
  });

  test('spec § 8: what a form says itself is red for 3 s as well, and heard there alone', async ({ page }) => {
    await press(page, 'Refléter');
    await page.mouse.move(0, 700);
    const echo = page.locator('[aria-live=off] [data-tone=danger]');
    await expect(echo).toContainText('Ce nom est déjà pris.');
    await expect(page.getByRole('alert')).toBeEmpty();
    await page.clock.runFor(3_100);
    await expect(echo).toHaveCount(0);
  });

  test('what is gone can be read again, newest first', async ({ page }) => {
    await press(page, 'Réussir');
    await press(page, 'Avertir');
    await press(page, 'Derniers messages');
    const history = page.getByRole('dialog', { name: 'Derniers messages' });
    await expect(history.getByRole('listitem')).toHaveText([/frais/, /succès/]);
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(page.getByRole('button', { name: 'Derniers messages' })).toBeFocused();
  });

  test('DESIGN rule 26: above a modal it is still seen and heard', async ({ page }) => {
    await press(page, 'Ouvrir une fenêtre');
    await press(page, 'Enregistrer');
    await expect(page.getByRole('alert')).toContainText('insuffisant');
    await page.getByRole('button', { name: 'Masquer ce message' }).click();
    await expect(page.getByText(/insuffisant/)).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Règlement' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('covers neither what has the focus nor the buttons of a form', async ({ page }) => {
    const said = page.locator('[data-tone]').first();
    await press(page, 'Réussir');
    expect((await boxOf(said)).y).toBeGreaterThan(370);
    await press(page, 'Masquer ce message');
    await press(page, 'Régler');
    expect((await boxOf(said)).bottom).toBeLessThan((await boxOf(page.getByRole('button', { name: 'Régler' }))).y);
    await press(page, 'Masquer ce message');
    await press(page, 'Ouvrir une fenêtre');
    await press(page, 'Enregistrer');
    expect((await boxOf(said)).y).toBeLessThan(20);
  });

  test('nothing moves beneath the finger while a button is pressed', async ({ page }) => {
    await press(page, 'Régler');
    const stack = page.locator('[data-edge]');
    await expect(stack).toHaveCount(1);
    const other = page.getByRole('button', { name: 'Proposer' });
    const { x, y } = await boxOf(other);
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await expect(other).toBeFocused();
    await expect(stack).toHaveCount(1);
    await page.mouse.up();
    await expect(stack).toHaveCount(0);
  });

  test('what is to be handed over is the largest figure, and stays until the next act', async ({ page }) => {
    await press(page, 'Rendre');
    const due = page.getByRole('status').getByText('2 000 Fcfa');
    await expect(page.getByRole('status')).toHaveText(/À rendre 2.000.Fcfa/);
    await page.clock.runFor(60_000);
    await page.mouse.click(180, 700);
    await expect(due).toBeVisible();
    const sizeOf = (locator: Locator) =>
      locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf(due)).toBeGreaterThan(40);
    await press(page, 'Réussir');
    await expect(due).toHaveCount(0);
  });
});
