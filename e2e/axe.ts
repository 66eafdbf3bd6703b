import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { IS_LONG } from '../scripts/long.mjs';

/** Returns what axe finds, whatever the impact (DESIGN rule 25): in the dialog on top, or else on the page. */
export async function faultsOfAxe(page: Page): Promise<string[]> {
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  // Legacy mode works in this page alone. Without it, axe opens another window each time to sum up its results.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if ((await dialogs.count()) > 0) {
    await dialogs.last().evaluate((element) => element.setAttribute('data-looked-at', ''));
    axe.include('[data-looked-at]');
  }
  const { violations } = await axe.analyze();
  // An open menu belongs to its button, wherever it stands in the page.
  const isMenu = (id: string, html: string) => id === 'region' && html.includes('role="menu"');
  return violations.flatMap(({ id, nodes }) => {
    const [first] = nodes.filter(({ html }) => !isMenu(id, html));
    return first ? [`${id} ${first.html}`] : [];
  });
}

/**
 * DESIGN rule 25: expects that axe finds nothing in the middle of a journey. Only in the long suite: it takes longer
 * than the journey, and every change is checked on the stories of these screens.
 */
export async function expectNothingFound(page: Page, where: string): Promise<void> {
  if (!IS_LONG) return;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect((await faultsOfAxe(page)).map((fault) => `${where}: ${fault}`)).toEqual([]);
}
