import { expect, test } from '../../playwright/fixtures';
import { One, OwnTones, Playground } from './Timeline.stories';

test('an ordered list: each step with who and when, in its order', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const list = page.getByRole('list', { name: 'Livraison de la commande 12' });
  expect(await list.evaluate(({ tagName }) => tagName)).toBe('OL');
  await expect(list.getByRole('listitem')).toHaveText([
    /^Emballage.*Awa Koné, 12\/11\/2026 09:05$/,
    /^Expédié/,
    /^En livraison/,
    /^Livré/,
  ]);
});

test('DESIGN rule 24: each tone has its own icon, which is not read', async ({ mount, page }) => {
  await mount(<OwnTones.Component />);
  const icons = await page.locator('li svg').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  expect(new Set(icons).size).toBe(3);
  await expect(page.getByRole('img')).toHaveCount(0);
});

test('a line leads from a step to the next, and from the last to nothing', async ({ mount, page }) => {
  const lines = () =>
    page.locator('li').evaluateAll((all) => all.map((item) => getComputedStyle(item, '::before').content));
  const story = await mount(<Playground.Component />);
  expect(await lines()).toEqual(['""', '""', '""', 'none']);
  await story.update(<One.Component />);
  expect(await lines()).toEqual(['none']);
});
