import type { Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Boxed, Columns, LongWord, Playground } from './FormGrid.stories';

/** Returns the box of a label, which is as wide as its column. */
const columnOf = (page: Page, label: string) => boxOf(page.locator('label').filter({ hasText: label }));

test('from 768 px two fields share a line, in equal parts; a wide one has its own', async ({ mount, page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await mount(<Playground.Component />);
  const type = await columnOf(page, 'Type de dépense');
  const libelle = await columnOf(page, 'Libellé');
  const description = await columnOf(page, 'Description');
  expect(libelle.y).toBe(type.y);
  expect(libelle.x).toBeGreaterThan(type.right);
  expect(libelle.width).toBeCloseTo(type.width, 0);
  expect(description.x).toBe(type.x);
  expect(description.right).toBeCloseTo(libelle.right, 0);
});

test('below, one field a line, in the order of Tab', async ({ mount, page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await mount(<Playground.Component />);
  const lefts = new Set<number>();
  let last = 0;
  await page.getByLabel('Type de dépense').focus();
  for (const name of ['Type de dépense', 'Libellé', 'Montant']) {
    if (last > 0) await page.keyboard.press('Tab');
    await expect(page.getByLabel(name)).toBeFocused();
    const { x, y } = await columnOf(page, name);
    lefts.add(x);
    expect(y).toBeGreaterThan(last);
    last = y;
  }
  expect(lefts.size).toBe(1);
});

test('the parts of a large form stand side by side from 900 px on', async ({ mount, page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await mount(<Columns.Component />);
  const [montant, remis] = [await columnOf(page, 'Montant remis'), await columnOf(page, 'Remis à')];
  const beside = await columnOf(page, 'Description');
  expect(remis.x).toBe(montant.x);
  expect(beside.y).toBe(montant.y);
  expect(beside.x).toBeGreaterThan(montant.right);
  await page.setViewportSize({ width: 899, height: 900 });
  expect((await columnOf(page, 'Description')).y).toBeGreaterThan((await columnOf(page, 'Remis à')).y);
});

test('in a narrow box, as a small dialog is, one field a line', async ({ mount, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await mount(<Boxed.Component />);
  const type = await columnOf(page, 'Type de dépense');
  const libelle = await columnOf(page, 'Libellé');
  expect(libelle.y).toBeGreaterThan(type.y);
  expect(libelle.x).toBe(type.x);
});

test('DESIGN rule 6: a long word widens neither its column nor the page', async ({ mount, page }) => {
  await page.setViewportSize({ width: 768, height: 740 });
  await mount(<LongWord.Component />);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  const [devis, facture] = [await columnOf(page, 'devis'), await columnOf(page, 'facture')];
  expect(devis.width).toBeCloseTo(facture.width, 0);
});
