import { expect, test } from '../../playwright/fixtures';
import { Fails, Playground, TitleOnly } from './ErrorState.stories';

test.describe('ErrorState (DESIGN rule 2)', () => {
  test('a failure that appears is announced with its cause, and takes no focus', async ({ mount, page }) => {
    await mount(<Fails.Component />);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Actualiser' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Les dépenses n’ont pas pu être chargées');
    await expect(page.getByRole('alert')).toContainText('Vérifiez le réseau, puis réessayez.');
    await expect(page.getByRole('button', { name: 'Actualiser' })).toBeFocused();
  });

  test('it does not look like an empty list: its mark is red', async ({ mount, page }) => {
    const story = await mount(<Playground.Component key="whole" />);
    const mark = page.getByRole('alert').locator('svg').first().locator('..');
    const danger = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--color-danger-text)';
      return getComputedStyle(probe).color;
    });
    await expect(mark).toHaveCSS('color', danger);
    // Without a cause it says what failed and offers to try again, no more.
    await story.update(<TitleOnly.Component key="title" />);
    await expect(page.getByRole('alert')).toHaveText('Les dépenses n’ont pas pu être chargéesRéessayer');
  });
});

test('DESIGN rule 16: trying again keeps the focus and ignores a second press', async ({ mount, page }) => {
  let tries = 0;
  await mount(<Fails.Component onRetry={() => tries++} />);
  await page.getByRole('button', { name: 'Actualiser' }).press('Enter');
  await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
  const waiting = page.getByRole('button', { name: 'Veuillez patienter…' });
  await expect(waiting).toBeFocused();
  await page.keyboard.press('Enter');
  await waiting.click({ force: true });
  await expect.poll(() => tries).toBe(1);
});
