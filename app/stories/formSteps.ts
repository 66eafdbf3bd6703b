import { expect, type Locator, type Page } from '@playwright/test';

/** Finds the button that sends the form on top, whatever its verb is. */
export const save = (page: Page): Locator => page.getByRole('button').and(page.locator('[type=submit]')).last();

/** Saves the form and waits until it has asked to be closed; `closed` counts how often it has. */
export async function saveAndClose(page: Page, closed: () => number): Promise<void> {
  await save(page).click();
  await expect.poll(closed).toBe(1);
}

/**
 * Chooses by a part of its name, which may tell more than the record's label, an option of the select with that label.
 */
export async function chooseOption(page: Page, label: string, option: RegExp): Promise<void> {
  const value = await page.getByRole('option', { name: option }).getAttribute('value');
  await page.getByLabel(label).selectOption(value);
}

/** Returns those of the requests that write something new. */
export const postsOf = (asked: readonly string[]): string[] => asked.filter((call) => call.startsWith('POST'));
