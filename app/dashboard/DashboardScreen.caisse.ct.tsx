import { oneCaisse } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { OneCaisse, OneCaisseReader, Playground } from './DashboardScreen.stories';

/** Returns the titles of the sections once all of them are loaded. */
async function titlesOf(page: Page): Promise<string[]> {
  for (const name of ['Ma caisse', 'Total des dépenses'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  return page.getByRole('heading', { level: 2 }).allTextContents();
}

test.describe('who sees one register (PRODUCT N, Q)', () => {
  test.use({ overrides: [oneCaisse()] });

  test('has it, what is to be paid and what is to be collected before the totals', async ({ mount, page, store }) => {
    await mount(<OneCaisse.Component />);
    const titles = await titlesOf(page);
    const own = ['Ma caisse', 'À payer', 'À encaisser', 'En attente', 'Total des dépenses'];
    const places = own.map((title) => titles.lastIndexOf(title));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBe(0);
    await expect(page.getByRole('heading', { name: 'Caisses', exact: true })).toHaveCount(0);

    const { libelle = '' } = store.caisses.find(({ caisseid }) => caisseid === 1) ?? {};
    await expect(page.getByRole('link', { name: libelle, exact: true })).toHaveAttribute('href', '/caisses/1');
    await expect(page.getByRole('table', { name: 'Mouvements' }).getByRole('row')).toHaveCount(6);
    await page
      .getByRole('button', { name: /^Encaisser la commande/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Encaisser' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Régler la dépense/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Création d’un règlement' })).toBeVisible();
  });

  test('what waits follows what is done below it', async ({ mount, page, store }) => {
    await mount(<OneCaisse.Component />);
    const waiting = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Dépenses à régler' }) });
    const due = page.getByRole('table', { name: 'À payer' });
    const many = async () => Number(/(\d+) dépenses?$/.exec(await waiting.innerText())?.[1]);
    await expect(waiting).toContainText('dépense');
    const before = await many();
    // Takes an expense without payments, because one with payments cannot be deleted.
    const isPaid = (id: number) => store.reglements.some((row) => row.from === 0 && row.depenseid === id);
    const [free] = store.depenses
      .filter(({ depenseid }) => !isPaid(depenseid))
      .sort((one, other) => other.date.localeCompare(one.date) || other.depenseid - one.depenseid);
    const row = due.getByRole('row').filter({ hasText: free?.libelle ?? 'aucune' });
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('button', { name: 'Oui' }).click();
    await expect.poll(many).toBe(before - 1);
  });
});

test.describe('at the first visit', () => {
  test.use({ overrides: [oneCaisse()], ownPage: true });

  test('the totals are not seen before their place is known, and never move', async ({ mount, page }) => {
    await page.evaluate(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      const look = () => {
        const figure = document.evaluate('//article[contains(., "Total des dépenses")]', document).iterateNext();
        if (figure instanceof Element && getComputedStyle(figure).visibility === 'visible')
          places.add(figure.getBoundingClientRect().top + scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    await mount(<OneCaisse.Component />);
    await titlesOf(page);
    expect(await page.evaluate(() => [...(Reflect.get(window, 'places') as Set<number>)])).toHaveLength(1);
  });
});

test('CONTRACT "Permissions": a reader sees it; nothing else is asked for', async ({ mount, page, asked, store }) => {
  Object.assign(store, oneCaisse(['tableau de bord', 'caisses']));
  await mount(<OneCaisseReader.Component />);
  expect(await titlesOf(page)).toContain('Ma caisse');
  await expect(page.getByRole('table', { name: /À payer|À encaisser/ })).toHaveCount(0);
  expect(asked.filter((call) => /depenses|commandes/.test(call))).toEqual([]);
});

test('DESIGN rule 5: at 768 px each figure stays within its card', async ({ mount, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await mount(<Playground.Component />);
  const cards = page.getByRole('article').filter({ hasText: 'Fcfa' });
  await expect(cards.filter({ hasText: 'Commandes à encaisser' })).toBeVisible();
  await expect(cards.filter({ hasText: 'Total des dépenses' })).toBeVisible();
  const isOver = (card: Element) => card.scrollWidth > card.clientWidth;
  for (const card of await cards.all()) expect(await card.evaluate(isOver)).toBe(false);
});
