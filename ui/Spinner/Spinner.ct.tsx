import { opacityAt } from '../../playwright/animations';
import { expect, test } from '../../playwright/fixtures';
import { Busy } from '../DataTable/DataTable.stories';
import { OwnText, Patient, Playground } from './Spinner.stories';

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

test('DESIGN rule 23: does not turn for who wants no motion, and still waits a second', async ({ mount, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const spinner = await mount(<Patient.Component />);
  expect(await opacityAt(spinner, 950)).toBe(0);
  expect(await opacityAt(spinner, 1050)).toBe(1);
});

test.describe('the line over rows that are replaced (DESIGN rule 3)', () => {
  test('is not seen under a second', async ({ mount }) => {
    const table = await mount(<Busy.Component />);
    expect(await opacityAt(table, 950, '::before')).toBe(0);
    expect(await opacityAt(table, 1300, '::before')).toBe(1);
  });
});
