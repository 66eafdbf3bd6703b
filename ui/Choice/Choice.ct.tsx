import { boxOf } from '../../playwright/boxOf';
import { expect, test } from '../../playwright/fixtures';
import { InvalidWithHint, LongText, Playground, Required, WithHint } from './Choice.stories';

test('DESIGN rules 22, 23: Tab, the space bar and the whole line toggle it', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const mark = page.getByRole('checkbox', { name: 'Dépense sur une étape' });
  const line = page.getByText('Dépense sur une étape');
  const { width, height } = await boxOf(line);
  await page.keyboard.press('Tab');
  await expect(mark).toBeFocused();
  await page.keyboard.press('Space');
  await expect(mark).toBeChecked();
  await line.click({ position: { x: width - 1, y: height / 2 } });
  await expect(mark).not.toBeChecked();
  await page.locator('label').click({ position: { x: 1, y: 1 } });
  await expect(mark).toBeChecked();
});

test('DESIGN rule 10: required and wrong are states; error and hint are read', async ({ mount, page }) => {
  const mark = page.getByRole('checkbox', { name: 'Dépense sur une étape', exact: true });
  const story = await mount(<Playground.Component key="0" />);
  for (const [shown, required, invalid, description] of [
    [<Playground.Component key="plain" />, null, null, ''],
    [<WithHint.Component key="hint" />, null, null, 'Le projet et l’étape seront demandés.'],
    [<Required.Component key="required" />, 'true', null, ''],
    [
      <InvalidWithHint.Component key="invalid" />,
      null,
      'true',
      'Confirmez pour continuer. Le projet et l’étape seront demandés.',
    ],
  ] as const) {
    await story.update(shown);
    await expect(mark).toHaveAccessibleDescription(description);
    expect(await mark.getAttribute('aria-required')).toBe(required);
    expect(await mark.getAttribute('aria-invalid')).toBe(invalid);
    await expect(page.getByText('*')).toHaveCount(required ? 1 : 0);
  }
});

test('DESIGN rule 6: at 360 px long words wrap beside a box that keeps its size', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<LongText.Component />);
  expect((await boxOf(page.getByRole('checkbox'))).width).toBe(18);
});
