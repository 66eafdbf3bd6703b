import { expect, test } from '../../playwright/fixtures';
import { ComingSoon, Playground, TitleOnly } from './StatusPage.stories';

test.describe('StatusPage (spec § 2)', () => {
  test('by itself it is the main part under the only h1, with a way back', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas');
    await expect(page.getByRole('heading')).toHaveCount(1);
    await expect(main.getByText('404')).toBeVisible();
    await expect(page.locator('svg')).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(0);
    // A change of route gives the title the focus.
    await main.getByRole('heading').evaluate((heading) => heading.focus());
    await expect(main.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link')).toBeFocused();
    await expect(main.getByRole('link', { name: 'Revenir au tableau de bord' })).toHaveAttribute('href', '#accueil');
  });

  test('DESIGN rule 21: inside the shell it adds neither a main part nor an h1', async ({ mount, page }) => {
    await mount(<ComingSoon.Component />);
    await expect(page.getByRole('main')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Bientôt disponible');
  });

  test('a title alone stands in the middle: nothing that is absent takes room', async ({ mount, page }) => {
    const whole = await mount(<TitleOnly.Component />);
    await expect(whole).toHaveText('Cette page n’existe pas');
    const [frame, title] = [await whole.boundingBox(), await page.getByRole('heading').boundingBox()];
    const above = (title?.y ?? 0) - (frame?.y ?? 0);
    const below = (frame?.height ?? 0) - above - (title?.height ?? 0);
    expect(Math.abs(above - below)).toBeLessThanOrEqual(2);
  });
});
