import { imprimes } from '@comptoir/contract/imprimes';
import { mockApi } from '@comptoir/mocks/api';
import { numerosOf } from '@comptoir/mocks/imprimes';
import { failingCall, losingCall, slowCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import type { Page } from '@playwright/test';
import { expect, PROOF, test } from '../stories/mockedTest';
import { menuWords, rowAction } from '../stories/rowMenu';
import { Playground as NewReglement } from './ReglementModal.portable';
import { Playground } from './ReglementsModal.portable';

/** The payment that the tests print. */
const REGLEMENT = 17;
const print = (page: Page) => rowAction(page, /60.000\sFcfa/, 'Imprimer la pièce');

/** Keeps the addresses that the page downloads. */
function downloadsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('download', (file) => urls.push(file.url()));
  return urls;
}

const imprimeOf = (store: Store, reglementid: number) => {
  const { imprimeid } = numerosOf(store, reglementid);
  return { imprimeid, tirages: store.imprimes.find((row) => row.imprimeid === imprimeid)?.tirages };
};

const countsIn = (asked: readonly string[]) => asked.filter((call) => call.endsWith('/tirages'));

test('ADR 0042: a print is counted once, and then its PDF is downloaded in the language of the screen', async ({
  mount,
  page,
  store,
  asked,
}) => {
  await mount(<Playground />);
  const download = page.waitForEvent('download');
  await print(page);
  const { pathname, search } = new URL((await download).url());
  const { imprimeid, tirages } = imprimeOf(store, REGLEMENT);
  expect([pathname, search]).toEqual([`/api/imprimes/${imprimeid}/papier.pdf`, '?langue=fr']);
  expect(tirages).toBe(1);
  expect(countsIn(asked)).toEqual([`POST /api/imprimes/${imprimeid}/tirages`]);
});

test('ADR 0042: pressed again while it is counted, it prints once', async ({ mount, page, router, store, asked }) => {
  let count: () => void = () => undefined;
  const isCounting = new Promise<void>((resolve) => {
    count = resolve;
  });
  await router.use(slowCall(imprimes.tirer, isCounting));
  await mount(<Playground />);
  const downloads = downloadsOf(page);
  await print(page);
  await expect.poll(() => countsIn(asked)).toHaveLength(1);
  await print(page);
  count();
  await expect.poll(() => downloads).toHaveLength(1);
  // The next print begins once the first has ended.
  await print(page);
  await expect.poll(() => downloads).toHaveLength(2);
  expect(countsIn(asked)).toHaveLength(2);
  expect(imprimeOf(store, REGLEMENT).tirages).toBe(2);
});

test('a payment without a document has none to print', async ({ mount, page, store }) => {
  store.imprimes.length = 0;
  await mount(<Playground />);
  expect(await menuWords(page)).toEqual(['Historique', 'Supprimer']);
});

test('ADR 0042: the message of success prints the document of a new payment', async ({ mount, page, store }) => {
  await mount(<NewReglement />);
  await page.getByRole('combobox', { name: 'Caisse' }).selectOption('1');
  await page.locator('input[type=file]').setInputFiles(PROOF);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const said = page.getByRole('status').filter({ hasText: /450.000.Fcfa réglés, reste 0/ });
  const download = page.waitForEvent('download');
  await said.getByRole('button', { name: 'Imprimer' }).click();
  const { pathname } = new URL((await download).url());
  const { imprimeid, tirages } = imprimeOf(store, store.reglements.at(-1)?.reglementid ?? 0);
  expect(pathname).toBe(`/api/imprimes/${imprimeid}/papier.pdf`);
  expect(tirages).toBe(1);
});

test.describe('a failed count', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('is told, and downloads nothing', async ({ mount, page, router }) => {
    await router.use(failingCall(imprimes.tirer, 'introuvable'));
    await mount(<Playground />);
    const downloads = downloadsOf(page);
    await print(page);
    await expect(page.getByRole('alert').filter({ hasText: 'n’existe pas ou a été supprimé' })).toBeVisible();
    expect(downloads).toEqual([]);
  });

  test('RELIABILITY P03: whose answer was lost is counted once when it is pressed again', async ({
    mount,
    page,
    router,
    store,
  }) => {
    await router.use(losingCall(imprimes.tirer, mockApi(store)));
    await mount(<Playground />);
    await print(page);
    await expect(page.getByRole('alert').filter({ hasText: 'rien ne sera enregistré deux fois' })).toBeVisible();
    await router.use(...mockApi(store));
    const download = page.waitForEvent('download');
    await print(page);
    await download;
    expect(imprimeOf(store, REGLEMENT).tirages).toBe(1);
  });
});
