import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Busy } from '../DataTable/DataTable.portable';
import { English, OwnText, Patient, Playground } from './Spinner.portable';

/** Returns the number of animations that never end, pseudo-elements included. */
const endless = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter((one) => one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length,
  );

/** Returns the opacity of an element or of its pseudo-element `ms` milliseconds after it was mounted. */
const opacityAt = (element: Locator, ms: number, pseudo?: '::before') =>
  element.evaluate(
    (target, [time, part]) => {
      for (const animation of target.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
      return Number(getComputedStyle(target, part).opacity);
    },
    [ms, pseudo] as const,
  );

test.describe('Spinner', () => {
  test('is a status that says only its text', async ({ mount, page }) => {
    const spinner = await mount(<Playground />);
    expect(await page.locator('#root').ariaSnapshot()).toBe('- status: Chargement…');
    await spinner.update(<OwnText />);
    await expect(page.getByRole('status')).toHaveText('Chargement du projet…');
    await spinner.update(<English />);
    await expect(page.getByRole('status')).toHaveText('Loading…');
  });

  test('DESIGN rule 3: is not seen under a second, and is said all the same', async ({ mount, page }) => {
    const spinner = await mount(<Patient />);
    await expect(page.getByRole('status')).toHaveText('Chargement…');
    expect(await opacityAt(spinner, 950)).toBe(0);
    expect(await opacityAt(spinner, 1300)).toBe(1);
  });

  test('what is known to be slow shows it at once', async ({ mount }) => {
    expect(await opacityAt(await mount(<Playground />), 250)).toBe(1);
  });

  test('DESIGN rule 23: does not turn for who wants no motion, and still waits a second', async ({ mount, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const spinner = await mount(<Patient />);
    expect(await endless(page)).toBe(0);
    expect(await opacityAt(spinner, 950)).toBe(0);
    expect(await opacityAt(spinner, 1050)).toBe(1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await endless(page)).toBe(1);
  });

  test('DESIGN rule 6: a long text stays in 360 px', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<OwnText label={`Chargement de ${'reapprovisionnementexceptionnel'.repeat(3)}`} />);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('the line over rows that are replaced (DESIGN rule 3)', () => {
  test('is not seen under a second', async ({ mount }) => {
    const table = await mount(<Busy />);
    expect(await opacityAt(table, 950, '::before')).toBe(0);
    expect(await opacityAt(table, 1300, '::before')).toBe(1);
  });

  test('DESIGN rule 23: does not pass for who wants no motion', async ({ mount, page }) => {
    await mount(<Busy />);
    expect(await endless(page)).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await endless(page)).toBe(0);
  });
});
