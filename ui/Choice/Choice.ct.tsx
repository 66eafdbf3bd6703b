import { expect, test } from '../../playwright/fixtures';
import { Disabled, Invalid, InvalidWithHint, LongText, Playground, Required, WithHint } from './Choice.stories';

test('DESIGN rule 23: the whole line toggles, not only its box', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const mark = page.getByRole('checkbox', { name: 'Dépense sur une étape' });
  const line = page.getByText('Dépense sur une étape');
  const words = (await line.boundingBox()) ?? { width: 0, height: 0 };
  await line.click({ position: { x: words.width - 1, y: words.height / 2 } });
  await expect(mark).toBeChecked();
  await page.locator('label').click({ position: { x: 1, y: 1 } });
  await expect(mark).not.toBeChecked();
});

test('DESIGN rule 22: Tab reaches it and the space bar toggles it', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const mark = page.getByRole('checkbox');
  await page.keyboard.press('Tab');
  await expect(mark).toBeFocused();
  await page.keyboard.press('Space');
  await expect(mark).toBeChecked();
  await page.keyboard.press('Space');
  await expect(mark).not.toBeChecked();
});

test('disabled, neither its words nor Tab reach it', async ({ mount, page }) => {
  await mount(<Disabled.Component />);
  await page.getByText('Dépense sur une étape').click({ force: true });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).not.toBeFocused();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test.describe('Choice (DESIGN rule 10)', () => {
  test('required is a state; its star is not part of the name', async ({ mount, page }) => {
    await mount(<Required.Component />);
    const mark = page.getByRole('checkbox', { name: 'Dépense sur une étape', exact: true });
    await expect(mark).toHaveAttribute('aria-required', 'true');
    await expect(page.getByText('*')).toBeVisible();
  });

  test('error and hint are read with it, the error first', async ({ mount, page }) => {
    await mount(<InvalidWithHint.Component />);
    const mark = page.getByRole('checkbox', { name: 'Dépense sur une étape', exact: true });
    await expect(mark).toHaveAttribute('aria-invalid', 'true');
    await expect(mark).toHaveAccessibleDescription('Confirmez pour continuer. Le projet et l’étape seront demandés.');
  });

  test('a hint alone is no error', async ({ mount, page }) => {
    await mount(<WithHint.Component />);
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Le projet et l’étape seront demandés.');
    await expect(page.getByRole('checkbox')).not.toHaveAttribute('aria-invalid');
  });

  test('an error alone leaves no dead reference to a hint', async ({ mount, page }) => {
    await mount(<Invalid.Component id="etape" />);
    await expect(page.locator('input#etape')).toHaveAttribute('aria-describedby', 'etape-error');
  });

  test('nothing wrong and nothing to add: no state, no description', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    for (const name of ['aria-required', 'aria-invalid', 'aria-describedby'])
      await expect(page.getByRole('checkbox')).not.toHaveAttribute(name);
  });
});

test('DESIGN rule 6: at 360 px long words wrap beside a box that keeps its size', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<LongText.Component />);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect((await page.getByRole('checkbox').boundingBox())?.width).toBe(18);
});

test.describe('touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rule 23: the line is 44 px high', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    expect((await page.locator('label').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
