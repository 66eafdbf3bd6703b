import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { IS_LONG } from '../scripts/long.mjs';

/** What axe finds, whatever the impact (DESIGN rule 25): on the page, or in the dialog on top of it alone. */
export async function faultsOfAxe(page: Page): Promise<string[]> {
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  // In one go, in the page that is looked at: another one for the summing up would open a window each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if ((await dialogs.count()) > 0) {
    await dialogs.last().evaluate((element) => element.setAttribute('data-looked-at', ''));
    axe.include('[data-looked-at]');
  }
  const { violations } = await axe.analyze();
  // A menu that came up belongs to its button, wherever it stands in the page.
  const isMenu = (id: string, html: string) => id === 'region' && html.includes('role="menu"');
  return violations.flatMap(({ id, nodes }) => {
    const [first] = nodes.filter(({ html }) => !isMenu(id, html));
    return first ? [`${id} ${first.html}`] : [];
  });
}

/**
 * DESIGN rule 25: axe finds nothing in the midst of a journey. In the long suite alone: it takes longer than the journey,
 * and the stories of these screens are looked at for every change.
 */
export async function expectNothingFound(page: Page, where: string): Promise<void> {
  if (!IS_LONG) return;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect((await faultsOfAxe(page)).map((fault) => `${where}: ${fault}`)).toEqual([]);
}
