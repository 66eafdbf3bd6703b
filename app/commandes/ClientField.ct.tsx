import { clients } from '@comptoir/contract/clients';
import { failingCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { Playground } from './CommandeModal.stories';

const field = (page: Page) => page.getByRole('combobox', { name: 'Client' });
const options = (page: Page) => page.getByRole('option');
const highlighted = (page: Page) => page.getByRole('option', { selected: true });

test('spec § 2 Orders: a client is found by name and phone alone, the best match first', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await field(page).fill('kou');
  await expect(options(page)).toHaveText([/^Kouamé Yao/]);
  await field(page).fill('ba');
  await expect(options(page)).toHaveText([/^Mariam Bamba/, /Jean-Baptiste/, /Baguette d’Or/, /Diabaté/]);
  await expect(highlighted(page)).toHaveText(/^Mariam Bamba/);
  // Only a client's address contains this word, and addresses are not searched.
  await field(page).fill('avocatier');
  await expect(page.getByRole('status').filter({ hasText: 'Aucun client trouvé' })).toHaveCount(1);
  await field(page).fill('+225 07 0 9');
  await expect(options(page)).toHaveText([/^Maquis Chez Tantie Alice/]);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('Maquis Chez Tantie Alice');
});

test('DESIGN rule 4: an answer that comes late replaces no newer one', async ({ mount, page }) => {
  let late = (): void => undefined;
  const isLate = new Promise<void>((resolve) => {
    late = resolve;
  });
  await mount(<Playground.Component />);
  await page.route(/search=moussa/, async (route) => {
    await isLate;
    await route.fallback();
  });
  const asked = page.waitForRequest(/search=moussa/);
  await field(page).fill('moussa');
  await asked;
  await field(page).fill('awa');
  await expect(highlighted(page)).toHaveText(/^Awa Traoré/);
  const answered = page.waitForResponse(/search=moussa/);
  late();
  await (await answered).finished();
  await expect(options(page)).toHaveText([/^Awa Traoré/]);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('Awa Traoré');
});

test.describe('a search that fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('DESIGN rule 2: it is said, and shows no older answer', async ({ mount, page, router }) => {
    await mount(<Playground.Component />);
    await field(page).fill('awa');
    await expect(options(page)).toHaveCount(1);
    await router.use(failingCall(clients.choix, 'base.indisponible'));
    await field(page).fill('aw');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveAccessibleDescription(/Les clients n’ont pas pu être chargés/);
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('aw');
  });
});
