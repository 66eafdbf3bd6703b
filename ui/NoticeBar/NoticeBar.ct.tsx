import type { Locator } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Appears, Playground, UnderASheet } from './NoticeBar.stories';

test('DESIGN rule 17: what appears is read out, takes no focus and is dismissed', async ({ mount, page }) => {
  await mount(<Appears.Component />);
  const region = page.getByRole('status');
  await expect(region).toBeEmpty();
  await page.getByRole('button', { name: 'Déployer' }).press('Enter');
  await expect(region).toContainText('Une nouvelle version est prête.');
  await expect(page.getByRole('button', { name: 'Déployer' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toBeEmpty();
});

const isOnTop = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('what lies beside it can be pressed', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const { y = 0, height = 0 } = (await page.getByRole('status').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  const beside = await page.evaluate((middle) => document.elementFromPoint(4, middle)?.role ?? null, y + height / 2);
  expect(beside).not.toBe('status');
});

test('on a phone it covers no button of a sheet, and is there when the sheet has gone', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const story = await mount(<UnderASheet.Component />);
  await expect(page.getByRole('status')).toContainText('Une nouvelle version est prête.');
  await expect.poll(() => isOnTop(page.getByRole('button', { name: 'Enregistrer' }))).toBe(true);
  await story.update(<Playground.Component />);
  await expect.poll(() => isOnTop(page.getByRole('button', { name: 'Recharger' }))).toBe(true);
});
