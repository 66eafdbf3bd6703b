import { expect, test } from '../../playwright/fixtures';
import { BrokenPhoto, WithPhoto } from './Avatar.portable';

test('shows the photo, named', async ({ mount, page }) => {
  await mount(<WithPhoto />);
  await expect(page.getByRole('img', { name: 'Awa Koné' }).locator('img')).toBeVisible();
});

test('spec § 2: without a readable photo the initials stand for it', async ({ mount, page }) => {
  await mount(<BrokenPhoto />);
  await expect(page.getByRole('img', { name: 'Awa Koné' })).toHaveText('AK');
});
