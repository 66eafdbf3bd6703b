import type { Locator } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import {
  Bare,
  FirstFieldDisabled,
  InitialFocus,
  LongContent,
  LongText,
  LongTextAndNothingToPress,
  Playground,
  Question,
  Sheet,
} from './DialogFrame.stories';

const PHONE = { width: 360, height: 740 };

test.describe('DialogFrame (DESIGN rule 13)', () => {
  test('the focus skips what cannot be filled in; what is named takes it before any field', async ({ mount, page }) => {
    const story = await mount(<FirstFieldDisabled.Component key="first" />);
    await expect(page.getByRole('textbox', { name: 'Libellé' })).toBeFocused();
    await story.update(<InitialFocus.Component key="named" />);
    await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
  });

  test('Escape and the closing button ask the same thing', async ({ mount, page }) => {
    let asked = 0;
    await mount(<Playground.Component onEscape={() => asked++} />);
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect.poll(() => asked).toBe(1);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect.poll(() => asked).toBe(2);
  });

  test('an Escape that ends an input method’s word closes nothing', async ({ mount, page }) => {
    let asked = 0;
    await mount(<Playground.Component onEscape={() => asked++} />);
    await page.getByRole('textbox').evaluate((input) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
    });
    await page.keyboard.press('Escape');
    await expect.poll(() => asked).toBe(1);
  });
});

test('it is named by its title and holds no landmark of a page', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const dialog = page.getByRole('dialog', { name: 'Nouvelle caisse' });
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Nouvelle caisse');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('without a closing button and a footer, Tab finds nothing to press', async ({ mount, page }) => {
  await mount(<Bare.Component />);
  await expect(page.getByRole('button')).toHaveCount(0);
  const bottom = async (locator: Locator) => {
    const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return y + height;
  };
  const text = page.getByText('Patientez un instant.');
  // The test measures again until the opening has ended, because it takes the two measures in different frames.
  await expect
    .poll(async () => Math.abs((await bottom(page.getByRole('dialog'))) - (await bottom(text))))
    .toBeLessThan(0.5);
});

for (const [what, story] of [
  ['', <LongText.Component key="text" />],
  [' but what is disabled', <LongTextAndNothingToPress.Component key="disabled" />],
] as const) {
  test(`DESIGN rule 22: a text with nothing to press${what} is reached by Tab`, async ({ mount, page }) => {
    await mount(story);
    const body = page.getByRole('dialog').locator('[tabindex="0"]');
    await expect(body).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(body).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  });
}

test('long content scrolls between title and footer; the page behind stays where it is', async ({ mount, page }) => {
  await mount(<LongContent.Component />);
  await page.evaluate(() =>
    document.body.appendChild(document.createElement('div')).setAttribute('style', 'height:3000px'),
  );
  await page.getByText('Règlement 20').hover();
  await page.mouse.wheel(0, 5_000);
  await expect(page.getByRole('link', { name: 'Règlement 40' })).toBeInViewport();
  await page.mouse.wheel(0, 500);
  await expect(page.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a form fills the screen; from 768 px it leaves the page around it in sight', async ({ mount, page }) => {
    await mount(<Sheet.Component />);
    await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    await page.setViewportSize({ width: 768, height: 740 });
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(600);
  });

  test('a short question leaves the page around it in sight', async ({ mount, page }) => {
    await mount(<Question.Component />);
    const box = await page.getByRole('alertdialog').boundingBox();
    expect(box?.width).toBeLessThan(PHONE.width);
    expect(box?.height).toBeLessThan(PHONE.height / 2);
  });
});
