import { reglements } from '@comptoir/contract/reglements';
import { slowCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { draftKept } from '../../../playwright/draftKept';
import { confirm, expect, labelsOf, test } from '../../stories/mockedTest';
import { rowAction } from '../../stories/rowMenu';
import {
  AboveTheList,
  ClosedScreen,
  NothingLeft,
  NotThereAnyMore,
  OfAClient,
  OnArrival,
  OverItsRow,
  Playground,
} from './DraftsNotice.stories';

test.use({ viewport: { width: 1440, height: 900 } });

const notice = (page: Page) => page.getByRole('region', { name: /non enregistrée/ });
const resume = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^Reprendre : ${title}`) });
const RESTORED = 'Votre saisie précédente a été reprise.';

test('PRODUCT 1.21: each draft is told, with two buttons that name it (DESIGN rule 7)', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(notice(page)).toHaveAccessibleName('3 saisies non enregistrées');
  await expect(notice(page).getByRole('listitem')).toHaveText([
    /Dépense · Agios de la SGCI · 7.500.Fcfa \(modification\)/,
    /Dépense · Transport de sable · 12.500.Fcfa, du \d\d\/\d\d\/\d{4}/,
    /Règlement · 20.000.Fcfa/,
  ]);
  expect((await labelsOf(notice(page).getByRole('button'))).map((label) => label?.split(' :')[0])).toEqual(
    Array(3).fill(['Reprendre', 'Jeter']).flat(),
  );
});

test('a draft is taken up in its form, given up there, or thrown away once confirmed', async ({ mount, page }) => {
  await mount(<AboveTheList.Component />);
  await expect(notice(page).getByRole('listitem')).toHaveCount(3);
  await resume(page, 'Dépense · Transport').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Libellé')).toHaveValue('Transport de sable');
  await expect(dialog.getByText(RESTORED)).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(notice(page).getByRole('listitem')).toHaveCount(2);
  const throwAway = page.getByRole('button', { name: /^Jeter : Règlement/ });
  await throwAway.click();
  await expect(page.getByRole('alertdialog')).toContainText('n’est gardé que sur cet appareil');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Non' }).click();
  await expect(notice(page).getByRole('listitem')).toHaveCount(2);
  await throwAway.click();
  await confirm(page);
  await expect(notice(page).getByRole('listitem')).toHaveCount(1);
});

test('an edit is taken up over whatever version its record has by now', async ({ mount, page }) => {
  await mount(<AboveTheList.Component />);
  await resume(page, 'Dépense · Agios').click();
  await expect(page.getByLabel('Montant')).toHaveValue(/7.500/);
  await expect(page.getByLabel('Libellé')).toHaveValue('Agios de la SGCI');
});

test('RELIABILITY F107: a payment is taken up over its row, whoever answers', async ({ mount, page, router }) => {
  await router.use(slowCall(reglements.reste, 'infinite'));
  await mount(<OverItsRow.Component />);
  await resume(page, 'Règlement').click();
  const form = page.getByRole('dialog', { name: /Loyer du bureau, novembre$/ });
  await expect(form.getByText(RESTORED)).toBeVisible();
  await expect(form.getByLabel('Montant remis')).toHaveValue(/30.000/);
  await form.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The steps that led to the form are over: the payments now open without a form.
  await rowAction(page, 'Loyer du bureau, novembre', 'Règlements');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('an order is taken up over the dialog that it was opened from', async ({ mount, page }) => {
  await mount(<OfAClient.Component />);
  await resume(page, 'Commande').click();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByRole('dialog', { name: /^Commandes du client/ })).toBeVisible();
});

test('on arrival all drafts are offered, marked in the menu, and open on their screen', async ({ mount, page }) => {
  await mount(<OnArrival.Component />);
  await expect(notice(page).getByRole('listitem')).toHaveCount(4);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link', { name: /saisie non enregistrée/ })).toHaveText([
    'Dépenses (saisie non enregistrée)',
    'Caisses (saisie non enregistrée)',
  ]);
  await expect(menu.getByRole('button', { name: 'Paramètre (saisie non enregistrée)' })).toBeVisible();
  // An earlier version kept this draft, without its address.
  await expect(page.getByRole('button', { name: /^Reprendre : Client/ })).toHaveCount(0);
  await resume(page, 'Mouvement de caisse').click();
  await expect(page.getByLabel('Description')).toHaveValue('Avance rendue');
});

test('an expense left for the project that it misses goes on (D86)', async ({ mount, page, store }) => {
  store.etapeprojets.length = 0;
  await mount(<NothingLeft.Component />);
  await page.getByRole('button', { name: 'Nouvelle dépense' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Libellé').fill('Brouettes');
  await form.getByRole('switch', { name: 'Dépense sur une étape' }).click();
  await form.getByRole('link', { name: 'Nouveau projet' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Dépenses (saisie non enregistrée)' }).click();
  await resume(page, 'Dépense · Brouettes').click();
  await expect(form.getByLabel('Libellé')).toHaveValue('Brouettes');
  await expect(form.getByRole('switch', { name: 'Dépense sur une étape' })).toBeChecked();
});

test('a screen that its author may no longer open is said in words; the draft stays', async ({ mount, page }) => {
  await mount(<ClosedScreen.Component />);
  await expect(notice(page).getByRole('listitem').filter({ hasText: 'Vous n’avez plus accès à cet écran' })).toHaveText(
    /Mouvement de caisse/,
  );
  expect((await labelsOf(notice(page).getByRole('button'))).map((label) => label?.split(' ·')[0])).toEqual([
    'Reprendre : Dépense',
    'Jeter : Dépense',
    'Jeter : Mouvement de caisse',
  ]);
});

test('what its record’s list does not show any more is said, and the draft stays', async ({ mount, page }) => {
  await mount(<NotThereAnyMore.Component />);
  await resume(page, 'Dépense').click();
  await expect(page.getByText(/Cette fiche n’est pas dans la liste affichée/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(notice(page).getByRole('listitem')).toHaveCount(1);
});

test.describe('a page that goes away', () => {
  // With this clock, the pause after the last key never ends.
  test.use({ ownPage: true });

  for (const moment of ['pagehide', 'visibilitychange'] as const) {
    test(`RELIABILITY F107: what was typed last is kept at ${moment}`, async ({ mount, page }) => {
      await mount(<AboveTheList.Component />);
      await page.getByRole('button', { name: 'Nouvelle dépense' }).click();
      await page.getByLabel('Libellé').waitFor();
      await page.evaluate(() => {
        const { setTimeout } = window;
        const slow = (work: () => void, ms?: number) => (ms === 300 ? 0 : setTimeout(work, ms));
        Object.assign(window, { setTimeout: slow });
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      });
      await page.getByLabel('Libellé').fill('Tapé en dernier');
      await page.evaluate((name) => {
        const place = name === 'pagehide' ? window : document;
        place.dispatchEvent(new Event(name));
      }, moment);
      await draftKept(page, 'Tapé en dernier');
    });
  }

  test('a disk that takes nothing is said in the form, once', async ({ mount, page }) => {
    await mount(<AboveTheList.Component />);
    await expect(notice(page)).toBeVisible();
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: 'Nouvelle dépense' }).click();
    await page.getByLabel('Libellé').fill('Péage');
    await expect(page.getByText(/Cet appareil n’a plus de place/)).toHaveCount(1);
    await page.getByLabel('Libellé').fill('Péage du pont');
    await expect(page.getByText(/Cet appareil n’a plus de place/)).toHaveCount(1);
  });
});
