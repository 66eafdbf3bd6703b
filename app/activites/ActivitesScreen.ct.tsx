import type { Page } from '@playwright/test';
import { activites } from '#contract/activites';
import { emptyOrganisation, failing } from '#mocks/states';
import { expect, test } from '../stories/mockedTest';
import {
  Broken,
  Empty,
  Failed,
  Narrow,
  NothingFound,
  OneKind,
  OnePerson,
  Playground,
} from './ActivitesScreen.portable';

const rows = (page: Page) => page.locator('tbody tr');

test('PRODUCT G: when, what, which record, which action, who; newest first, ten to a page', async ({ mount, page }) => {
  await mount(<Playground />);
  await expect(page.getByRole('columnheader')).toHaveText(['Date', 'Libellé', 'Objet', 'Action', 'Par', 'Actions']);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('Garage Moderne');
  await expect(rows(page).first()).toContainText('Suppression');
});

test('PRODUCT G: a change shows each field before and after, and only those', async ({ mount, page }) => {
  await mount(<OneKind />);
  await page
    .getByRole('button', { name: /^Voir l’activité Agios/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Agios de la SGCI' });
  await expect(dialog.getByRole('columnheader')).toHaveText(['Champ', 'Avant', 'Après']);
  await expect(dialog.locator('tbody tr')).toHaveText(['montant56006500']);
});

test('DESIGN rule 1: kind, person and period narrow the list, and the way back shows all', async ({ mount, page }) => {
  await mount(<OnePerson />);
  await expect(rows(page)).toHaveCount(4);
  await page.getByLabel('Objet').selectOption('depense');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Opps!! Aucun résultat trouvé.')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).last().click();
  await expect(rows(page)).toHaveCount(10);
});

test('DESIGN rule 2: nothing found names what was looked for', async ({ mount, page }) => {
  await mount(<NothingFound />);
  await expect(page.getByText(/zzz, Caisse/)).toBeVisible();
});

test('PRODUCT G: a failed sign-in and a refusal are there, a secret never', async ({ mount, page, store }) => {
  await mount(<Playground />);
  await page.getByLabel('Objet').selectOption('session');
  await expect(rows(page).filter({ hasText: 'Connexion refusée' }).first()).toContainText('Personne de connu');
  const [one] = store.utilisateurs;
  await expect(page.locator('body')).not.toContainText(one?.password ?? 'no user');
});

test('PRODUCT G: an unbroken chain is said to be so, with the number of lines', async ({ mount, page, store }) => {
  await mount(<Playground />);
  await page.getByRole('button', { name: 'Vérifier l’intégrité' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vérifier l’intégrité' });
  await expect(dialog.getByRole('status')).toContainText(
    `Le journal est intact : ${store.activites.length} lignes vérifiées.`,
  );
  await expect(dialog.getByText(/^\d+ sceaux vérifiés, le dernier posé le \d+/)).toBeVisible();
  await expect(dialog).toContainText('toutes ses lignes sont conservées');
});

test.describe('a line changed behind the application’s back', () => {
  test.use({ overrides: [{ journalRompuA: 12 }] });

  test('PRODUCT G: the break is named', async ({ mount, page }) => {
    await mount(<Broken />);
    await page.getByRole('button', { name: 'Vérifier l’intégrité' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('rompue entre les lignes n° 12 et 16.');
  });
});

test.describe('first day', () => {
  test.use({ overrides: [emptyOrganisation()] });

  test('DESIGN rule 2: an empty log says what it will hold', async ({ mount, page }) => {
    await mount(<Empty />);
    await expect(page.getByText('Opps! Aucune donnée')).toBeVisible();
    await expect(page.getByText(/Chaque connexion, chaque changement/)).toBeVisible();
  });
});

test.describe('refusals', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('DESIGN rule 2: a failed load is not an empty one', async ({ mount, page, router }) => {
    await router.use(failing(activites.list, 'base.indisponible'));
    await mount(<Failed />);
    await expect(page.getByText('La liste n’a pas pu être chargée')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

test('DESIGN rule 6: at 360 px each line is a card, and nothing scrolls sideways', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<Narrow />);
  await expect(page.getByRole('button', { name: /^Voir l’activité Garage Moderne/ })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
