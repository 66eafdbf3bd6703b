import { expect, test } from '../../playwright/fixtures';
import { Named, Playground } from './CameraButton.stories';

test('one press asks for a photo of the camera that looks away', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const input = page.locator('input[type=file]');
  await expect(input).toHaveAttribute('capture', 'environment');
  const [asked] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Prendre une photo' }).click(),
  ]);
  expect(await asked.element().getAttribute('accept')).toBe('image/*');
});

test('one among several says of what, after its words', async ({ mount, page }) => {
  await mount(<Named.Component />);
  await expect(page.getByRole('button')).toHaveText('Photo');
  await expect(page.getByRole('button')).toHaveAccessibleName(/^Photo.*Élévation des murs$/);
});
