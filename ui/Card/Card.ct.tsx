import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { CardsVanish, Playground, WithAPicture, WithoutACard } from './Card.stories';

test('DESIGN rule 6: a grid is a named list of cards, at 360 px in one column', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<Playground.Component />);
  const cards = page.getByRole('list', { name: 'Caisses' }).getByRole('listitem');
  const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
  expect(lefts).toHaveLength(4);
  expect(new Set(lefts).size).toBe(1);
});

test('beside a picture the subtitle stands under the title', async ({ mount, page }) => {
  await mount(<WithAPicture.Component />);
  const title = await boxOf(page.getByRole('heading', { name: 'Awa Koné' }));
  const subtitle = await boxOf(page.getByText('Coopérative'));
  expect(subtitle.x).toBe(title.x);
  expect(subtitle.y).toBeGreaterThanOrEqual(title.bottom);
});

test('DESIGN rule 25: heading and actions outside of a card are no landmarks', async ({ mount, page }) => {
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
