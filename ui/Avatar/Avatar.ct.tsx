import { expect, test } from '../../playwright/fixtures';
import { BrokenPhoto, DataSaving, WithPhoto } from './Avatar.stories';

test('shows the photo, named', async ({ mount, page }) => {
  await mount(<WithPhoto.Component />);
  await expect(page.getByRole('img', { name: 'Awa Koné' }).locator('img')).toBeVisible();
});

test('spec § 2: without a readable photo the initials stand for it', async ({ mount, page }) => {
  await mount(<BrokenPhoto.Component />);
  await expect(page.getByRole('img', { name: 'Awa Koné' })).toHaveText('AK');
});

test('PRODUCT O: where data is saved the initials stand for it', async ({ mount, page }) => {
  await mount(<DataSaving.Component />);
  await expect(page.getByRole('img', { name: 'Awa Koné' })).toHaveText('AK');
  await expect(page.locator('img')).toHaveCount(0);
});
