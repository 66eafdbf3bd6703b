import { expect, test } from '../../playwright/fixtures';
import { Disabled, Playground } from './SwitchField.portable';

test('its words and the space bar toggle it', async ({ mount, page }) => {
  const values: boolean[] = [];
  await mount(<Playground onCheckedChange={(checked) => values.push(checked)} />);
  const mark = page.getByRole('switch', { name: 'Mode sombre' });
  await page.getByText('Mode sombre').click();
  await expect(mark).toBeChecked();
  await mark.press('Space');
  await expect(mark).not.toBeChecked();
  expect(values).toEqual([true, false]);
});

test('disabled, it does not move', async ({ mount, page }) => {
  await mount(<Disabled />);
  await page.getByText('Mode sombre').click({ force: true });
  await expect(page.getByRole('switch')).not.toBeChecked();
});
