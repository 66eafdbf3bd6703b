import { typedepenses } from '@comptoir/contract/typedepenses';
import { formatMontant, sum } from '@comptoir/domain/money';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import { onlyAllowed, slowCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import {
  ByAmount,
  FilteredNarrow,
  LastPage,
  OfHiddenProject,
  OfPeriod,
  OfType,
  PeriodInverse,
  Playground,
} from './DepensesScreen.stories';

test.use({ viewport: { width: 1440, height: 900 } });

const line = (page: Page, name = 'Filtres') => page.getByRole('region', { name });
const chips = (page: Page) => line(page).getByRole('listitem');
const remove = (page: Page, label: string) => page.getByRole('button', { name: `Retirer le filtre ${label}` });
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filtres/ }).click();
const montantOf = (rows: readonly { montant: number }[]) => formatMontant(sum(rows.map(({ montant }) => montant)));

test('DESIGN "Weight and speed": types that come late move nothing (CLS)', async ({ mount, page, router }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await router.use(slowCall(typedepenses.all, held));
  await mount(<Playground.Component />);
  await openFilters(page);
  const beside = page.getByLabel('Statut', { exact: true });
  const before = await beside.boundingBox();
  answer();
  await expect(page.getByRole('option', { name: 'Carburant' })).toBeAttached();
  expect(await beside.boundingBox()).toEqual(before);
});

test('PRODUCT 1.27: the address orders the list; headers and filters turn it', async ({ mount, page, store }) => {
  await mount(<ByAmount.Component />);
  const amounts = store.depenses.map(({ montant }) => montant).sort((a, b) => a - b);
  const shown = page.getByRole('row').locator('td:nth-child(4)');
  const are = (montants: readonly number[]) => expect(shown).toHaveText(montants.map((one) => formatMontant(one)));
  await are(amounts.toReversed().slice(0, 5));
  const head = page.getByRole('columnheader', { name: 'Montant', exact: true });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await are(amounts.slice(0, 5));
  // The filters also set the order, for phones, where there are no column headers.
  await openFilters(page);
  await page.getByLabel('Ordre').selectOption('Plus anciens');
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(chips(page)).toHaveCount(0);
});

test.describe('on paper', () => {
  test.use({ ownPage: true });

  test('DESIGN rule 23: all pages of the filtered list, its sums, its author', async ({ mount, page, store }) => {
    await mount(<OfPeriod.Component />);
    const rows = store.depenses.filter(({ date }) => date.startsWith('2026-10'));
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    // The test browser's own print() ends at once, which would remove the sheet before the test sees it.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Exporter' }).click();
    await page.getByRole('menuitem', { name: 'Imprimer', exact: true }).click();
    const sheet = page.locator('[data-print-sheet]');
    await expect(sheet).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeHidden();
    await expect(sheet.locator('thead')).toContainText(
      'Bâtir Ensemble Côte d’Ivoire · Période : 1er – 31 octobre 2026Date',
    );
    await expect(sheet.getByRole('columnheader').last()).toHaveText('Nature');
    await expect(sheet).toContainText(`${rows.length} résultats · Total : ${montantOf(rows)} · Reste à payer : `);
    await expect(sheet).toContainText(/Édité le \d\d\/\d\d\/\d{4} \d\d:\d\d par \S+/);
    await expect(sheet.locator('tbody tr')).toHaveCount(rows.length);
    for (const { libelle } of rows) await expect(sheet.getByRole('cell', { name: libelle, exact: true })).toBeVisible();
    await page.pdf({ preferCSSPageSize: true });
    // The sheet is removed once it has been printed.
    await expect(sheet).toHaveCount(0);
  });
});

test.describe('the list behind the dashboard’s figures (PRODUCT N)', () => {
  test('PRODUCT N: the expenses of a period, their sums, and the way back', async ({ mount, page, store }) => {
    await mount(<OfPeriod.Component />);
    await openFilters(page);
    const rows = store.depenses.filter(({ date }) => date.startsWith('2026-10'));
    await expect(chips(page)).toHaveText(['Période : 1er – 31 octobre 2026']);
    await expect(line(page)).toContainText(`${rows.length} résultats · Total : ${montantOf(rows)} · Reste à payer : `);
    await expect(page.getByRole('textbox', { name: 'Du' })).toHaveValue('01/10/2026');
    const periode = page.getByRole('combobox', { name: 'Période' });
    await periode.selectOption('Cette année');
    await expect(page.getByRole('textbox', { name: 'Du' })).toHaveValue(/^01\/01\/\d{4}$/);
    await page.getByRole('button', { name: /^Retirer le filtre Période/ }).click();
    await expect(page.getByRole('textbox', { name: 'Du' })).toHaveValue('');
    await periode.selectOption('Cette année');
    await expect(chips(page)).toHaveCount(1);
    await periode.selectOption('Tout');
    await expect(chips(page)).toHaveCount(0);
    await expect(page.getByText('sur 5')).toBeVisible();
  });

  test('PRODUCT 1.27: longer pages begin at the first, and are remembered', async ({ mount, page, store }) => {
    const shown = page.getByRole('rowheader');
    const list = await mount(<LastPage.Component />);
    await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('5');
    await page.getByRole('combobox', { name: 'Par page' }).selectOption('10');
    await expect(shown).toHaveCount(10);
    await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('1');
    await page.getByRole('combobox', { name: 'Par page' }).selectOption('25');
    await expect(shown).toHaveCount(store.depenses.length);
    await page.getByRole('switch', { name: '25 par page partout' }).check();
    await list.unmount();
    await mount(<Playground.Component />);
    await expect(shown).toHaveCount(store.depenses.length);
    await expect(page.getByRole('combobox', { name: 'Par page' })).toHaveValue('25');
    await expect(page.getByRole('switch', { name: '25 par page partout' })).toBeChecked();
  });

  test('a page and a search keep the filters; refresh resets them all, once', async ({ mount, page, store }) => {
    const urls: URL[] = [];
    page.on('request', (request) => urls.push(new URL(request.url())));
    const rows = store.depenses.filter(({ date }) => date.startsWith('2026-10'));
    await mount(<OfPeriod.Component />);
    await page.getByRole('button', { name: 'Page suivante' }).click();
    const asked = (wanted: Record<string, string>) => () =>
      urls.some(
        ({ pathname, searchParams }) =>
          pathname.includes('depenses/') &&
          Object.entries({ datedebut: '2026-10-01', datefin: '2026-10-31', ...wanted }).every(
            ([name, value]) => searchParams.get(name) === value,
          ),
      );
    await expect.poll(asked({ page: '2' })).toBe(true);
    await page.getByRole('searchbox').fill('loyer');
    await expect(page.getByRole('rowheader')).toHaveText(['Loyer du bureau, octobre']);
    await expect.poll(asked({ search: 'loyer' })).toBe(true);
    await expect(line(page)).toContainText(`1 résultat · Total : ${formatMontant(450_000)}`);
    expect(rows.length).toBeGreaterThan(5);
    const reads = () => urls.filter(({ pathname }) => /depenses\/(search)?whith/.test(pathname)).length;
    const before = reads();
    await page.getByRole('button', { name: 'Actualiser' }).click();
    await expect(chips(page)).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByText('sur 5')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('1');
    expect(reads()).toBe(before + 1);
  });

  test('of a type: the chip says its name, the select has it', async ({ mount, page, store }) => {
    await mount(<OfType.Component />);
    const { libelle = '' } = store.typedepenses.find(({ typedepenseid }) => typedepenseid === 5) ?? {};
    const rows = store.depenses.filter(({ typedepenseid }) => typedepenseid === 5);
    await expect(chips(page)).toHaveText(['Période : 1er janvier – 31 décembre 2026', `Type : ${libelle}`]);
    await openFilters(page);
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('5');
    await expect(line(page)).toContainText(`${rows.length} résultats · Total : ${montantOf(rows)}`);
    await remove(page, `Type : ${libelle}`).press('Enter');
    await expect(chips(page)).toHaveCount(1);
    await expect(remove(page, 'Période : 1er janvier – 31 décembre 2026')).toBeFocused();
  });
});

test('a period whose end is before its beginning says so and leaves the end out', async ({ mount, page }) => {
  await mount(<PeriodInverse.Component />);
  await openFilters(page);
  await expect(page.getByRole('group', { name: 'Dates au choix' }).getByText(/avant le début/)).toBeVisible();
  await expect(chips(page)).toHaveText(['Période : du 20 novembre 2026']);
});

test('CONTRACT "Permissions": without projects, a project has its number', async ({ mount, page, asked, store }) => {
  Object.assign(store, onlyAllowed('depenses'));
  await mount(<OfHiddenProject.Component />);
  await expect(chips(page)).toHaveText([`Projet : N° ${PROJET.COMPLET}`]);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(asked.filter((call) => call.includes('projets/'))).toEqual([]);
});

for (const width of [1440, 360]) {
  test(`DESIGN rule 6: at ${width} px the filters are one button, which opens them below`, async ({ mount, page }) => {
    await page.setViewportSize({ width, height: 740 });
    await mount(<FilteredNarrow.Component />);
    await expect(chips(page)).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: 'Du' })).toHaveCount(0);
    const button = page.getByRole('button', { name: 'Filtres (2)' });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('textbox', { name: 'Du' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
