import { avecImprime, IMPRIME } from '@comptoir/mocks/imprimes.fixtures';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { Playground } from './PieceModal.portable';

test.use({ ownPage: true, overrides: [avecImprime()] });

/**
 * Makes the page one that shows PDFs by itself, as the browser of the tests does not. Returns a function that gives the
 * types of what was printed.
 */
async function showingPdfs(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const prints: string[] = [];
    Object.assign(window, { prints });
    const kinds = new Map<string, string>();
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      const address = createObjectURL(file);
      kinds.set(address, file.type);
      return address;
    };
    const shown = new WeakMap<HTMLIFrameElement, string>();
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true });
    Object.defineProperties(HTMLIFrameElement.prototype, {
      src: {
        set(this: HTMLIFrameElement, address: string) {
          shown.set(this, address);
          setTimeout(() => this.onload?.(new Event('load')));
        },
      },
      contentWindow: {
        get(this: HTMLIFrameElement) {
          return { print: () => prints.push(kinds.get(shown.get(this) ?? '') ?? '') };
        },
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'prints') as string[]);
}

test('ADR 0042: Enter opens the print dialog on the paper itself; the file is one press away', async ({
  mount,
  page,
  store,
}) => {
  const printed = await showingPdfs(page);
  const urls: string[] = [];
  page.on('download', (file) => urls.push(file.url()));
  await mount(<Playground />);
  await expect(page.getByRole('button', { name: 'Imprimer (A4)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `Original imprimé\u00a0: ${IMPRIME.numero}` })).toBeVisible();
  expect([await printed(), urls]).toEqual([['application/pdf'], []]);
  expect(store.imprimes.find(({ imprimeid }) => imprimeid === IMPRIME.imprimeid)?.tirages).toBe(1);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger' }).click();
  expect(new URL((await file).url()).pathname).toBe(`/api/imprimes/${IMPRIME.imprimeid}/papier.pdf`);
});
