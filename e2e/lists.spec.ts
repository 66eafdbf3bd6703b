import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { Visitor } from './visitor';

interface Narrowed {
  search: boolean;
  /** It has more than one page, on whatever day the demonstration begins. */
  pages: boolean;
  /** Number of select fields among its filters. */
  filters: number;
}

/** The lists of all screens by address, and what narrows each. */
const LISTS: Readonly<Record<string, Narrowed>> = {
  '/user/users-cards': { search: true, pages: true, filters: 0 },
  '/projets': { search: true, pages: true, filters: 0 },
  '/clients': { search: true, pages: true, filters: 0 },
  '/clients/creances': { search: true, pages: false, filters: 0 },
  '/commandes': { search: true, pages: true, filters: 4 },
  '/depenses': { search: true, pages: true, filters: 4 },
  '/caisses': { search: true, pages: false, filters: 1 },
  '/caisses/mouvements': { search: false, pages: true, filters: 4 },
  '/caisses/situation': { search: false, pages: false, filters: 2 },
  '/reglements': { search: false, pages: true, filters: 7 },
  '/reglements/types': { search: false, pages: false, filters: 2 },
  '/avances': { search: false, pages: true, filters: 2 },
  '/activites': { search: true, pages: true, filters: 3 },
  '/corbeille': { search: false, pages: false, filters: 1 },
  '/parametre/typedepense': { search: true, pages: false, filters: 0 },
};

/** Tested at every change: cards, a table, and a list without a search. The others run in the long suite only. */
const ALWAYS = ['/user/users-cards', '/depenses', '/caisses/mouvements'];

test.use({ house: ({ demo }, use) => use(demo), contextOptions: { reducedMotion: 'reduce' } });

/** Opens a screen; resolves when all of it is there. */
const open = (page: Page, path: string) => new Visitor(page, 'fr-FR').open(path);

const main = (page: Page) => page.getByRole('main');

/** What assistive technology announces, apart from messages. */
const announced = (page: Page) => main(page).getByRole('status');

/** Texts that tell what narrows a list while its filters are closed. The page number is not among them. */
const filters = (page: Page) =>
  main(page)
    .locator('input[type=search], section li')
    .evaluateAll((parts) => parts.map((part) => (part instanceof HTMLInputElement ? part.value : part.textContent)));

/** Expects the list as it was after a reload, and after another screen and Back (DESIGN rule 1). */
async function expectKept(page: Page): Promise<void> {
  const address = page.url();
  const before = await filters(page);
  await page.reload();
  await expect.poll(() => filters(page)).toEqual(before);
  await page.getByRole('complementary').getByRole('link').first().click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => filters(page)).toEqual(before);
}

for (const [path, has] of Object.entries(LISTS)) {
  const tag = ALWAYS.includes(path) ? [] : '@long';
  test(`DESIGN rules 1, 4, 9: what narrows ${path} is said, and kept in its address`, { tag }, async ({
    counter: { page },
    t,
  }) => {
    await open(page, path);
    const search = main(page).getByRole('searchbox');
    const pages = main(page).getByRole('navigation').getByLabel('Page', { exact: true });
    const button = main(page).getByRole('button', { name: t('liste.filtres'), exact: true });
    if (has.filters > 0) await button.press('Enter');
    const selects = await main(page).locator('select:not(nav select)').all();
    expect(selects).toHaveLength(has.filters);
    await expect(search).toHaveCount(has.search ? 1 : 0);

    if (has.pages) {
      await pages.fill('2x');
      await pages.press('Enter');
      await expect(page).toHaveURL(/page=2/);
      await expect(announced(page).filter({ hasText: /^Page 2 sur \d+$/ })).toHaveCount(1);
      await expectKept(page);
      await expect(pages).toHaveValue('2');
      if (has.filters > 0) await button.press('Enter');
    }
    for (const select of selects) {
      const address = page.url();
      const [chosen = ''] = await select.selectOption({ index: 1 });
      await expect(page).not.toHaveURL(address);
      // The address changes first; the select shows its value afterwards.
      await expect(select).toHaveValue(chosen);
    }
    if (has.filters > 0) await expectKept(page);
    if (has.search) {
      await open(page, path);
      await search.fill('an');
      await expect(page).toHaveURL(/search=an/);
      await expect(announced(page).filter({ hasText: /^\d+ résultats?$/ })).toHaveCount(1);
      await expectKept(page);
    }
  });
}

test('DESIGN rule 21: each screen of the menu has the focus on its title, which the document is called by', async ({
  counter: { page },
  t,
}) => {
  // This screen is not in the menu, so the first link leads to another one.
  await open(page, '/user/users-profile');
  const nav = page.getByRole('navigation').first();
  await nav.getByRole('button', { name: t('menu.parametre') }).press('Enter');
  const links = await nav.getByRole('link').all();
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const name = (await link.innerText()).trim();
    await link.press('Enter');
    const title = page.getByRole('heading', { level: 1, name, exact: true });
    await expect(title).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  }
});

test('DESIGN rule 21: another language is said to the document, and its title follows', async ({
  counter: { page },
}) => {
  await open(page, '/depenses');
  await page.getByRole('button', { name: /^Langue/ }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'English' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveTitle(/^Expenses · /);
});
