import { expect, test } from '../../playwright/fixtures';
import { Playground } from './TextField.stories';

test('the label names the input and focuses it', async ({ mount, page }) => {
  const values: string[] = [];
  await mount(<Playground.Component onValueChange={(value) => values.push(value)} />);
  await page.getByText('Libellé').click();
  await page.keyboard.type('Eau');
  await expect(page.getByRole('textbox', { name: 'Libellé' })).toHaveValue('Eau');
  await expect.poll(() => values).toEqual(['E', 'Ea', 'Eau']);
});

test('native props reach the input', async ({ mount, page }) => {
  await mount(<Playground.Component id="libelle" name="libelle" maxLength={3} autoComplete="off" />);
  const input = page.locator('input#libelle');
  await input.pressSequentially('abcd');
  await expect(input).toHaveValue('abc');
  await expect(input).toHaveAttribute('name', 'libelle');
});
