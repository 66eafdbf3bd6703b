import { expect, test } from '../../playwright/fixtures';
import { Offline, Playground, Saving, Slow, Unanswered } from './LineStatus.stories';

test.describe('LineStatus (PRODUCT O)', () => {
  test.use({ viewport: { width: 1440, height: 800 } });

  test('DESIGN rule 24: each state is a word, an icon and a colour', async ({ mount, page }) => {
    const seen = new Set<string>();
    const button = page.getByRole('button');
    const story = await mount(<Playground.Component key="first" />);
    for (const shown of [
      <Playground.Component key={0} />,
      <Slow.Component key={1} />,
      <Unanswered.Component key={2} />,
      <Offline.Component key={3} />,
      <Saving.Component key={4} />,
    ]) {
      await story.update(shown);
      const icon = await button.locator('svg').getAttribute('class');
      const color = await button.locator('svg').evaluate((svg) => getComputedStyle(svg).color);
      await expect(button).toHaveAccessibleName(/^État de la connexion\s: /);
      await expect(button.getByText(/./)).toBeVisible();
      seen.add(`${icon} ${color}`);
    }
    expect(seen.size).toBe(5);
  });

  test('DESIGN rules 13, 22: its panel is used by keyboard and gives the focus back', async ({ mount, page }) => {
    await mount(<Offline.Component />);
    const button = page.getByRole('button', { name: /Hors connexion/ });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('dialog', { name: 'État de la connexion' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('switch')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => document.body.prepend(document.createElement('button')));
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a second press and one outside close it', async ({ mount, page }) => {
    await mount(<Offline.Component />);
    const button = page.getByRole('button', { name: /Hors connexion/ });
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await button.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(600, 700);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('LineStatus on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('DESIGN rules 6, 23: an icon of 44 px, and a panel within the screen', async ({ mount, page }) => {
    await mount(<Offline.Component />);
    const button = page.getByRole('button', { name: /Hors connexion/ });
    expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await button.click();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
