import { expect, test } from '../../playwright/fixtures';
import { Leading, Playground, ShortEnough } from './CutText.stories';

const WHOLE = 'Caisse du siège, tenue par la comptable du lundi au vendredi';

test.describe('CutText (DESIGN rule 8, spec § 9)', () => {
  test('shows forty characters and an ellipsis; the whole is read', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByText('Caisse du siège, tenue par la comptable …', { exact: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveAccessibleName(WHOLE);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText(WHOLE);
  });

  test('a short text is only a text', async ({ mount, page }) => {
    await mount(<ShortEnough.Component />);
    await expect(page.getByText('Caisse du siège', { exact: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('one that leads somewhere is a link, read whole by the keyboard too', async ({ mount, page }) => {
    await mount(<Leading.Component />);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: WHOLE })).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveText(WHOLE);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a press reads it whole, a press elsewhere closes it', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.getByRole('button').tap();
    await expect(page.getByRole('tooltip')).toHaveText(WHOLE);
    await page.touchscreen.tap(200, 600);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
