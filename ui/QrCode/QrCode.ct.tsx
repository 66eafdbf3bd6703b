import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Narrow, Playground } from './QrCode.stories';

test('a named picture, dark on light in both modes, square and within its place', async ({ mount, page }) => {
  const story = await mount(<Playground.Dark key="dark" />);
  const code = page.getByRole('img', { name: 'Code QR de la clé secrète' });
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await story.update(<Narrow.Component key="narrow" />);
  expect(await boxOf(code)).toMatchObject({ width: 120, height: 120 });
});
