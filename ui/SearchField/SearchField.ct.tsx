import { expect, test } from '../../playwright/fixtures';
import { Debounced, Filled, Playground } from './SearchField.stories';

test('the clear button appears with a text, empties it and gives the focus back', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const input = page.getByRole('searchbox', { name: 'Rechercher une dépense' });
  const clear = page.getByRole('button', { name: 'Effacer la recherche' });
  await expect(clear).toBeHidden();
  await input.pressSequentially('eau');
  await clear.click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
});

test('Esc empties the search first, and only then reaches what it stands in', async ({ mount, page }) => {
  const values: string[] = [];
  await mount(<Filled.Component onValueChange={(value) => values.push(value)} />);
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') document.body.dataset.escaped = 'true';
    });
  });
  await page.getByRole('searchbox').press('Escape');
  await expect.poll(() => values).toEqual(['']);
  await expect(page.locator('body')).not.toHaveAttribute('data-escaped');
  await page.getByRole('searchbox').press('Escape');
  await expect(page.locator('body')).toHaveAttribute('data-escaped');
});

test('DESIGN rule 4: what is typed is searched once, 250 ms after the last key', async ({ mount, page }) => {
  await page.clock.install({ time: 0 });
  const story = await mount(<Debounced.Component />);
  await page.clock.pauseAt(60_000);
  await page.getByRole('searchbox').pressSequentially('ea');
  await page.clock.runFor(249);
  await page.getByRole('searchbox').pressSequentially('u');
  await page.clock.runFor(249);
  await expect(story.locator('output')).toHaveText('');
  await page.clock.runFor(1);
  await expect(story.locator('output')).toHaveText('|eau');
});
