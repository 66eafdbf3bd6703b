import { endless, opacityAt } from '../../playwright/animations';
import { expect, test } from '../../playwright/fixtures';
import { Busy } from '../DataTable/DataTable.stories';
import { OwnText, Patient, Playground } from './Spinner.stories';

test.describe('Spinner', () => {
  test('is a status that says only its text', async ({ mount, page }) => {
    const spinner = await mount(<Playground.Component />);
    expect(await page.locator('#root').ariaSnapshot()).toBe('- status: Chargement…');
    await spinner.update(<OwnText.Component />);
    await expect(page.getByRole('status')).toHaveText('Chargement du projet…');
    await spinner.update(<Playground.English />);
    await expect(page.getByRole('status')).toHaveText('Loading…');
  });

  test('DESIGN rule 3: is not seen under a second, and is said all the same', async ({ mount, page }) => {
    const spinner = await mount(<Patient.Component />);
    await expect(page.getByRole('status')).toHaveText('Chargement…');
    expect(await opacityAt(spinner, 950)).toBe(0);
    expect(await opacityAt(spinner, 1300)).toBe(1);
  });

  test('what is known to be slow shows it at once', async ({ mount }) => {
    expect(await opacityAt(await mount(<Playground.Component />), 250)).toBe(1);
  });

  test('DESIGN rule 23: does not turn for who wants no motion, and still waits a second', async ({ mount, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const spinner = await mount(<Patient.Component />);
    expect(await endless(page)).toBe(0);
    expect(await opacityAt(spinner, 950)).toBe(0);
    expect(await opacityAt(spinner, 1050)).toBe(1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await endless(page)).toBe(1);
  });

  test('DESIGN rule 6: a long text stays in 360 px', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<OwnText.Component label={`Chargement de ${'reapprovisionnementexceptionnel'.repeat(3)}`} />);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('the line over rows that are replaced (DESIGN rule 3)', () => {
  test('is not seen under a second', async ({ mount }) => {
    const table = await mount(<Busy.Component />);
    expect(await opacityAt(table, 950, '::before')).toBe(0);
    expect(await opacityAt(table, 1300, '::before')).toBe(1);
  });

  test('DESIGN rule 23: does not pass for who wants no motion', async ({ mount, page }) => {
    await mount(<Busy.Component />);
    expect(await endless(page)).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await endless(page)).toBe(0);
  });
});
