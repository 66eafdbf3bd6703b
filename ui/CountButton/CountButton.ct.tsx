import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { Many, Playground } from './CountButton.stories';

test('says how many in words; its number takes no press away, and is cut short', async ({ mount, page }) => {
  let presses = 0;
  const story = await mount(<Playground.Component onClick={() => presses++} />);
  await expect(page.getByRole('button')).toHaveAccessibleName('2 saisies en attente');
  const number = page.getByText('2', { exact: true });
  await expect(number).toHaveAttribute('aria-hidden', 'true');
  const { middle, y } = await boxOf(number);
  await page.mouse.click(middle.x, y + 4);
  await expect.poll(() => presses).toBe(1);
  await story.update(<Many.Component />);
  await expect(page.getByText('99+')).toBeVisible();
});
