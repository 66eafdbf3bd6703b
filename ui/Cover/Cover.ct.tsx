import { expect, test } from '../../playwright/fixtures';
import { Broken, Default, Playground } from './Cover.portable';

test('a picture is named, and fills its frame without being stretched', async ({ mount, page }) => {
  const cover = await mount(<Playground />);
  const picture = page.getByRole('img', { name: 'Le chantier de Bingerville' });
  await expect(picture).toHaveCSS('object-fit', 'cover');
  expect((await picture.boundingBox())?.width).toBe((await cover.boundingBox())?.width);
});

test('spec § 2 Projects: without a picture the default one shows, and says nothing', async ({ mount, page }) => {
  const cover = await mount(<Default />);
  await expect(cover).toHaveAttribute('data-default', 'true');
  expect(await cover.ariaSnapshot()).toBe('');
  await expect(page.locator('svg')).toBeVisible();
});

test('a picture that cannot be loaded gives way to the default, a new one is tried', async ({ mount, page }) => {
  const cover = await mount(<Broken />);
  await expect(cover).toHaveAttribute('data-default', 'true');
  await cover.update(
    <Broken src='data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3C/svg%3E' />,
  );
  await expect(page.getByRole('img')).toBeVisible();
});
