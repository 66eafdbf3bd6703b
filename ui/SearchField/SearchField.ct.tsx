import { expect, test } from '../../playwright/fixtures';
import { Filled, Playground } from './SearchField.portable';

test('the clear button appears with a text, empties it and gives the focus back', async ({ mount, page }) => {
  await mount(<Playground />);
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
  await mount(<Filled onValueChange={(value) => values.push(value)} />);
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') document.body.dataset.escaped = 'true';
    });
  });
  await page.getByRole('searchbox').press('Escape');
  expect(values).toEqual(['']);
  await expect(page.locator('body')).not.toHaveAttribute('data-escaped');
  await page.getByRole('searchbox').press('Escape');
  await expect(page.locator('body')).toHaveAttribute('data-escaped');
});
