import type { Locator, Page } from '@playwright/test';
import { sourceOf } from './sourceOf';

type Place = Page | Locator;

const MENU = /^Actions\s:/;

const pageOf = (place: Place): Page => ('page' in place ? place.page() : place);

/** Finds the menu buttons of all rows, or that of the row whose name begins like this (DESIGN rule 7). */
export function rowMenu(place: Place, libelle: string | RegExp = ''): Locator {
  const name = libelle instanceof RegExp ? libelle.source : sourceOf(libelle);
  return place.getByRole('button', { name: new RegExp(`${MENU.source}\\s${name}`) });
}

/** Presses an entry in the menu of a row. */
export async function rowAction(place: Place, libelle: string | RegExp, word: string): Promise<void> {
  await rowMenu(place, libelle).click();
  await pageOf(place).getByRole('menuitem', { name: word, exact: true }).click();
}

/** Returns the entries of these rows' menus, each only once; for one row, they are in the order of its menu. */
export async function menuWords(place: Place): Promise<string[]> {
  const words = new Set<string>();
  await rowMenu(place).first().waitFor();
  for (const menu of await rowMenu(place).all()) {
    await menu.click();
    const items = pageOf(place).getByRole('menuitem');
    await items.first().waitFor();
    for (const word of await items.allTextContents()) words.add(word.replaceAll('\u00a0', ' '));
    await pageOf(place).keyboard.press('Escape');
  }
  return [...words];
}
