import { expect, test } from '../../playwright/fixtures';
import { Appears, Danger, LongText, Playground, Success, Warning } from './Alert.stories';

test.describe('Alert', () => {
  test('DESIGN rule 17: an error that appears interrupts, with its tone, title and text', async ({ mount, page }) => {
    await mount(<Appears.Component />);
    await page.getByRole('button', { name: 'Régler' }).press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Erreur : Solde insuffisantIl reste 12 500 Fcfa dans la caisse « Plateau ».',
    );
    await expect(page.getByRole('button', { name: 'Régler' })).toBeFocused();
  });

  const patient = {
    information: <Playground.Component />,
    success: <Success.Component />,
    warning: <Warning.Component />,
  };
  for (const [name, story] of Object.entries(patient)) {
    test(`DESIGN rule 17: ${name} waits for its turn`, async ({ mount, page }) => {
      await mount(story);
      await expect(page.getByRole('status')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('DESIGN rule 24: each tone has its word and its icon', async ({ mount, page }) => {
    const shapes = new Set<string>();
    const stories = {
      Information: <Playground.Component />,
      Succès: <Success.Component />,
      Attention: <Warning.Component />,
      Erreur: <Danger.Component />,
    };
    for (const [word, story] of Object.entries(stories)) {
      const alert = await mount(story);
      await expect(alert).toContainText(`${word} : `);
      shapes.add(await alert.locator('svg').first().innerHTML());
      await alert.unmount();
    }
    expect(shapes.size).toBe(4);
    await expect(page.locator('svg')).toHaveCount(0);
  });

  test('what can be closed closes by keyboard', async ({ mount, page }) => {
    await mount(<Appears.Component />);
    await page.getByRole('button', { name: 'Régler' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('what cannot be closed has no button', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('DESIGN rule 6: at 360 px a long file name breaks and the button stays on screen', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<LongText.Component />);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByRole('button', { name: 'Fermer' })).toBeInViewport({ ratio: 1 });
  });
});
