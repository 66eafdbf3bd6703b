import { caisses } from '@comptoir/contract/caisses';
import { mouvements } from '@comptoir/contract/mouvements';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { activitesSuivies } from '@comptoir/mocks/activites.fixtures';
import { caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { soldeOfCaisse } from '@comptoir/mocks/caisses';
import { contrepassations } from '@comptoir/mocks/contrepassations.fixtures';
import { foundRow } from '@comptoir/mocks/rows';
import { unreachableCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { save } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { menuWords, rowAction } from '../stories/rowMenu';
import {
  Arretee,
  AuDessusDuPlafond,
  Contrepassations,
  LastContact,
  NotFound,
  OpeningOnly,
  Playground,
} from './CaisseScreen.stories';

const NAME = 'Caisse centrale Plateau';
const fiche = (page: Page) => page.getByRole('region', { name: 'Fiche' });
const list = (page: Page) => page.getByRole('region', { name: 'Mouvements' });
const francs = (text: string) => Number(text.replace(/\D/g, ''));

test('a register has a page with balance and movements, and is renamed there', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(fiche(page).getByRole('term')).toHaveText([
    'Solde',
    'Nature',
    'Code',
    'Montant d’ouverture',
    'Description',
  ]);
  await expect(list(page).getByRole('rowheader')).toHaveCount(5);
  const balance = francs(await fiche(page).getByRole('definition').first().innerText());
  expect(francs(await list(page).locator('tbody tr').first().locator('td').nth(1).innerText())).toBe(balance);
  await expect(list(page).getByRole('link', { name: 'Tous les mouvements' })).toHaveAttribute(
    'href',
    '/caisses/mouvements?caisseid=1',
  );
  expect(asked.filter((call) => call.startsWith('GET')).length).toBeLessThanOrEqual(6);
  await expect(list(page).getByRole('rowheader')).toHaveCount(5);
  expect(await menuWords(fiche(page))).toEqual([
    'Transférer',
    'Arrêter la caisse',
    'Contrôle inopiné',
    'Historique',
    'Modifier',
    'Supprimer',
  ]);
  await rowAction(fiche(page), '', 'Modifier');
  await page.getByLabel('Libellé').fill('Caisse du siège');
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Caisse du siège' })).toBeVisible();
});

test('its head puts money in, and balance and movements follow', async ({ mount, page, store }) => {
  await mount(<OpeningOnly.Component />);
  await expect(list(page).getByRole('rowheader')).toHaveCount(1);
  const before = francs(await fiche(page).getByRole('definition').first().innerText());
  await fiche(page).getByRole('button', { name: 'Nouveau mouvement' }).click();
  await page.getByLabel('Montant').fill('5000');
  await save(page).click();
  await expect(list(page).getByRole('rowheader')).toHaveCount(2);
  await expect
    .poll(async () => francs(await fiche(page).getByRole('definition').first().innerText()))
    .toBe(before + 5000);
  expect(store.mouvements.filter(({ caisseid }) => caisseid === 7)).toHaveLength(2);
});

test('ADR 0034: a payment and a movement of a closed day are reversed here', async ({ mount, page, store }) => {
  Object.assign(store, contrepassations(Date.now()));
  await mount(<Contrepassations.Component />);
  const rows = list(page).getByRole('row');
  const made = rows.filter({ hasText: 'Remis à la mauvaise caisse' });
  await expect(made).toContainText('Contre-passation');
  expect(await menuWords(made)).toEqual(['Historique']);
  const reversed = rows.filter({ hasText: 'Remboursement d’avance' });
  await expect(reversed.locator('s')).toContainText(/400.000\sFcfa/);
  expect(await menuWords(reversed)).toEqual(['Historique']);
  const payment = rows.filter({ hasText: 'Tôles bac pour la toiture' });
  const before = francs(await fiche(page).getByRole('definition').first().innerText());
  await rowAction(payment, '', 'Contre-passer');
  await expect(page.getByRole('dialog')).toContainText(/Tôles bac pour la toiture.» devra de nouveau 150.000\sFcfa/);
  await page.getByRole('button', { name: 'Saisi deux fois' }).click();
  await save(page).click();
  await expect(payment).toContainText('Contre-passé');
  await expect
    .poll(async () => francs(await fiche(page).getByRole('definition').first().innerText()))
    .toBe(before + 150_000);
});

test('ADR 0033: it says until when it is closed, and is counted from its head', async ({ mount, page, store }) => {
  Object.assign(store, caissesArretees(Date.now()));
  await mount(<Arretee.Component />);
  await expect(page.getByText(/^Arrêtée au \d/)).toBeVisible();
  const closings = page.getByRole('region', { name: 'Arrêtés' });
  await expect(closings.getByRole('rowheader')).toHaveCount(5);
  await rowAction(fiche(page), '', 'Contrôle inopiné');
  await page.getByRole('spinbutton', { name: /^Billet de 10\s000$/ }).fill('0');
  await page.getByRole('button', { name: 'Faux billet' }).click();
  await save(page).click();
  await expect(closings.getByRole('rowheader').first()).toContainText('N° 7 · contrôle du');
});

test('PRODUCT G: its changes tell each closing, and that its days were reopened', async ({ mount, page, store }) => {
  Object.assign(store, { activites: activitesSuivies(todayInAbidjan(Date.now())) });
  await mount(<Arretee.Component />);
  await expect(page.getByRole('list', { name: 'Suivi' }).getByRole('listitem')).toHaveText([
    /^Arrêté de caisse rouvertAya Marie-Laure Kouassi, /,
    /^Arrêté de caisseIbrahim Coulibaly, /,
    /^Arrêté de caisseIbrahim Coulibaly, /,
    /^Caisse · Modification/,
  ]);
});

test('ADR 0043: it says what it should hold at most, and that it holds more', async ({ mount, page, store }) => {
  const row = foundRow(store, 'caisses', 1);
  Object.assign(row, { plafond: 1_000_000, plafondrefuse: 0 });
  await mount(<AuDessusDuPlafond.Component />);
  await expect(fiche(page).getByRole('term')).toContainText(['Solde', 'Plafond', 'Nature']);
  await expect(fiche(page).getByRole('definition').nth(1)).toHaveText(/^1.000.000\sFcfa$/);
  const above = page.locator('[data-tone=warning]', { hasText: 'Au-dessus du plafond' });
  await expect(above).toBeVisible();
  await rowAction(fiche(page), '', 'Modifier');
  await page.locator('summary').click();
  await page.getByLabel('Plafond').fill(String(soldeOfCaisse(store, 1)));
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(above).toHaveCount(0);
});

test.describe('without a line', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('PRODUCT O: a balance that is not confirmed says since when it is known', async ({ mount, page, router }) => {
    await router.use(unreachableCall(caisses.byId), unreachableCall(mouvements.list));
    await mount(<LastContact.Component />);
    await expect(fiche(page).getByRole('term').first()).toHaveText(/^Solde au dernier contact, /);
    await expect(fiche(page).getByRole('definition').first()).toContainText('Fcfa');
  });

  test('PRODUCT Q: a register that is gone or hidden says so, and leads to the others', async ({ mount, page }) => {
    await mount(<NotFound.Component />);
    await expect(page.getByRole('link', { name: 'Voir la liste' })).toHaveAttribute('href', '/caisses');
  });
});
