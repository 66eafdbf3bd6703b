import { avecImprime, IMPRIME } from '@comptoir/mocks/imprimes.fixtures';
import { expect, test } from '../stories/mockedTest';
import { showingPdfs } from '../stories/showingPdfs';
import { Playground } from './ImprimeModal.stories';

test.use({ ownPage: true, overrides: [avecImprime()] });

test('ADR 0042: Enter prints the paper itself; the file is one press away', async ({ mount, page, store }) => {
  const printed = await showingPdfs(page);
  const urls: string[] = [];
  page.on('download', (file) => urls.push(file.url()));
  await mount(<Playground.Component />);
  await expect(page.getByRole('button', { name: 'Imprimer (A4)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `Original imprimé\u00a0: ${IMPRIME.numero}` })).toBeVisible();
  expect([await printed(), urls]).toEqual([['application/pdf'], []]);
  expect(store.imprimes.find(({ imprimeid }) => imprimeid === IMPRIME.imprimeid)?.tirages).toBe(1);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger' }).click();
  expect(new URL((await file).url()).pathname).toBe(`/api/imprimes/${IMPRIME.imprimeid}/papier.pdf`);
});
