import { expect, test } from '../../playwright/fixtures';
import { DisabledChecked, Playground } from './CheckboxField.stories';

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

test('disabled, it keeps its value and tells nothing', async ({ mount, page }) => {
  const values: boolean[] = [];
  await mount(<DisabledChecked.Component onCheckedChange={(checked) => values.push(checked)} />);
  await page.getByText('Dépense sur une étape').click({ force: true });
  await expect(page.getByRole('checkbox')).toBeChecked();
  expect(values).toEqual([]);
});

test('DESIGN rule 10: it can be required', async ({ mount, page }) => {
  await mount(<Playground.Component required />);
  await expect(page.getByRole('checkbox')).toHaveAttribute('aria-required', 'true');
});

test('native props reach the input, not the words', async ({ mount, page }) => {
  await mount(<Playground.Component id="etape" name="suretape" />);
  await expect(page.locator('input#etape')).toHaveAttribute('name', 'suretape');
});
