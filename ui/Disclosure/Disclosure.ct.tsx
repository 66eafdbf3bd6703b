import { expect, test } from '../../playwright/fixtures';
import { Playground, Revealed } from './Disclosure.stories';

test('what is folded opens by its title, by keyboard too, and says whether it is open', async ({ mount, page }) => {
  const story = await mount(<Playground.Component />);
  await expect(page.getByLabel('Code')).toBeHidden();
  await page.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.locator('summary').click();
  await expect(page.getByLabel('Code')).toBeHidden();
  // What must be seen opens it by itself, and it can be closed again.
  await story.update(<Revealed.Component />);
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.locator('summary').click();
  await expect(page.getByLabel('Code')).toBeHidden();
});
