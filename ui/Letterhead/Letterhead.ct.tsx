import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Playground, Unreadable } from './Letterhead.stories';

const head = (page: Page) => page.locator('[data-letterhead]');

test.describe('Letterhead (DESIGN rule 23)', () => {
  test('on the screen it is absent; on paper it stands above all, and pages are A4', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(head(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(head(page)).toHaveText(/^Bâtir Ensemble Côte d’Ivoire\s*Cocody Angré, 7e tranche, Abidjan$/);
    const top = async (of: ReturnType<typeof head>) => (await of.boundingBox())?.y ?? Number.NaN;
    expect(await top(head(page))).toBeLessThan(await top(page.getByText('Ctrl + P')));
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper).toMatch(/\/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
  });

  test('a logo that cannot be read leaves no gap', async ({ mount, page }) => {
    await mount(<Unreadable.Component />);
    await expect(head(page).locator('img')).toHaveCount(0);
  });
});
