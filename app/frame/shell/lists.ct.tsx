import type { Locator, Page } from '@playwright/test';
import { Playground as Activite } from '../../activites/ActiviteModal.stories';
import { Playground as Historique } from '../../activites/HistoriqueModal.stories';
import { Playground as Mouvements } from '../../caisses/mouvements/MouvementsModal.stories';
import { Playground as ClientCommandes } from '../../commandes/ClientCommandesModal.stories';
import { Playground as EtapeDepenses } from '../../projets/etapes/EtapeDepensesModal.stories';
import { Playground as Reglements } from '../../reglements/ReglementsModal.stories';
import { expect, test } from '../../stories/mockedTest';
import { Playground } from './lists.stories';

/**
 * The screens with a list, and the list's shape at 768 px and at 1 024 px beside an open sidebar, where it has less
 * room.
 */
const LISTS = [
  ['/depenses', 'table'],
  ['/caisses', 'table'],
  ['/caisses/mouvements', 'table'],
  ['/caisses/situation', 'lines'],
  ['/commandes', 'lines'],
  ['/reglements', 'lines'],
  ['/reglements/types', 'table'],
  ['/clients/creances', 'table'],
  ['/activites', 'table'],
  ['/corbeille', 'table'],
  ['/parametre/typedepense', 'table'],
  ['/parametre/profil', 'table'],
  ['/user/users-cards?vue=liste', 'table'],
  ['/user/users-profile', 'table'],
] as const;

const WIDTHS = [
  { width: 1280, isOpen: true },
  { width: 1280, isOpen: false },
  { width: 1200, isOpen: true },
  { width: 1200, isOpen: false },
  { width: 1024, isOpen: false },
  { width: 768, isOpen: false },
  { width: 1024, isOpen: true },
] as const;

async function sized(page: Page, { width, isOpen }: (typeof WIDTHS)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // The sidebar opens or closes by itself when the width changes.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  if ((await toggle.getAttribute('aria-expanded')) !== String(isOpen)) await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
  await settled(page);
}

/** Resolves once no animation runs and the components that measure themselves have done so. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
}

const PHONE = { width: 360, height: 740 };
/** Height of the header, which stays at the top, in pixels. */
const HEADER = 64;
const ROWS_SEEN = 6;

/** Returns the rows that write their dates in more than one form. */
function mixedDates(place: Locator) {
  return place.evaluate((main) => {
    const forms = [
      /(?<![\d/])\d\d\/\d\d(?![\d/])/,
      /\d\d\/\d\d\/\d{4}/,
      /\d (janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)/,
    ];
    return [...main.querySelectorAll('[data-shape] :is(tbody tr, li)')]
      .map(({ textContent }) => textContent)
      .filter((text) => forms.filter((form) => form.test(text)).length > 1);
  });
}

/** Tells the shape of the list, which parts are wider than their place, and which amounts are cut. */
function look(place: Locator) {
  return place.evaluate((main) => {
    const list = main.querySelector('[data-shape]');
    const wider = (element: Element) => element.scrollWidth > element.clientWidth;
    const isTable = main.querySelector('[data-shape] table') !== null;
    const edge = list?.getBoundingClientRect().right ?? 0;
    const cut = [...(list?.querySelectorAll('td, th, dd') ?? [])].filter(
      (cell) => wider(cell) || cell.getBoundingClientRect().right > edge + 1,
    );
    return {
      shape: isTable ? 'table' : 'lines',
      overflow: [document.documentElement, main, list].filter((one) => one && wider(one)).length,
      cut: cut.map(({ textContent }) => textContent),
    };
  });
}

test('DESIGN rule 1: the menu leads to a list as it was left; on the list itself, to the whole', async ({
  mount,
  page,
}) => {
  await mount(<Playground.Component path="/clients" />);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const clients = menu.getByRole('link', { name: 'Clients', exact: true });
  const search = page.getByRole('searchbox', { name: 'Rechercher un client' });
  await search.fill('diabate');
  await expect(page.locator('article')).toHaveCount(1);
  await menu.getByRole('link', { name: 'Caisses', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caisses');
  await clients.click();
  await expect(search).toHaveValue('diabate');
  await expect(page.locator('article')).toHaveCount(1);
  await clients.click();
  await expect(search).toHaveValue('');
  await expect(page.locator('article')).toHaveCount(6);
});

/** Lines that a phone shows where it is not six: a register shows all its figures, because they add up. */
const FEWER: Readonly<Record<string, number>> = { '/caisses/situation': 4 };

for (const [path, narrow] of LISTS) {
  test(`DESIGN rule 6: ${path} is a table where it fits, and ${FEWER[path] ?? 'six'} lines on a phone`, async ({
    mount,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await mount(<Playground.Component path={path} />);
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    for (const size of WIDTHS) {
      await sized(page, size);
      const shape = size.width === 768 || (size.width === 1024 && size.isOpen) ? narrow : 'table';
      expect([size, await look(page.getByRole('main'))]).toEqual([size, { shape, overflow: 0, cut: [] }]);
    }
    expect(await mixedDates(page.getByRole('main'))).toEqual([]);
    await page.setViewportSize(PHONE);
    await settled(page);
    expect(await mixedDates(page.getByRole('main'))).toEqual([]);
    const lines = await page.locator('[data-shape=lines] li').evaluateAll((all) => all.map((one) => one.clientHeight));
    expect((FEWER[path] ?? ROWS_SEEN) * Math.max(...lines)).toBeLessThanOrEqual(PHONE.height - HEADER);
  });
}

test('spec § 2: beside the sidebar the opening amount has a column of its own', async ({ mount, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await mount(<Playground.Component path="/caisses" />);
  await sized(page, { width: 1280, isOpen: true });
  await expect(page.getByRole('main').getByRole('columnheader')).toHaveText([
    'Libellé Nature',
    'Montant d’ouverture',
    /^Solde/,
    'Description Arrêtés',
    'Actions',
  ]);
});

const DIALOGS = [
  ['a register’s movements', <Mouvements.Component key="mouvements" />],
  ['an expense’s payments', <Reglements.Component key="reglements" />],
  ['a client’s orders', <ClientCommandes.Component key="commandes" />],
  ['a step’s expenses', <EtapeDepenses.Component key="depenses" />],
  ['a record’s history', <Historique.Component key="historique" />],
  ['what one activity changed', <Activite.Component key="activite" />],
] as const;

for (const [what, story] of DIALOGS) {
  test(`DESIGN rule 6: the dialog of ${what} holds a table from 768 px on`, async ({ mount, page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await mount(story);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row').nth(1)).toBeVisible();
    for (const width of [1280, 1200, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      expect([width, await look(dialog)]).toEqual([width, { shape: 'table', overflow: 0, cut: [] }]);
    }
    expect(await mixedDates(dialog)).toEqual([]);
  });
}
