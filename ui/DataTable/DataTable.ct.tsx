import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import {
  Busy,
  Linked,
  LongColumn,
  LongLabels,
  LongTexts,
  MovesLast,
  Playground,
  RowsVanish,
  Sortable,
} from './DataTable.stories';

const PHONE = { width: 360, height: 740 };

test('is a table whose rows have names; busy is said and the rows stay', async ({ mount, page }) => {
  const component = await mount(<Playground.Component />);
  const table = page.getByRole('table', { name: 'Dépenses' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Libellé',
    'Type',
    'Date',
    'Montant',
    'Reste',
    'État',
    'Actions',
  ]);
  await expect(table.getByRole('rowheader')).toHaveText(['Transport', 'Ciment, 40 sacs', 'Loyer du dépôt']);
  await expect(page.getByRole('button', { name: 'Actions : Transport du 12/11/2026' })).toBeVisible();
  await component.update(<Busy.Component />);
  await expect(component).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
});

test('PRODUCT 1.27: a header orders its rows, the greatest first, then the smallest', async ({ mount, page }) => {
  await mount(<Sortable.Component />);
  const head = page.getByRole('columnheader', { name: 'Montant' });
  await expect(head).not.toHaveAttribute('aria-sort');
  const press = head.getByRole('button');
  await press.click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('rowheader')).toHaveText(['Loyer du dépôt', 'Ciment, 40 sacs', 'Transport']);
  await press.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('rowheader')).toHaveText(['Transport', 'Ciment, 40 sacs', 'Loyer du dépôt']);
  await expect(page.getByRole('columnheader', { name: 'Reste' }).getByRole('button')).toHaveCount(0);
});

test('DESIGN rule 5: amounts end at the same place', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const ends = await page
    .getByRole('row')
    .locator('td:nth-child(4) > span')
    .evaluateAll((amounts) => amounts.map((amount) => Math.round(amount.getBoundingClientRect().right)));
  expect(ends).toHaveLength(3);
  expect(new Set(ends).size).toBe(1);
});

for (const [where, viewport] of [
  ['in a table', { width: 1280, height: 800 }],
  ['as lines', PHONE],
] as const) {
  test(`DESIGN rule 13: a row that goes leaves the focus to its neighbour, ${where}`, async ({ mount, page }) => {
    await page.setViewportSize(viewport);
    await mount(<RowsVanish.Component />);
    const remove = async (libelle: string) => {
      await page.getByRole('button', { name: new RegExp(`^Actions.*${libelle}`) }).press('ArrowUp');
      await page.keyboard.press('Enter');
    };
    await remove('Ciment');
    await expect(page.getByRole('button', { name: /^Actions/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: /Loyer du dépôt/ }).and(page.locator(':focus'))).toHaveCount(1);
    await remove('Loyer');
    await expect(page.getByRole('button', { name: /Transport/ }).and(page.locator(':focus'))).toHaveCount(1);
  });
}

test.describe('DataTable below 768 px (DESIGN rule 6)', () => {
  test.use({ viewport: PHONE });

  test('each row is two lines: label and amount, then what tells it apart', async ({ mount, page }) => {
    const table = await mount(<Playground.Component />);
    await expect(page.getByRole('table')).toHaveCount(0);
    const lines = page.getByRole('list', { name: 'Dépenses' }).getByRole('listitem');
    await expect(lines).toHaveText([
      /^Transport12.500\sFcfaLogistique · 12\/11\/2026Non réglé$/,
      /^Ciment, 40 sacs220.000\sFcfaMatériaux · 14\/11\/2026En cours$/,
      /^Loyer du dépôt1.500.000\sFcfaLoyer · 01\/11\/2026Soldé$/,
    ]);
    for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeLessThanOrEqual(70);
    // Six rows take less than what a phone shows of a list, whatever their texts.
    await table.update(<LongTexts.Component />);
    expect(6 * (await boxOf(lines.last())).height).toBeLessThan(PHONE.height - 300);
  });

  test('a press on the row is its main action; the menu lies over it and has the others', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const line = page.getByRole('listitem').filter({ hasText: 'Transport' });
    await expect(line.getByRole('button')).toHaveCount(2);
    const opens = line.getByRole('button', { name: 'Règlements de la dépense Transport du 12/11/2026' });
    expect((await boxOf(opens)).width).toBe((await boxOf(line)).width);
    await line.getByRole('button', { name: /^Actions/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Modifier', 'Supprimer']);
  });

  test('what stands whole below, and has no room beside its label, stands under it', async ({ mount, page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await mount(<LongLabels.Component />);
    const label = await boxOf(page.getByText('Type de la dépense, tel que saisi'));
    const value = await boxOf(page.getByText('Matériel roulant et engins de chantier'));
    expect(value.y).toBeGreaterThanOrEqual(label.bottom);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

for (const width of [360, 1280]) {
  test.describe(`a finger at ${width} px`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 740 } });

    test('DESIGN rule 23: opens the record anywhere on its row', async ({ mount, page }) => {
      const table = await mount(<Linked.Component />);
      const { x, middle } = await boxOf(table.getByText('14/11/2026'));
      await page.touchscreen.tap(x + 4, middle.y);
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#fiche-2');
    });
  });
}

test('DESIGN rule 6: columns that do not fit above 768 px are lines until there is room', async ({ mount, page }) => {
  await page.setViewportSize({ width: 1100, height: 740 });
  await mount(<Playground.Component />);
  await expect(page.getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 800, height: 740 });
  await expect(page.getByRole('list', { name: 'Dépenses' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions : Transport du 12/11/2026' })).toBeInViewport();
  await page.setViewportSize({ width: 1100, height: 740 });
  await expect(page.getByRole('table')).toBeVisible();
});

test('DESIGN rule 6: a column that moves last stays while others make room', async ({ mount, page }) => {
  const table = await mount(<MovesLast.Component />);
  const heads = page.getByRole('columnheader');
  await expect(table).toHaveAttribute('data-shape', 'full');
  const seen = new Map<string | null, string[]>();
  for (let width = 1000; width >= 560; width -= 20) {
    await table.evaluate((element, px) => Object.assign(element.style, { width: `${px}px` }), width);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    seen.set(await table.getAttribute('data-shape'), await heads.allTextContents());
  }
  expect([...seen.keys()].slice(0, 3)).toEqual(['full', 'partly', 'merged']);
  expect(seen.get('partly')).toEqual(['Libellé Type', 'Date', 'Montant', 'Reste', 'État', 'Actions']);
  expect(seen.get('merged')).toEqual(['Libellé Type', 'Date', 'Montant Reste', 'État', 'Actions']);
});

test('DESIGN rule 6: other columns move before a long text has three lines', async ({ mount, page }) => {
  const table = await mount(<LongColumn.Component />);
  const seen = new Map<string | null, number>();
  for (let width = 1000; width >= 700; width -= 20) {
    await table.evaluate((element, px) => Object.assign(element.style, { width: `${px}px` }), width);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const shape = await table.getAttribute('data-shape');
    if (shape === 'lines') break;
    seen.set(shape, Math.max(seen.get(shape) ?? 0, (await boxOf(page.getByRole('row').nth(1))).height));
  }
  expect([...seen.keys()].slice(0, 2)).toEqual(['full', 'merged']);
  expect(seen.get('full')).toBeLessThan(62);
});

test('DESIGN rule 6: the shape settles at every width, also on the edge of its room', async ({ mount, page }) => {
  test.slow();
  await page.setViewportSize({ width: 1000, height: 740 });
  await mount(<Playground.Component />);
  const unsettled: number[] = [];
  for (let width = 899; width >= 820; width -= 1) {
    await page.setViewportSize({ width, height: 740 });
    const changes = await page.evaluate(async () => {
      let count = 0;
      const observer = new MutationObserver(() => {
        count += 1;
      });
      observer.observe(document.body, { childList: true, subtree: true });
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      observer.disconnect();
      return count;
    });
    if (changes > 2) unsettled.push(width);
  }
  expect(unsettled).toEqual([]);
});
