import type { Locator, Page } from '@playwright/test';

type Place = Page | Locator;

const MENU = /^Actions\s:/;

const pageOf = (place: Place): Page => ('page' in place ? place.page() : place);

/** Makes a pattern of a row's name, whose spaces may be no-break spaces. */
const patternOf = (libelle: string | RegExp): string =>
  libelle instanceof RegExp
    ? libelle.source
    : libelle.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');

/** Finds the menu buttons of all rows, or that of the row whose name begins like this (DESIGN rule 7). */
export function rowMenu(place: Place, libelle: string | RegExp = ''): Locator {
  return place.getByRole('button', { name: new RegExp(`${MENU.source}\\s${patternOf(libelle)}`) });
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
