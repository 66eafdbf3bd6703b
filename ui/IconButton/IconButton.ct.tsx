import { expect, test } from '../../playwright/fixtures';
import { OffWithFocus, Playground } from './IconButton.stories';

test('DESIGN rule 7: is named by its label, for the ear and on hover', async ({ mount }) => {
  const button = await mount(<Playground.Component />);
  await expect(button).toHaveAccessibleName('Modifier la dépense Transport du 12/11');
  await expect(button).toHaveAttribute('title', 'Modifier la dépense Transport du 12/11');
});

test('aria-disabled keeps the focus and ignores presses', async ({ mount, page }) => {
  let presses = 0;
  const button = await mount(<OffWithFocus.Component onClick={() => presses++} />);
  await button.focus();
  await page.keyboard.press('Enter');
  await button.click({ force: true });
  await expect(button).toBeFocused();
  expect(presses).toBe(0);
});
