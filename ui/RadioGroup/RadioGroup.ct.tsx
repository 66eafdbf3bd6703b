import { expect, test } from '../../playwright/fixtures';
import { Playground } from './RadioGroup.stories';

test('one stop for Tab, arrows choose', async ({ mount, page }) => {
  const values: string[] = [];
  await mount(<Playground.Component onValueChange={(value) => values.push(value)} />);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Montant' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Pourcentage' })).toBeChecked();
  await expect.poll(() => values).toEqual(['2']);
});
