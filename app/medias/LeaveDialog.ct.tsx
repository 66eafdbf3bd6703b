import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { ManyFiles, OnTheWay } from './LeaveDialog.stories';

const where = (page: Page) => page.getByTestId('where');
const dialog = (page: Page) => page.getByRole('alertdialog');
/** Waits until Back has something to leave. */
const isHeld = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.isHeld === true)).toBe(true);
const makeUnsent = (page: Page) => page.getByRole('switch').click();

test.describe('DESIGN rule 12: with unsent files', () => {
  test('a link asks first, and staying keeps both place and files', async ({ mount, page }) => {
    await mount(<OnTheWay.Component />);
    await makeUnsent(page);
    await page.getByRole('link', { name: 'There' }).click();
    await expect(dialog(page)).toContainText('1 fichier n’est pas enregistré : Relevé.txt');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(where(page)).toHaveText('/');
    await expect(page.getByRole('switch')).toBeChecked();
  });

  test('giving up goes where one wanted, files forgotten', async ({ mount, page }) => {
    await mount(<OnTheWay.Component />);
    await makeUnsent(page);
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await expect(where(page)).toHaveText('/ailleurs');
    await expect(page.getByRole('switch')).not.toBeChecked();
    await page.getByRole('link', { name: 'There' }).click();
    await expect(where(page)).toHaveText('/la');
  });

  test('Back asks; staying keeps asking, giving up goes back', async ({ mount, page }) => {
    await mount(<OnTheWay.Component />);
    await page.getByRole('link', { name: 'There' }).click();
    await makeUnsent(page);
    for (let press = 0; press < 2; press += 1) {
      await isHeld(page);
      await page.evaluate(() => window.history.back());
      await expect(dialog(page)).toBeVisible();
      await page.getByRole('button', { name: 'Continuer' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(where(page)).toHaveText('/la');
    }
    await isHeld(page);
    await page.evaluate(() => window.history.back());
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await expect(where(page)).toHaveText('/');
  });

  test('once they are sent, or left behind by a link, one Back is enough', async ({ mount, page }) => {
    await mount(<OnTheWay.Component />);
    await page.getByRole('link', { name: 'There' }).click();
    const index = () => page.evaluate(() => window.history.state.idx);
    const before = await index();
    await makeUnsent(page);
    await expect.poll(index).toBe(before + 1);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.getByRole('switch').evaluate((element: HTMLElement) => element.click());
    await expect.poll(index).toBe(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await page.evaluate(() => window.history.back());
    await expect(where(page)).toHaveText('/');

    await makeUnsent(page);
    await page.getByRole('link', { name: 'There' }).click();
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await expect(where(page)).toHaveText('/la');
    await page.evaluate(() => window.history.back());
    await expect(where(page)).toHaveText('/');
  });

  test('DESIGN rule 1: another page of the same screen is no leaving, nor is Back from it', async ({ mount, page }) => {
    await mount(<OnTheWay.Component />);
    await page.getByRole('link', { name: 'There' }).click();
    await makeUnsent(page);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(where(page)).toHaveText('/la?page=2');
    await page.evaluate(() => window.history.back());
    await expect(where(page)).toHaveText('/la');
    await expect(dialog(page)).toBeHidden();
    await page.evaluate(() => window.history.back());
    await expect(dialog(page)).toBeVisible();
    await expect(where(page)).toHaveText('/la');
  });

  test('closing the tab asks', async ({ mount, page }) => {
    await mount(<OnTheWay.Component />);
    const isStopped = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(await isStopped()).toBe(false);
    await makeUnsent(page);
    expect(await isStopped()).toBe(true);
    await makeUnsent(page);
    expect(await isStopped()).toBe(false);
  });
});

test('without any, nothing asks', async ({ mount, page }) => {
  await mount(<OnTheWay.Component />);
  await page.getByRole('link', { name: 'There' }).click();
  await expect(where(page)).toHaveText('/la');
  await page.evaluate(() => window.history.back());
  await expect(where(page)).toHaveText('/');
});

test('DESIGN rule 14: names what would be lost, three names at most', async ({ mount, page }) => {
  await mount(<ManyFiles.Component />);
  await expect(dialog(page)).toContainText('20 fichiers ne sont pas enregistrés');
  await expect(dialog(page)).toContainText('2.txt…');
  await expect(dialog(page)).not.toContainText('3.txt');
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeFocused();
});
