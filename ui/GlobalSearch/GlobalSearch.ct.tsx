import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Busy, BusyWithNothing, Failed, Playground, Stale } from './GlobalSearch.stories';

const field = (page: Page) => page.getByRole('combobox', { name: 'Rechercher partout' });
const active = (page: Page) => page.getByRole('option', { selected: true });
const said = (page: Page) => page.getByRole('status');

test.describe('GlobalSearch (spec § 2 Shell, PRODUCT K, DESIGN rule 22)', () => {
  test('Ctrl-K leads to it; arrows choose, Enter opens and empties the field', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground.Component onChoose={({ id }) => chosen.push(id)} />);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await field(page).fill('DEP');
    await expect(page.getByRole('option').locator('mark').first()).toHaveText('Dép');
    const screens = page.getByRole('group', { name: 'Écrans' }).getByRole('option');
    await expect(screens).toHaveText(['Dépenses', 'Types de dépenses']);
    await expect(page.getByRole('group', { name: 'Clients' }).getByRole('option')).toHaveCount(2);
    await expect(said(page)).toHaveText('4 résultats');
    await expect(active(page)).toHaveText('Dépenses');
    for (const label of ['Types de dépenses', /^Caisse des dépôts/]) {
      await page.keyboard.press('ArrowDown');
      await expect(active(page)).toHaveText(label);
    }
    const id = await active(page).getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen).toEqual(['client-1']);
    await expect(field(page)).toHaveValue('');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('a result is a link that may open elsewhere; the search stays', async ({ mount, page, context }) => {
    const chosen: string[] = [];
    await mount(<Playground.Component onChoose={({ id }) => chosen.push(id)} />);
    await field(page).fill('kouassi');
    const result = page.getByRole('option', { name: /Kouassi et fils/ });
    await expect(result).toHaveAttribute('href', '#client-2');
    const ways: Parameters<typeof result.click>[0][] = [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }];
    for (const options of ways) {
      const opened = context.waitForEvent('page');
      await result.click(options);
      const other = await opened;
      await expect(other).toHaveURL(/#client-2$/);
      await other.close();
    }
    await expect(result).toBeVisible();
    expect(chosen).toEqual([]);
    await result.click();
    await expect.poll(() => chosen).toEqual(['client-2']);
  });

  test('nothing found is said', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await field(page).fill('zébu');
    await expect(said(page)).toHaveText('Opps!! Aucun résultat trouvé.');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('zébu');
  });

  test('while it searches, what there is can be opened, and nothing is missing', async ({ mount, page }) => {
    const chosen: string[] = [];
    const story = await mount(<Busy.Component key="some" onChoose={({ id }) => chosen.push(id)} />);
    await field(page).fill('dép');
    await expect(said(page)).toHaveText('Recherche en cours');
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await field(page).press('Enter');
    await expect.poll(() => chosen).toEqual(['depenses']);
    await story.update(<BusyWithNothing.Component key="none" />);
    await field(page).fill('zébu');
    await expect(said(page)).toHaveText('Recherche en cours');
    await expect(page.getByText('Opps!! Aucun résultat trouvé.')).toHaveCount(0);
  });

  test('DESIGN rule 4: Enter opens no answer to an older text, an arrow leads to it', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Stale.Component onChoose={({ id }) => chosen.push(id)} />);
    await field(page).fill('kouassi yao');
    await expect(page.getByRole('option')).toHaveCount(3);
    await expect(active(page)).toHaveCount(0);
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('kouassi yao');
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await expect.poll(() => chosen).toEqual(['client-1']);
  });

  test('DESIGN rule 2: a failure is told beside what was found, with the way to try again', async ({ mount, page }) => {
    await mount(<Failed.Component />);
    await field(page).fill('zébu');
    await expect(said(page)).toHaveText('Le serveur est injoignable.');
    await expect(page.getByText('Opps!! Aucun résultat trouvé.')).toHaveCount(0);
    await field(page).fill('dép');
    await expect(said(page)).toHaveText('2 résultats Le serveur est injoignable.');
    await field(page).press('Tab');
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('Escape empties it; a click outside closes the list and keeps the text', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await field(page).fill('caisses');
    await page.mouse.click(1100, 700);
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(field(page)).toHaveValue('caisses');
    await field(page).click();
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });

  test('DESIGN rule 6: in a small window what an arrow leads to is in sight', async ({ mount, page }) => {
    await page.setViewportSize({ width: 768, height: 320 });
    await mount(<Playground.Component />);
    await field(page).fill('e');
    for (const key of ['ArrowUp', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expect(active(page)).toBeInViewport({ ratio: 0.99 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  });
});

test.describe('GlobalSearch below 768 px', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  const open = (page: Page) => page.getByRole('button', { name: 'Ouvrir la recherche' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rechercher partout' });

  test('opens over the whole screen and gives the focus back', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await open(page).tap();
    await expect(field(page)).toBeFocused();
    await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(open(page)).toBeFocused();
    await open(page).tap();
    await page.getByRole('button', { name: 'Fermer' }).tap();
    await expect(open(page)).toBeFocused();
  });

  test('Ctrl-K opens it once; a result is opened by a finger, on 44 px', async ({ mount, page }) => {
    const chosen: string[] = [];
    await mount(<Playground.Component onChoose={({ id }) => chosen.push(id)} />);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await field(page).fill('dép');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(1);
    await expect(field(page)).toHaveValue('dép');
    for (const option of await page.getByRole('option').all()) {
      // The panel may still be moving into place.
      await expect.poll(async () => (await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('option', { name: /^Société ivoirienne/ }).tap();
    await expect.poll(() => chosen).toEqual(['client-3']);
    await expect(dialog(page)).toHaveCount(0);
  });
});
