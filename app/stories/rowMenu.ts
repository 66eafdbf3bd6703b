import type { Locator, Page } from '@playwright/test';

type Place = Page | Locator;

const MENU = /^Actions\s:/;

const pageOf = (place: Place): Page => ('page' in place ? place.page() : place);

/** What a row is named by, as a pattern: its spaces may be no-break ones. */
const patternOf = (libelle: string | RegExp): string =>
  libelle instanceof RegExp
    ? libelle.source
    : libelle.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');

/** The button of the menus of rows, or of the row whose name begins so (DESIGN rule 7). */
export function rowMenu(place: Place, libelle: string | RegExp = ''): Locator {
  return place.getByRole('button', { name: new RegExp(`${MENU.source}\\s${patternOf(libelle)}`) });
}

/** Presses a word in the menu of a row. */
export async function rowAction(place: Place, libelle: string | RegExp, word: string): Promise<void> {
  await rowMenu(place, libelle).click();
  await pageOf(place).getByRole('menuitem', { name: word, exact: true }).click();
}

/** What the menus of these rows offer, each word once: those of one row are all that it offers, in their order. */
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
