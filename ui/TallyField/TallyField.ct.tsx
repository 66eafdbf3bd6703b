import type { Page } from '@playwright/test';
import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Begun, Playground } from './TallyField.stories';

const line = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const total = (page: Page) => page.getByRole('group', { name: 'Comptage' }).locator('p').last();

test('Enter goes from line to line, then to the next field, and never sends the form', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await line(page, 'Billet de 10000').focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(line(page, 'Billet de 5000')).toBeFocused();
  await page.keyboard.type('3');
  await expect(total(page)).toHaveText(/^Compté\s*135\s000\sFcfa$/);
  await line(page, 'Pièce de 25').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Observations')).toBeFocused();
});

test('a line that was counted is replaced when one comes to it again', async ({ mount, page }) => {
  await mount(<Begun.Component />);
  await line(page, 'Billet de 10000').press('Enter');
  await page.keyboard.type('4');
  await expect(line(page, 'Billet de 5000')).toHaveValue('4');
});

test('the total is announced once typing pauses', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await line(page, 'Billet de 2000').fill('2');
  await expect(page.getByRole('status').filter({ hasText: /4\s000/ })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('the total stays in sight at the first line; name, field and sum stand on one line', async ({ mount, page }) => {
    await mount(<Begun.Component />);
    await expect(total(page)).toBeInViewport({ ratio: 1 });
    const parts = [page.getByText('Billet de 10000'), line(page, 'Billet de 10000'), page.getByText(/^120\s000$/)];
    const boxes = await Promise.all(parts.map(boxOf));
    for (const [rank, { x, middle }] of boxes.slice(1).entries()) {
      expect(x).toBeGreaterThan(boxes[rank]?.right ?? 0);
      expect(middle.y).toBeCloseTo(boxes[rank]?.middle.y ?? 0, 0);
    }
  });

  test('with letters of twice their size nothing is cut', async ({ mount, page }) => {
    await mount(<Begun.Component />);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect((await line(page, 'Billet de 10000').boundingBox())?.width).toBeGreaterThan(100);
  });
});
