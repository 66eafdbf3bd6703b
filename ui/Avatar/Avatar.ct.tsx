import { expect, test } from '../../playwright/fixtures';
import { BrokenPhoto, DataSaving, WithPhoto } from './Avatar.stories';

test('spec § 2: without a readable photo there are initials; PRODUCT O: saving, too', async ({ mount, page }) => {
  const avatar = page.getByRole('img', { name: 'Awa Koné' });
  const story = await mount(<WithPhoto.Component key="photo" />);
  await expect(avatar.locator('img')).toBeVisible();
  await story.update(<BrokenPhoto.Component key="broken" />);
  await expect(avatar).toHaveText('AK');
  await story.update(<DataSaving.Component key="saving" />);
  await expect(avatar).toHaveText('AK');
  await expect(page.locator('img')).toHaveCount(0);
});
