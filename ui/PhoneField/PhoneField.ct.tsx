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

  test('understands a prefix; a pasted number that is too long is told, not cut', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const input = page.getByRole('textbox');
    await input.pressSequentially('+2250708091011');
    await expect(input).toHaveValue('07 08 09 10 11');
    await input.fill('');
    await pasteText(input, '002250708091012');
    await expect(input).toHaveValue('07 08 09 10 12');
    await pasteText(input, '070809101112');
    await expect(input).toHaveValue('07 08 09 10 12');
    await expect(input).toHaveAccessibleDescription(/plus de 10 chiffres/);
  });

  test('one digit is corrected where the caret is, also behind a space', async ({ mount, page }) => {
    await mount(<Filled.Component />);
    const input = page.getByRole('textbox');
    for (const [rights, digit, corrected] of [
      [1, '5', '57 08 09 10 11'],
      [2, '1', '51 08 09 10 11'],
    ] as const) {
      await input.press('Home');
      for (let i = 0; i < rights; i++) await input.press('ArrowRight');
      await input.press('Backspace');
      await input.press(digit);
      await expect(input).toHaveValue(corrected);
    }
  });
});
