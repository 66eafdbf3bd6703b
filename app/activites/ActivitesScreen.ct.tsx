import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { Broken, Deletion, Permissions, Playground } from './ActivitesScreen.stories';

const rows = (page: Page) => page.locator('tbody tr');

test('PRODUCT G: when, what, which record, action, who; never a secret; intact', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Date',
    'Libellé',
    'Objet',
    'Montant',
    'Action',
    'Par',
    'Actions',
  ]);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('Garage Moderne');
  await expect(rows(page).first()).toContainText('Suppression');
  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByLabel('Objet').selectOption('session');
  await expect(rows(page).filter({ hasText: 'Connexion refusée' }).first()).toContainText('Inconnu');
  const [one] = store.utilisateurs;
  await expect(page.locator('body')).not.toContainText(one?.password ?? 'no user');
  await page.getByRole('button', { name: 'Vérifier l’intégrité' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vérifier l’intégrité' });
  await expect(dialog.getByRole('status')).toContainText(
    `Le journal est intact : ${store.activites.length} lignes vérifiées.`,
  );
  await expect(dialog.getByText(/^\d+ sceaux vérifiés, le dernier posé le \d+/)).toBeVisible();
  await expect(dialog).toContainText('toutes ses lignes sont conservées');
});

test('PRODUCT G: lines of one action, their amounts, their pages, all lines of one record', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByLabel('Action', { exact: true }).selectOption('Création');
  const agios = rows(page).filter({ hasText: 'Agios de la SGCI' });
  await expect(agios).toHaveCount(1);
  await expect(agios).toContainText(/5.600\sFcfa/);
  await expect(agios.getByRole('link', { name: 'Dépense' })).toHaveAttribute('href', '/depenses/21');
  await agios.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Historique' }).click();
  await expect(rows(page)).toHaveText([/Agios.*6.500\sFcfa.*Modification/, /Agios.*5.600\sFcfa.*Création/]);
  await expect(page.getByRole('button', { name: 'Retirer le filtre Élément : Agios de la SGCI' })).toBeVisible();
});

test('a record dated after today is told, with its page (docs/adr/0018)', async ({ mount, page, store }) => {
  const [depense] = store.depenses;
  if (depense) depense.date = '2099-12-31';
  await mount(<Playground.Component />);
  await expect(page.getByText('Un enregistrement est daté d’après aujourd’hui')).toBeVisible();
  const link = page.getByRole('link', { name: `Dépense · ${depense?.libelle} · 31 décembre 2099` });
  await expect(link).toHaveAttribute('href', `/depenses/${depense?.depenseid}`);
});

/** Opens the newest entry whose label begins with `libelle`, and returns its rows: field, before, after. */
async function changes(page: Page, libelle: string, columns = ['Champ', 'Avant', 'Après']) {
  await page
    .getByRole('button', { name: new RegExp(`^Voir l’activité ${libelle}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader')).toHaveText(columns);
  return dialog.locator('tbody tr');
}

test('PRODUCT G: what was deleted is said in words: days, amounts, codes, articles; no id', async ({ mount, page }) => {
  await mount(<Deletion.Component />);
  const rows = await changes(page, 'Commande', ['Champ', 'Avant']);
  await expect(rows).toHaveCount(13);
  await expect(rows.first()).toHaveText(/^Client/);
  for (const row of [
    /^ClientMariam Bamba$/,
    /^Date de livraison09\/10\/2026$/,
    /^Type de réductionPourcentage$/,
    /^Montant de la commande182.000.Fcfa$/,
    /^RèglementEn attente$/,
    /^LivraisonEmballage$/,
    /^Articles1.× Table de réunion.: 120.000.Fcfa\n?2.× Chaise visiteur.: 80.000.Fcfa$/,
  ])
    await expect(rows.filter({ hasText: row })).toHaveCount(1);
});

test('PRODUCT G: permissions are called as the profiles’ screen calls them', async ({ mount, page }) => {
  await mount(<Permissions.Component />);
  await expect((await changes(page, 'Vendeur')).first()).toHaveText(
    /^PermissionsClients.: Ouvrir et consulter.*Commandes.: CréerTableau de bord.*\+.Commandes.: Régler$/,
  );
});

test('PRODUCT G: an old line of another shape is shown as it was kept', async ({ mount, page, store }) => {
  const line = store.activites.findLast(({ objet, actiontype }) => objet === 'commande' && actiontype === 'Delete');
  Object.assign(line ?? {}, {
    avant: { client: 'Mariam Bamba', detailscommande: [null, { objet: 'Table' }], rabais: 7 },
  });
  await mount(<Deletion.Component />);
  await expect(await changes(page, 'Commande', ['Champ', 'Avant'])).toHaveText([
    'ClientMariam Bamba',
    'Articles[null,{"objet":"Table"}]',
    'rabais7',
  ]);
});

test('what nobody did is the system’s; only a refusal may be of somebody unknown', async ({ mount, page, store }) => {
  const [first] = store.activites;
  if (first) store.activites.push({ ...first, activiteid: 9_999, actiontype: 'Insert', utilisateurid: null });
  await mount(<Playground.Component />);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('searchbox').fill(first?.libelle ?? '');
  await expect(rows(page).filter({ hasText: 'Système' })).toHaveCount(1);
});

test('PRODUCT G: a line changed behind the application’s back: the break is named', async ({ mount, page, store }) => {
  Object.assign(store, { journalRompuA: 12 });
  await mount(<Broken.Component />);
  await page.getByRole('button', { name: 'Vérifier l’intégrité' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('rompue entre les lignes n° 12 et 16.');
});
