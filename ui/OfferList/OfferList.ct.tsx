import { expect, test } from '../../playwright/fixtures';
import { LongTexts, Several } from './OfferList.stories';

test('what waits is a list in a region of its title, each with buttons that name it (DESIGN rule 7)', async ({
  mount,
  page,
}) => {
  await mount(<Several.Component />);
  const items = page.getByRole('region', { name: '3 saisies non enregistrées' }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  for (const [i, text] of ['Dépense · Transport', 'Client · Aminata Koné', 'Commande'].entries()) {
    await expect(items.nth(i).getByRole('button', { name: `Reprendre : ${text}` })).toBeVisible();
    await expect(items.nth(i).getByRole('button', { name: `Jeter : ${text}` })).toBeVisible();
  }
});

test('it is not printed', async ({ mount, page }) => {
  await mount(<Several.Component />);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('3 saisies non enregistrées')).toBeHidden();
});

test('DESIGN rule 6: at 360 px a long one wraps, and nothing scrolls sideways', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<LongTexts.Component />);
  await expect(page.getByRole('button', { name: /^Jeter/ })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
