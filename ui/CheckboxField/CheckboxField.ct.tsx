import { expect, test } from '../../playwright/fixtures';
import { Playground } from './CheckboxField.stories';

test('is a checkbox that tells each change, and shows what it is given', async ({ mount, page }) => {
  const values: boolean[] = [];
  await mount(<Playground.Component onCheckedChange={(checked) => values.push(checked)} />);
  const box = page.getByRole('checkbox', { name: 'Dépense sur une étape' });
  await box.press('Space');
  await expect(box).toBeChecked();
  await box.press('Space');
  await expect(box).not.toBeChecked();
  await expect.poll(() => values).toEqual([true, false]);
});
