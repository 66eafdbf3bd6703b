import type { Page } from 'playwright-core';
import { readInteractions } from './vitals';

interface Press {
  name: string;
  act(page: Page): Promise<unknown>;
}

/** What people do all day on a list: each is a press or a key, and the wait for the next picture. */
const PRESSES: readonly Press[] = [
  { name: 'open the form', act: (page) => page.getByRole('button', { name: 'Nouvelle dépense' }).click() },
  {
    name: 'type into it',
    act: (page) =>
      page
        .getByRole('dialog')
        .getByLabel(/^Libellé/)
        .pressSequentially('Ciment'),
  },
  { name: 'close it', act: (page) => page.keyboard.press('Escape') },
  { name: 'type a search', act: (page) => page.getByRole('searchbox').last().pressSequentially('eau') },
  { name: 'open the profile’s menu', act: (page) => page.locator('header button[aria-haspopup]').last().click() },
  { name: 'close the menu', act: (page) => page.keyboard.press('Escape') },
  {
    name: 'next page',
    act: (page) =>
      page
        .getByRole('button', { name: /Page suivante/ })
        .first()
        .click(),
  },
];

/** Milliseconds of each, the longest of its presses and keys. */
export async function press(page: Page): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  await readInteractions(page);
  for (const { name, act } of PRESSES) {
    await act(page);
    // The browser tells of an event some pictures later.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    found.set(name, await readInteractions(page));
    if (name === 'close it') await dropDraft(page);
    if (name === 'type a search') await page.getByRole('searchbox').last().fill('');
  }
  return found;
}

/** A form in which something was typed asks first. */
async function dropDraft(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
