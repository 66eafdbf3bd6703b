import { expect, test } from '../../playwright/fixtures';
import { Disabled, Playground } from './CheckboxField.portable';

test('its words and the space bar toggle it', async ({ mount, page }) => {
  const values: boolean[] = [];
  await mount(<Playground onCheckedChange={(checked) => values.push(checked)} />);
  const mark = page.getByRole('checkbox', { name: 'Dépense sur une étape' });
  await page.getByText('Dépense sur une étape').click();
  await expect(mark).toBeChecked();
  await mark.press('Space');
  await expect(mark).not.toBeChecked();
  expect(values).toEqual([true, false]);
});

test('disabled, it does not move', async ({ mount, page }) => {
  await mount(<Disabled />);
  await page.getByText('Dépense sur une étape').click({ force: true });
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});
