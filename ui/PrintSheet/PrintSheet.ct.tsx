import type { Page } from '@playwright/test';
import { expect, test } from '../../playwright/fixtures';
import { Long, Playground } from './PrintSheet.stories';

const sheet = (page: Page) => page.locator('[data-print-sheet]');

test.describe('PrintSheet (DESIGN rule 23)', () => {
  test('on paper it is alone, on the screen it is not there', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByText('Ctrl + P')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Ctrl + P')).toBeHidden();
    await expect(sheet(page)).toContainText('Bâtir Ensemble Côte d’Ivoire');
    await expect(sheet(page)).toContainText('Édité le 20/11/2026 14:05 par Aya Konan');
    await expect(page.getByRole('row')).toHaveCount(5);
  });

  test('its heads come again on each A4 page, with what it is of', async ({ mount, page }) => {
    await mount(<Long.Component />);
    await page.emulateMedia({ media: 'print' });
    const head = sheet(page).locator('thead');
    await expect(head).toHaveCSS('display', 'table-header-group');
    await expect(head).toContainText(/^Bâtir.* · Établissements Diabaté et Fils · Du 1er janvier 2026/);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/g)?.length).toBeGreaterThan(2);
  });

  test('a text has the room that dates and amounts leave', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.emulateMedia({ media: 'print' });
    const widthOf = async (name: string) => (await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0;
    const [date, montant] = [await widthOf('Date'), await widthOf('Montant')];
    expect(await widthOf('Libellé')).toBeGreaterThan(2 * (date + montant));
  });

  test.describe('over', () => {
    test.use({ ownPage: true });

    test('it asks to print once, and goes when that is over', async ({ mount, page }) => {
      // The browser's own `print` would report at once that printing is over.
      const hold = () => {
        window.print = () => void document.documentElement.toggleAttribute('data-asked');
      };
      await page.addInitScript(hold);
      await page.evaluate(hold);
      const done: string[] = [];
      await mount(<Playground.Component onDone={() => done.push('done')} />);
      await expect(page.locator('html')).toHaveAttribute('data-asked');
      expect(done).toEqual([]);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect.poll(() => done).toEqual(['done']);
    });
  });
});
