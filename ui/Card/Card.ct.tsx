import { expect, test } from '../../playwright/fixtures';
import { CardsVanish, Playground, WithAPicture, WithoutACard } from './Card.stories';

test('a grid is a named list of cards', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('list', { name: 'Caisses' }).getByRole('listitem')).toHaveCount(4);
});

test('DESIGN rule 6: at 360 px the cards stand in one column and nothing scrolls sideways', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<Playground.Component />);
  const lefts = await page
    .getByRole('listitem')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('beside a picture the subtitle stands under the title', async ({ mount, page }) => {
  await mount(<WithAPicture.Component />);
  const title = await page.getByRole('heading', { name: 'Awa Koné' }).boundingBox();
  const subtitle = await page.getByText('Coopérative').boundingBox();
  expect(subtitle?.x).toBe(title?.x);
  expect(subtitle?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
});

test('DESIGN rule 25: a card’s heading and actions outside of a card are no landmarks of the page', async ({
  mount,
  page,
}) => {
  await mount(<WithoutACard.Component />);
  await expect(page.getByRole('heading', { name: 'Permissions' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('DESIGN rule 13: a card that goes leaves the focus to its neighbour', async ({ mount, page }) => {
  await mount(<CardsVanish.Component />);
  await page.getByRole('button', { name: 'Supprimer la caisse Plateau' }).press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Supprimer la caisse Yopougon' })).toBeFocused();
});
