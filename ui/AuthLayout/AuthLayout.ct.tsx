import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Bare, Playground } from './AuthLayout.stories';

test('DESIGN rule 21: brand and tools are in the banner, the form under the only h1', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('banner').getByText('Comptoir')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(2);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Connexion');
  await expect(page.getByRole('heading')).toHaveCount(1);
  // A change of route gives it the focus.
  await title.evaluate((heading) => heading.focus());
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('textbox', { name: 'Nom d’utilisateur' })).toBeFocused();
});

test('what is not given leaves nothing behind', async ({ mount, page }) => {
  await mount(<Bare.Component />);
  await expect(page.getByRole('paragraph')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveText('Comptoir');
  const [title, form] = [await page.getByRole('heading').boundingBox(), await page.locator('form').boundingBox()];
  expect((form?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThan(40);
});

test.describe('by width (spec § 9)', () => {
  const motto = 'Chaque franc, de la caisse au justificatif.';

  test('from 1024 px on the band stands beside the form; below, it is a bar above it', async ({ mount, page }) => {
    await page.setViewportSize({ width: 1024, height: 740 });
    await mount(<Playground.Component />);
    const promises = page.getByRole('contentinfo').getByRole('listitem');
    await expect(promises).toHaveCount(3);
    const [band, main, promise] = [page.getByRole('banner'), page.getByRole('main'), promises.first()];
    expect((await boxOf(band)).right).toBeLessThanOrEqual((await boxOf(main)).x);
    expect((await boxOf(promise)).right).toBeLessThanOrEqual((await boxOf(main)).x);
    await expect(page.getByText(motto)).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 740 });
    expect((await boxOf(band)).bottom).toBeLessThanOrEqual((await boxOf(main)).y);
    await expect(page.getByText(motto)).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await boxOf(promise)).y).toBeGreaterThanOrEqual((await boxOf(main)).bottom);
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeInViewport({ ratio: 1 });
  });
});
