import { todayInAbidjan } from '@comptoir/domain/dates';
import { activitesSuivies } from '@comptoir/mocks/activites.fixtures';
import { save } from '../stories/formSteps';
import { confirm, expect, PROOF, REFUSED, test } from '../stories/mockedTest';
import { menuWords, rowAction } from '../stories/rowMenu';
import { NoId, NotFound, Playground, Settled, Unpaid } from './DepenseScreen.stories';

test.use({ overrides: [{ activites: activitesSuivies(todayInAbidjan(Date.now())) }] });

test('an expense has a page: payments, documents, timeline, in few requests', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('heading', { level: 1, name: 'Tôles bac pour la toiture' })).toBeVisible();
  const fiche = page.getByRole('region', { name: 'Fiche' });
  await expect(fiche.getByRole('definition')).toHaveText([
    '9 novembre 2026',
    'Matériaux de construction',
    'Ivoire Métal, zone 4',
    /^415.000.Fcfa$/,
    /^150.000.Fcfa$/,
    /^265.000.Fcfa$/,
  ]);
  await expect(fiche.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '36');
  await expect(page.getByRole('region', { name: 'Règlements' }).getByRole('rowheader')).toHaveText(['10/11/2026']);
  await expect(page.getByRole('region', { name: 'Pièces justificatives' }).getByRole('article')).toHaveCount(1);
  const happened = page.getByRole('list', { name: 'Suivi' }).getByRole('listitem');
  await expect(happened).toHaveText([
    /^Règlement · Suppression · 150.000.Fcfa · Caisse centrale Plateau/,
    /^Règlement · Création · 150.000.Fcfa/,
    /^Règlement · Modification · 150.000.Fcfa/,
    /^Règlement · Création · 105.000.Fcfa/,
    /^Dépense · Modification/,
    /^Dépense · Création.*08:20/,
  ]);
  expect(asked.filter((call) => call.startsWith('GET')).length).toBeLessThanOrEqual(5);
});

test('a text that is empty is no fact of the page', async ({ mount, page, store }) => {
  for (const depense of store.depenses) depense.description = '';
  await mount(<Playground.Component />);
  const fiche = page.getByRole('region', { name: 'Fiche' });
  await expect(fiche.getByRole('term')).toHaveText(['Date', 'Type', /./, /./, /./]);
});

test('its head pays it, and the page follows; settled, it is only read', async ({ mount, page, store }) => {
  await mount(<Unpaid.Component />);
  await expect(page.getByText('Cette dépense n’a pas encore de règlement.')).toBeVisible();
  expect(await menuWords(page)).toEqual(['Règlements', 'Historique', 'Modifier', 'Supprimer']);
  await page.getByRole('button', { name: /^Régler la dépense Agios/ }).click();
  await page.getByLabel('Caisse').selectOption('1');
  await page.locator('[role=dialog] input[type=file]').setInputFiles(PROOF);
  await save(page).click();
  await expect(page.getByRole('region', { name: 'Règlements' }).getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByText('Soldé')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Régler/ })).toHaveCount(0);
  expect(store.reglements.filter(({ depenseid }) => depenseid === 21)).toHaveLength(1);
});

test('a settled one is read, and what undoes its payment makes it owed again', async ({ mount, page, store }) => {
  await mount(<Settled.Component />);
  const payments = page.getByRole('region', { name: 'Règlements' });
  await expect(payments.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByRole('button', { name: /^Régler/ })).toHaveCount(0);
  await rowAction(payments, '', 'Supprimer');
  await confirm(page);
  await expect(page.getByRole('button', { name: /^Régler la dépense Paie des maçons/ })).toBeVisible();
  expect(store.reglements.some(({ depenseid }) => depenseid === 15)).toBe(false);
});

test.describe('not there', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('what was deleted or never was says so, and leads to the list', async ({ mount, page }) => {
    await mount(<NotFound.Component />);
    await expect(page.getByText(/^Introuvable\s: jamais créé, ou supprimé$/)).toBeVisible();
    await page.getByRole('link', { name: 'Voir la liste' }).click();
    await expect(page.getByText(/^\/depenses ←/)).toBeVisible();
  });
});

test('an address that names no record asks for nothing', async ({ mount, page, asked }) => {
  await mount(<NoId.Component />);
  await expect(page.getByText(/^Introuvable\s: jamais créé, ou supprimé$/)).toBeVisible();
  expect(asked.filter((call) => call.includes('/depenses'))).toEqual([]);
});
