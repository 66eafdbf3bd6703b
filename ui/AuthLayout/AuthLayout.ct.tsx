import { expect, test } from '../../playwright/fixtures';
import { Bare, LongWord, Playground } from './AuthLayout.stories';

test('DESIGN rule 21: brand and tools in the banner, the form in the main part, under the only h1', async ({
  mount,
  page,
}) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('banner').getByText('Comptoir')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(2);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  await expect(main.getByRole('textbox', { name: 'Nom d’utilisateur' })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(1);
});

test('DESIGN rule 21: the title can take the focus; Tab then goes on to the form', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((heading) => heading.focus());
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Nom d’utilisateur' })).toBeFocused();
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

  test('from 1024 px the band stands beside the form and says its sentence', async ({ mount, page }) => {
    await page.setViewportSize({ width: 1024, height: 740 });
    await mount(<Playground.Component />);
    const [band, main] = [await page.getByRole('banner').boundingBox(), await page.getByRole('main').boundingBox()];
    expect((band?.x ?? 0) + (band?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
    await expect(page.getByText(motto)).toBeVisible();
  });

  test('below, it is a bar above the form, and the form is on the first screen of a phone', async ({ mount, page }) => {
    await page.setViewportSize({ width: 1023, height: 740 });
    await mount(<Playground.Component />);
    const [band, main] = [await page.getByRole('banner').boundingBox(), await page.getByRole('main').boundingBox()];
    expect((band?.y ?? 0) + (band?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
    await expect(page.getByText(motto)).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeInViewport({ ratio: 1 });
  });

  test('the promises stand beside the form or, below 1024 px, after it', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const promises = page.getByRole('contentinfo').getByRole('listitem');
    await expect(promises).toHaveCount(3);
    const edges = async () =>
      [await page.getByRole('main').boundingBox(), await promises.first().boundingBox()] as const;
    await page.setViewportSize({ width: 1280, height: 740 });
    const [beside, left] = await edges();
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
    await page.setViewportSize({ width: 360, height: 740 });
    const [above, below] = await edges();
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });

  test('DESIGN rule 6: at 360 px a long address breaks in title and introduction', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<LongWord.Component />);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
