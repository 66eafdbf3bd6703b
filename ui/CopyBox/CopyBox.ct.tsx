import { expect, test } from '../../playwright/fixtures';
import { Playground } from './CopyBox.stories';

test('copies the text, not the way it is shown, and says so', async ({ mount, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Copier : Clé secrète' }).click();
  await expect(page.getByRole('status')).toHaveText('Copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('JBSWY3DPEHPK3PXP');
});

test('where copying is refused it says what to do instead', async ({ mount, page }) => {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: /^Copier/ }).click();
  await expect(page.getByRole('status')).toHaveText('La copie est impossible ici : sélectionnez le texte.');
});
