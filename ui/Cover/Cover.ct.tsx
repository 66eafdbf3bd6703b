import { expect, test } from '../../playwright/fixtures';
import { Broken, DataSaving, Default, Playground } from './Cover.stories';

test('a picture fills its frame without being stretched, and is not read', async ({ mount, page }) => {
  const cover = await mount(<Playground.Component />);
  const picture = page.locator('img');
  expect(await cover.ariaSnapshot()).toBe('');
  await expect(picture).toHaveCSS('object-fit', 'cover');
  expect((await picture.boundingBox())?.width).toBe((await cover.boundingBox())?.width);
});

test('spec § 2 Projects: without a picture the default one shows, and says nothing', async ({ mount, page }) => {
  const cover = await mount(<Default.Component />);
  await expect(cover).toHaveAttribute('data-default', 'true');
  expect(await cover.ariaSnapshot()).toBe('');
  await expect(page.locator('svg')).toBeVisible();
});

test('a picture that cannot be loaded gives way to the default, a new one is tried', async ({ mount, page }) => {
  const cover = await mount(<Broken.Component />);
  await expect(cover).toHaveAttribute('data-default', 'true');
  await cover.update(
    <Broken.Component src='data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"></svg>' />,
  );
  await expect(page.locator('img')).toBeVisible();
});

test('PRODUCT O: one that came later stays, too, when data is saved from then on', async ({ mount, page }) => {
  const cover = await mount(<Playground.Component src="" />);
  await cover.update(<Playground.Component />);
  const picture = page.locator('img');
  await expect(picture).toBeVisible();
  await page.evaluate(() => {
    const { connection } = navigator as unknown as { connection: EventTarget };
    Object.defineProperty(connection, 'saveData', { value: true });
    connection.dispatchEvent(new Event('change'));
  });
  await expect(picture).toBeVisible();
  await cover.update(<Playground.Component src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />);
  await expect(page.getByRole('button', { name: 'Afficher l’image Bingerville' })).toBeVisible();
});

test('PRODUCT O: where data is saved it comes when asked for, and the focus stays', async ({ mount, page }) => {
  const cover = await mount(<DataSaving.Component />);
  await expect(page.locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Afficher l’image Bingerville' }).press('Enter');
  await expect(page.locator('img')).toBeVisible();
  await expect(cover).toBeFocused();
});
