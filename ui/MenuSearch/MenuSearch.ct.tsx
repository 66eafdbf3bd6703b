import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Playground } from './MenuSearch.portable';

const field = (page: Page) => page.getByRole('combobox', { name: 'Rechercher dans le menu' });
const active = (page: Page) => page.getByRole('option', { selected: true });

test.describe('MenuSearch (spec § 2 Shell, DESIGN rule 22)', () => {
  test('Ctrl-K leads to it', async ({ mount, page }) => {
    await mount(<Playground />);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });

  test('arrows choose among the results, Enter opens one and empties the field', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground onChoose={({ id }) => chosen.push(id)} />);
    await field(page).pressSequentially('dép');
    await expect(page.getByRole('option')).toHaveText(['Dépenses', 'Types de dépenses']);
    await expect(page.getByRole('status')).toHaveText('2 résultats');
    await expect(active(page)).toHaveText('Dépenses');
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText('Types de dépenses');
    const id = await active(page).getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen).toEqual(['typedepense']);
    await expect(field(page)).toHaveValue('');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('a result can be pressed', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground onChoose={({ id }) => chosen.push(id)} />);
    await field(page).fill('caisse');
    await page.getByRole('option', { name: 'Caisses' }).click();
    await expect.poll(() => chosen).toEqual(['caisses']);
  });

  test('nothing found is said', async ({ mount, page }) => {
    await mount(<Playground />);
    await field(page).fill('zébu');
    await expect(page.getByRole('status')).toHaveText('Opps!! Aucun résultat trouvé.');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
  });

  test('Escape empties it; a click outside closes the list and keeps the text', async ({ mount, page }) => {
    await mount(<Playground />);
    await field(page).fill('caisse');
    await page.mouse.click(900, 700);
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(field(page)).toHaveValue('caisse');
    await field(page).click();
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });
});

test.describe('MenuSearch below 768 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('unfolds over the header and folds again, with the focus', async ({ mount, page }) => {
    await mount(<Playground />);
    const button = page.getByRole('button', { name: 'Ouvrir la recherche' });
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    await page.getByRole('button', { name: 'Fermer la recherche' }).click();
    await expect(button).toBeFocused();
  });
});
