import { imprimes } from '@comptoir/contract/imprimes';
import { mockApi } from '@comptoir/mocks/api';
import { imprimeDeCommande } from '@comptoir/mocks/imprimes.fixtures';
import { losingCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import { caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import type { Page } from '@playwright/test';
import { Playground as Commandes } from '../commandes/CommandesScreen.stories';
import { Playground as Reglements } from '../reglements/ReglementsModal.stories';
import { expect, test } from '../stories/mockedTest';
import { rowMenu } from '../stories/rowMenu';
import { Playground as Transferts } from '../transferts/TransfertsList.stories';
import { Playground } from './ImprimesModal.stories';

const IDS = [117, 116, 115].map((commandeid) => imprimeDeCommande(commandeid).imprimeid);
const a4 = (page: Page) => page.getByRole('button', { name: 'Imprimer (A4)' });
const tiragesIn = ({ imprimes: rows }: Store) =>
  IDS.map((id) => rows.find(({ imprimeid }) => imprimeid === id)?.tirages);
const countsIn = (asked: readonly string[]) => asked.filter((call) => call.endsWith('/tirages'));

test('ADR 0042: several documents are counted by one call, in one PDF', async ({ mount, page, store, asked }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await expect(page.getByRole('dialog', { name: '3 documents' }).getByRole('term')).toHaveText(
    [117, 116, 115].map((commandeid) => imprimeDeCommande(commandeid).numero),
  );
  await expect(a4(page)).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const { pathname, searchParams } = new URL((await download).url());
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/api/imprimes/papiers.pdf',
    { imprimeids: IDS.join(), langue: 'fr', format: 'a4' },
  ]);
  await expect(page.getByRole('status').filter({ hasText: '3 documents imprimés' })).toBeVisible();
  await expect.poll(() => closed).toBe(1);
  expect(tiragesIn(store)).toEqual([1, 1, 1]);
  expect(countsIn(asked)).toEqual(['POST /api/imprimes/tirages']);
});

test.describe('a failed call', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('RELIABILITY P03: after a lost answer they are counted once', async ({ mount, page, router, store }) => {
    await router.use(losingCall(imprimes.tirerlot, mockApi(store)));
    await mount(<Playground.Component />);
    await a4(page).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await router.use(...mockApi(store));
    const download = page.waitForEvent('download');
    await a4(page).click();
    await download;
    expect(tiragesIn(store)).toEqual([1, 1, 1]);
  });
});

test.describe('below a list', () => {
  /** The way out counts the rows that are shown, and its dialog names the document of each. */
  const opens = async (page: Page) => {
    await page.getByRole('button', { name: 'Exporter' }).click();
    const exit = page.getByRole('menuitem', { name: /^Imprimer les \d+ documents$/ });
    const count = Number(/\d+/.exec(await exit.innerText())?.[0]);
    await expect(rowMenu(page)).toHaveCount(count);
    await exit.click();
    await expect(page.getByRole('dialog', { name: `${count} documents` }).getByRole('term')).toHaveCount(count);
  };

  test('of payments its documents are printed at once', async ({ mount, page }) => {
    await mount(<Reglements.Component />);
    await opens(page);
  });

  test('of orders', async ({ mount, page }) => {
    await mount(<Commandes.Component />);
    await opens(page);
  });

  test.describe('of transfers', () => {
    test.use({ overrides: [caissesAvecTransferts(Date.now())] });

    test('too', async ({ mount, page }) => {
      await mount(<Transferts.Component />);
      await opens(page);
    });
  });

  test('of one payment none of this is offered', async ({ mount, page, store }) => {
    store.imprimes = store.imprimes.slice(0, 1);
    await mount(<Reglements.Component />);
    await expect(page.getByRole('row')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Exporter' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Exporter en Excel', 'Exporter en CSV', 'Imprimer']);
  });
});
