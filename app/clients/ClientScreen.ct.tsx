import { CLIENT } from '@comptoir/mocks/clients.fixtures';
import { contrepassations } from '@comptoir/mocks/contrepassations.fixtures';
import { onlyAllowed } from '@comptoir/mocks/states';
import { tropPercuTenu } from '@comptoir/mocks/troppercus.fixtures';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { menuWords, rowAction } from '../stories/rowMenu';
import {
  ClientsAlone,
  Contrepassation,
  OwnDays,
  Playground,
  TropPercu,
  TwoYears,
  Week,
  WithoutOrders,
} from './ClientScreen.stories';

const NAME = 'Établissements Diabaté et Fils';
const releve = (page: Page) => page.getByRole('region', { name: 'Relevé' });
const fiche = (page: Page) => page.getByRole('region', { name: 'Fiche' });
const francs = (text: string | undefined) => Number(text?.replace(/[^\d-]/g, ''));

/** Reads the sums of the statement, francs: owed before the period, ordered, paid, owed after it. */
const sumsOf = async (page: Page) => (await releve(page).getByRole('definition').allInnerTexts()).map(francs);

test('PRODUCT M: a client’s page has their statement and acts', async ({ mount, page, asked, context, store }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(releve(page).getByRole('rowheader').first()).toBeVisible();
  const [avant = 0, debit = 0, credit = 0, solde] = await sumsOf(page);
  expect(avant + debit - credit).toBe(solde);
  expect(solde).toBe(francs(await fiche(page).getByRole('definition').last().innerText()));
  const last = releve(page).getByRole('row').last().getByRole('cell').last();
  expect(francs(await last.innerText())).toBe(solde);
  await expect(page.getByRole('region', { name: 'Commandes' }).getByRole('table')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Relances' }).getByRole('rowheader')).toHaveCount(2);
  expect(asked.filter((call) => call.includes(`/clients/${CLIENT.COMPLET}/releve`))).toHaveLength(1);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/plain' }));
  await expect(releve(page).getByRole('rowheader').first()).toBeVisible();
  expect(await menuWords(fiche(page))).toEqual([
    'Relancer',
    'Écrire sur WhatsApp (nouvel onglet)',
    'Historique',
    'Modifier',
    'Supprimer',
  ]);
  const before = store.relances.length;
  await rowAction(fiche(page), '', 'Relancer');
  await expect(page.getByRole('region', { name: 'Relances' }).getByRole('rowheader')).toHaveCount(3);
  expect(store.relances).toHaveLength(before + 1);
  await rowAction(fiche(page), '', 'Modifier');
  await page.getByLabel('Dénomination').fill('Diabaté & Co');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { name: 'Diabaté & Co' })).toBeVisible();
  await fiche(page).getByRole('button', { name: 'Nouvelle commande' }).click();
  await expect(page.getByRole('dialog')).toContainText('Diabaté & Co');
});

test('ADR 0034: a reversal is a debit of its own day, after the payment on its own', async ({ mount, page, store }) => {
  Object.assign(store, contrepassations(Date.now()));
  await mount(<Contrepassation.Component />);
  const line = releve(page)
    .getByRole('row')
    .filter({ hasText: /Contre-passation du règlement, commande N°\s104/ });
  await expect(line.getByRole('cell')).toHaveText([/^\d\d\/\d\d\/\d{4}$/, /^50.000\sFcfa$/, '–', /^76.728\sFcfa$/]);
  await expect(
    releve(page)
      .getByRole('row')
      .filter({ hasText: /Règlement, commande/ }),
  ).toHaveCount(6);
  const [, debit, credit, solde] = await sumsOf(page);
  expect([debit, credit, solde]).toEqual([346_728, 270_000, 76_728]);
});

test('ADR 0052: the statement says what is held of what was overpaid', async ({ mount, page, store }) => {
  Object.assign(store, tropPercuTenu(Date.now()));
  await mount(<TropPercu.Component />);
  await expect(releve(page).getByRole('term').last()).toHaveText('Trop perçu');
  const [avant = 0, debit = 0, credit = 0, solde, troppercu] = await sumsOf(page);
  expect([avant + debit - credit, troppercu]).toEqual([solde, 102_000]);
});

test('the lines of the statement lead to their orders, and its period is in the address', async ({ mount, page }) => {
  await mount(<Week.Component />);
  await expect(releve(page).getByRole('tab', { name: '7 jours' })).toHaveAttribute('aria-selected', 'true');
  await expect(releve(page).getByRole('term').first()).toHaveText(/^Solde avant le /);
  const [avant] = await sumsOf(page);
  expect(avant).toBeGreaterThan(0);
  await releve(page).getByRole('tab', { name: 'Cette année' }).click();
  await releve(page)
    .getByRole('link', { name: /^Commande N°/ })
    .first()
    .click();
  await expect(page.getByText(/^\/commandes\/\d+ ← \/clients\/12/)).toBeVisible();
});

test('more than a year is not asked for', async ({ mount, page, asked }) => {
  await mount(<TwoYears.Component />);
  await expect(page.getByText('Un relevé couvre un an au plus')).toBeVisible();
  expect(asked.filter((call) => call.includes('releve'))).toEqual([]);
});

test('ADR 0042: the statement is a PDF of its days, in the screen’s language, or a ticket', async ({ mount, page }) => {
  await mount(<OwnDays.Component />);
  const link = releve(page).getByRole('link', { name: 'Relevé (PDF)' });
  const days = 'datedebut=2026-01-01&datefin=2026-06-30';
  await expect(link).toHaveAttribute('href', `/api/clients/${CLIENT.COMPLET}/releve.pdf?${days}&langue=fr`);
  await expect(link).toHaveAttribute('download', `releve-${CLIENT.COMPLET}-2026-06-30.pdf`);
  const ticket = releve(page).getByRole('link', { name: 'Relevé (80 mm)' });
  await expect(ticket).toHaveAttribute('href', `/api/clients/${CLIENT.COMPLET}/releve.pdf?${days}&langue=fr&format=80`);
});

test.describe('on paper', () => {
  test.use({ ownPage: true });

  test('printed, the statement stands alone, with organisation, period and balances', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const lines = releve(page).getByRole('rowheader');
    await expect(lines.first()).toBeVisible();
    const count = await lines.count();
    // The test browser's own print() ends at once, which would remove the sheet before the test sees it.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await releve(page).getByRole('button', { name: 'Imprimer' }).click();
    const sheet = page.locator('[data-print-sheet]');
    await expect(sheet).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Fiche' })).toBeHidden();
    for (const text of [
      'Bâtir Ensemble Côte d’Ivoire',
      NAME,
      /Édité le \d\d\/\d\d\/\d{4} \d\d:\d\d par \S+/,
      'Solde au',
      /Au \d.* \d{4}, reste à payer la somme d.* francs\sCFA\./,
      /Téléphone\s: \d\d/,
    ]) {
      await expect(sheet).toContainText(text);
    }
    // Two header rows, the opening balance, the lines, the closing balance, its words, phone and address.
    await expect(sheet.getByRole('row')).toHaveCount(2 + 1 + count + 1 + 3);
    await page.pdf({ preferCSSPageSize: true });
    // The sheet is removed once it has been printed.
    await expect(sheet).toHaveCount(0);
  });
});

test('a client who never ordered has an empty statement and says so', async ({ mount, page }) => {
  await mount(<WithoutOrders.Component />);
  await expect(page.getByText('Ni commande ni règlement dans cette période.')).toBeVisible();
  expect(await sumsOf(page)).toEqual([0, 0, 0, 0]);
  await expect(page.getByText('Ce client n’a pas encore de commande.')).toBeVisible();
});

test.describe('without orders', () => {
  test.use({
    overrides: [onlyAllowed('clients')],
  });

  test('CONTRACT "Permissions": who reads no orders is shown the client alone', async ({ mount, page, asked }) => {
    await mount(<ClientsAlone.Component />);
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await expect(page.getByRole('region')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Suivi' })).toBeVisible();
    expect(asked.filter((call) => /releve|relances|commandes/.test(call))).toEqual([]);
  });
});

test('DESIGN rule 6: at 360 px each line has its amount and the balance after it', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<Playground.Component />);
  await expect(releve(page).getByRole('listitem').first()).toContainText(/Solde .*Fcfa/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
