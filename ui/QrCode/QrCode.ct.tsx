import { expect, test } from '../../playwright/fixtures';
import { Narrow, Playground } from './QrCode.stories';

test.describe('QrCode', () => {
  test('is a picture with a name', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('img', { name: 'Code QR de la clé secrète' })).toBeVisible();
  });

  test('is dark on light in dark mode, too', async ({ mount, page }) => {
    await mount(<Playground.Dark />);
    const code = page.getByRole('img');
    await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  });

  test('stays square and within its place', async ({ mount, page }) => {
    await mount(<Narrow.Component />);
    const box = await page.getByRole('img').boundingBox();
    expect([box?.width, box?.height]).toEqual([120, 120]);
  });
});
