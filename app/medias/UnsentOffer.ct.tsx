import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { InDoubt, Reader, Unsent, UnsentAmongImages } from './MediaSection.stories';

const CUT = /Failed to load resource: net::ERR_FAILED/;
const offer = (page: Page) => page.getByText('2 fichiers choisis ici ne sont pas encore envoyés');
const stored = (page: Page) => page.getByRole('list', { name: 'Médias de l’étape' });
const resume = (page: Page) => page.getByRole('button', { name: 'Reprendre l’envoi' }).click();

/**
 * Tells whether the device still keeps files. The visible text does not tell, because the stored media have the same
 * names.
 */
async function isKept(page: Page): Promise<boolean> {
  const { origins } = await page.context().storageState({ indexedDB: true });
  const { indexedDB: databases = [] } = origins[0] as {
    indexedDB?: { stores: { name: string; records: unknown[] }[] }[];
  };
  return databases.some(({ stores }) => stores.some(({ name, records }) => name === 'files' && records.length > 0));
}

test('PRODUCT O: files of an earlier visit are offered and sent once', async ({ mount, page, store, asked }) => {
  await mount(<Unsent.Component />);
  await expect(offer(page)).toBeVisible();
  await expect(page.getByText('Essai de débit.txt, Relevé du lundi.txt')).toBeVisible();
  expect(await isKept(page)).toBe(true);
  const before = store.medias.length;
  await resume(page);
  await expect(stored(page).getByText('Relevé du lundi.txt')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  expect(store.medias).toHaveLength(before + 2);
  expect(asked.filter((call) => call.startsWith('POST /api/files'))).toHaveLength(2);
  await expect.poll(() => isKept(page)).toBe(false);
});

test('PRODUCT O: taken up in a view of other kinds, they are sent as well', async ({ mount, page, store }) => {
  await mount(<UnsentAmongImages.Component />);
  const before = store.medias.length;
  await resume(page);
  await expect.poll(() => store.medias.length).toBe(before + 2);
  await expect.poll(() => isKept(page)).toBe(false);
});

test('PRODUCT D: what may be stored already is sent on its sender’s word alone', async ({ mount, page, asked }) => {
  await mount(<InDoubt.Component />);
  await resume(page);
  const doubtful = page.getByRole('listitem').filter({ hasText: 'Relevé du lundi.txt' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Essai de débit.txt' })).toContainText('Enregistré');
  await expect(doubtful).toContainText('il y a plus d’un jour');
  const sent = () => asked.filter((call) => call.startsWith('POST /api/files')).length;
  expect(sent()).toBe(1);
  await doubtful.getByRole('button', { name: /^Réessayer/ }).click();
  await expect(stored(page).getByText('Relevé du lundi.txt')).toBeVisible();
  expect(sent()).toBe(2);
});

test('PRODUCT O: given up, they are forgotten, once it was asked', async ({ mount, page, asked }) => {
  await mount(<Unsent.Component />);
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Essai de débit.txt, Relevé du lundi.txt');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect.poll(() => isKept(page)).toBe(false);
  expect(asked.some((call) => call.startsWith('POST /api/files'))).toBe(false);
});

test('who may not send is offered nothing', async ({ mount, page }) => {
  await mount(<Reader.Component />);
  await expect(stored(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reprendre l’envoi' })).toHaveCount(0);
});

test.describe('the line is still cut', () => {
  test.use({ allowedErrors: [CUT] });

  test('PRODUCT O: they stay kept, and leave by themselves once it is back', async ({ mount, page, store }) => {
    await mount(<Unsent.Component />);
    await page.route('**/api/files/addfiles', (route) => route.abort());
    const before = store.medias.length;
    await resume(page);
    await expect(page.getByText('2 fichiers ne sont pas partis')).toBeVisible();
    expect(await isKept(page)).toBe(true);
    await page.unroute('**/api/files/addfiles');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(stored(page).getByText('Relevé du lundi.txt')).toBeVisible();
    expect(store.medias).toHaveLength(before + 2);
  });
});
