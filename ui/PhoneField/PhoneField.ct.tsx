import { expect, test } from '../../playwright/fixtures';
import { pasteText } from '../../playwright/paste';
import { Filled, Playground } from './PhoneField.stories';

test.describe('PhoneField (spec § 9, DESIGN rule 18)', () => {
  test('puts digits in pairs while they are typed, drops the rest, stops at ten', async ({ mount, page }) => {
    const values: string[] = [];
    await mount(<Playground.Component onValueChange={(value) => values.push(value)} />);
    const input = page.getByRole('textbox', { name: 'Téléphone' });
    await input.pressSequentially('07-a08 091011 99');
    await expect(input).toHaveValue('07 08 09 10 11');
    await expect(input).toHaveAccessibleDescription('(+225)');
    expect(values.at(-1)).toBe('0708091011');
  });

  test('understands a prefix typed by hand', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const input = page.getByRole('textbox');
    await input.pressSequentially('+2250708091011');
    await expect(input).toHaveValue('07 08 09 10 11');
  });

  for (const text of ['+225 07 08 09 10 11', '002250708091011', '07.08.09.10.11']) {
    test(`understands a pasted ${text}`, async ({ mount, page }) => {
      await mount(<Filled.Component value="" />);
      const input = page.getByRole('textbox');
      await input.focus();
      await pasteText(input, text);
      await expect(input).toHaveValue('07 08 09 10 11');
    });
  }

  test('does not cut a pasted number that is too long, and says so', async ({ mount, page }) => {
    await mount(<Filled.Component />);
    const input = page.getByRole('textbox');
    await input.focus();
    await pasteText(input, '070809101112');
    await expect(input).toHaveValue('07 08 09 10 11');
    await expect(input).toHaveAccessibleDescription(/plus de dix chiffres/);
  });

  for (const [rights, corrected] of [
    [1, '57 08 09 10 11'],
    [2, '05 08 09 10 11'],
    [3, '05 08 09 10 11'],
    [4, '07 58 09 10 11'],
  ] as const) {
    test(`one digit is corrected where the caret is, ${rights} to the right`, async ({ mount, page }) => {
      await mount(<Filled.Component />);
      const input = page.getByRole('textbox');
      await input.press('Home');
      for (let i = 0; i < rights; i++) await input.press('ArrowRight');
      await input.press('Backspace');
      await input.press('5');
      await expect(input).toHaveValue(corrected);
    });
  }
});
