import { expect, test } from '../../playwright/fixtures';
import { Many, Playground } from './CountButton.stories';

test('says how many in words; the number over it is for the eye', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const button = page.getByRole('button');
  await expect(button).toHaveAccessibleName('2 saisies en attente');
  await expect(page.getByText('2', { exact: true })).toHaveAttribute('aria-hidden', 'true');
});

test('the number takes no press away', async ({ mount, page }) => {
  let presses = 0;
  await mount(<Playground.Component onClick={() => presses++} />);
  const { x, y, width } = (await page.getByText('2', { exact: true }).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.click(x + width / 2, y + 4);
  await expect.poll(() => presses).toBe(1);
});

test('a number of three digits is cut short', async ({ mount, page }) => {
  await mount(<Many.Component />);
  await expect(page.getByText('99+')).toBeVisible();
});
