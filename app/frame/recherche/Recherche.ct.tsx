import { recherche } from '@comptoir/contract/recherche';
import { asProfile, slowCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../../stories/mockedTest';
import { Playground as InShell } from '../shell/lists.stories';
import { Cashier, Playground } from './Recherche.stories';

const field = (page: Page) => page.getByRole('combobox', { name: 'Rechercher partout' });
const kind = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option');
const finds = (asked: readonly string[]) => asked.filter((call) => call.includes('/recherche/'));

test.describe('search everywhere (PRODUCT K)', () => {
  test('finds screens by their title and, below, records by kind; announces how many', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await field(page).fill('BOUAKE');
    await expect(kind(page, 'Clients')).toHaveText([/Maquis Chez Tantie Alice/]);
    await expect(kind(page, 'Caisses')).toHaveText([/Caisse Bouaké/]);
    await expect(kind(page, 'Dépenses').first()).toContainText('Repas de l’atelier de Bouaké');
    const count = await page.getByRole('option').count();
    await expect(page.getByRole('status').filter({ hasText: `${count} résultats` })).toBeAttached();
    await field(page).fill('PENSES');
    await expect(kind(page, 'Écrans')).toHaveText(['Dépenses', 'Types de dépenses']);
    await field(page).fill('mouv');
    await expect(kind(page, 'Écrans')).toHaveText(['Mouvements']);
  });

  test('DESIGN rule 4: letters typed in one go are one search, one alone is none', async ({ mount, page, asked }) => {
    await page.clock.install();
    await mount(<Playground.Component />);
    await field(page).fill('b');
    // On any machine, however slow, 20 ms pass between two letters.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    for (const letter of 'ouaké') {
      await field(page).pressSequentially(letter);
      await page.clock.runFor(20);
    }
    await page.clock.resume();
    await expect(kind(page, 'Caisses')).toHaveCount(1);
    expect(finds(asked)).toEqual(['GET /api/recherche/bouaké']);
  });

  test('DESIGN rule 4: an older request is given up, its answer never shown', async ({ mount, page, router }) => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await mount(<Playground.Component />);
    await router.use(slowCall(recherche.find, held));
    const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('/recherche/'));
    await field(page).fill('bouaké');
    await page.waitForRequest((request) => request.url().includes('/recherche/'));
    await field(page).fill('b');
    await gone;
    answer();
    await field(page).fill('zébulon');
    await expect(page.getByText('Opps!! Aucun résultat trouvé.').last()).toBeVisible();
    await expect(kind(page, 'Caisses')).toHaveCount(0);
  });

  test('the keyboard leads to the screen of a record, whose address says all', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(field(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('caisse bouaké');
    await expect(kind(page, 'Caisses')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByText('/caisses/5 ←')).toBeVisible();
  });

  test('a screen opens without waiting for the records', async ({ mount, page, router }) => {
    await mount(<Playground.Component />);
    await router.use(slowCall(recherche.find, 'infinite'));
    await field(page).fill('clients');
    await field(page).press('Enter');
    await expect(page.getByText('/clients ←')).toBeVisible();
  });

  test('without a network the screens alone are searched, and it is said', async ({ mount, page, context, asked }) => {
    await mount(<Playground.Component />);
    await expect(field(page)).toBeVisible();
    await context.setOffline(true);
    await field(page).fill('caisse');
    await expect(page.getByText('Hors connexion : seuls les écrans sont cherchés.', { exact: true })).toBeVisible();
    await expect(kind(page, 'Écrans')).toHaveText(['Caisses', 'Situation des caisses']);
    expect(finds(asked)).toEqual([]);
    await context.setOffline(false);
    await expect(kind(page, 'Caisses').first()).toBeVisible();
  });
});

test.describe('refusals', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('DESIGN rule 2: a failure is told beside the screens, and tried again', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await page.route('**/api/recherche/**', (route) => route.abort(), { times: 1 });
    await field(page).fill('caisse');
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await expect(kind(page, 'Écrans')).toHaveText(['Caisses', 'Situation des caisses']);
    await retry.click();
    await expect(kind(page, 'Caisses').first()).toBeVisible();
    await expect(retry).toHaveCount(0);
  });
});

test('CONTRACT "Permissions": one finds only the kinds whose list one may read', async ({ mount, page, store }) => {
  Object.assign(store, asProfile('caissier'));
  await mount(<Cashier.Component />);
  await field(page).fill('bouaké');
  await expect(kind(page, 'Dépenses').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Clients' })).toHaveCount(0);
});

test.describe('actions (D68)', () => {
  const DIALOGS = [
    ['nouv dep', 'Création d’une dépense'],
    ['commande nouv', /^Création d’une commande/],
    ['nouveau cli', 'Création d’un client'],
    ['avance nouv', 'Demander une avance'],
    ['nouv caisse', 'Création d’une caisse'],
    ['nouv util', 'Création d’un utilisateur'],
    ['arreter plateau', 'Arrêter « Caisse centrale Plateau »'],
    ['transfert plateau', 'Transférer depuis « Caisse centrale Plateau »'],
    ['mouvement plateau', 'Création d’un mouvement'],
  ] as const;

  test('each opens its dialog, once: Back does not open it again', async ({ mount, page }) => {
    // It opens ten dialogs, one after the other.
    test.slow();
    await mount(<InShell.Component path="/activites" />);
    for (const [typed, name] of DIALOGS) {
      await field(page).fill(typed);
      await kind(page, 'Actions').first().click();
      await expect(page.getByRole('dialog')).toHaveAccessibleName(name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await field(page).fill('nouv projet');
    await kind(page, 'Actions').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projet' })).toBeVisible();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('button', { name: 'Nouveau projet' })).toBeVisible();
  });

  test('CONTRACT "Permissions": one finds only what one may do', async ({ mount, page, store }) => {
    Object.assign(store, asProfile('caissier'));
    await mount(<Cashier.Component />);
    await field(page).fill('nouv dep');
    await expect(kind(page, 'Actions')).toHaveText(['Nouvelle dépense']);
    await field(page).fill('nouv cli');
    await expect(kind(page, 'Actions')).toHaveCount(0);
  });
});
