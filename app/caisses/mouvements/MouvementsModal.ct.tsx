import { caissesAvecManquantDu } from '@comptoir/mocks/manquant.fixtures';
import { oneCaisse } from '@comptoir/mocks/states';
import { caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import type { Locator } from '@playwright/test';
import { save } from '../../stories/formSteps';
import { expect, test } from '../../stories/mockedTest';
import { menuWords, rowAction, rowMenu } from '../../stories/rowMenu';
import { JourArrete, ManquantDu, Operateur, Playground, Retours, Transferts } from './MouvementsModal.stories';

/** Lists the actions of a row: its button, then the items of its menu. */
const offered = async (row: Locator) => [
  ...(await row.getByRole('button', { name: /^Modifier/ }).allTextContents()),
  ...(await menuWords(row)),
];

test('spec § 2: only movements entered by hand can be changed', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const typed = page.getByRole('row').filter({ hasText: 'Saisi' });
  await expect(typed).toHaveCount(1);
  expect(await offered(typed)).toEqual(['Modifier', 'Historique', 'Supprimer']);
  expect(await offered(page.getByRole('row').filter({ hasText: 'Règlement' }))).toEqual(['Historique']);
  await page.getByRole('textbox', { name: 'Page' }).fill('3');
  await page.getByRole('textbox', { name: 'Page' }).press('Enter');
  const opening = page.getByRole('row').filter({ hasText: 'Ouverture' });
  await expect(opening).toBeVisible();
  expect(await offered(opening)).toEqual(['Historique']);
});

test('PRODUCT 1.3: the history reveals the cancelled movements, which cannot be changed', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByText('sur 3')).toBeVisible();
  await page.getByRole('switch', { name: 'Montrer l’historique' }).click();
  await page.getByRole('textbox', { name: 'Page' }).fill('2');
  await page.getByRole('textbox', { name: 'Page' }).press('Enter');
  const cancelled = page.getByRole('row').filter({ hasText: 'Annulé' });
  await expect(cancelled).toHaveCount(1);
  await expect(cancelled).toContainText('Corrigé depuis');
  expect(await offered(cancelled)).toEqual(['Historique']);
});

test('ADR 0031: without the right to reverse, a closed day’s movement stays', async ({ mount, page, store }) => {
  Object.assign(store, oneCaisse(['caisses', 'caisses.mouvements', 'utilisateurs']));
  await mount(<JourArrete.Component />);
  const typed = page.getByRole('row').filter({ hasText: 'Saisi' });
  await expect(typed).toHaveCount(1);
  const reason = 'Caisse arrêtée au 3 novembre 2026';
  expect(await offered(typed)).toEqual(['Historique', reason, 'Modifier', 'Supprimer']);
  await rowMenu(typed).click();
  for (const name of [reason, 'Modifier', 'Supprimer']) {
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  await page.keyboard.press('Escape');
  // The reason stands where something is refused for it: a payment's movement is never changed here.
  expect(await offered(page.getByRole('row').filter({ hasText: 'Règlement' }))).toEqual(['Historique']);
});

test('PRODUCT 1.28: money put in raises the balance; more than it cannot leave (1.1)', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('definition')).toHaveText(/^2.981.500\sFcfa$/);
  await page.getByRole('button', { name: 'Nouveau mouvement' }).click();
  const form = page.getByRole('dialog', { name: 'Création d’un mouvement' });
  await form.getByLabel('Sortie').click();
  await form.getByLabel('Montant').fill('2981501');
  await expect(form.getByText('Le solde de la caisse est insuffisant')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await form.getByLabel('Entrée').click();
  await form.getByLabel('Montant').fill('18500');
  await expect(form.getByText(/Solde de la caisse après ce mouvement.: 3.000.000\sFcfa/)).toBeVisible();
  await save(page).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('definition')).toHaveText(/^3.000.000\sFcfa$/);
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByText(/18.500\sFcfa/),
  ).toContainText('Entrée +');
  await expect(page.getByRole('row').nth(1).locator('svg.lucide-arrow-down-left')).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByText(/^3.000.000\sFcfa$/),
  ).toBeVisible();
});

test('PRODUCT 1.3: a deletion says what the balance becomes, and the balance follows', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await rowAction(page.getByRole('row').filter({ hasText: 'Saisi' }), '', 'Supprimer');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(/passera à 2.581.500\sFcfa/);
  await dialog.getByRole('button', { name: 'Oui' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^2.581.500\sFcfa$/)).toBeVisible();
});

test('ADR 0035: a transfer’s movement and its fee say so, and cannot be changed', async ({ mount, page, store }) => {
  Object.assign(store, caissesAvecTransferts(Date.now()));
  await mount(<Transferts.Component />);
  const fee = page.getByRole('row').filter({ hasText: 'Frais de transfert' });
  await expect(fee).toContainText(/1\s500/);
  const moved = page.getByRole('row').filter({ hasText: 'Transfert vers Banque SGCI', hasNotText: 'Frais' });
  await expect(moved).toContainText(/150\s000/);
  for (const row of [fee, moved]) expect(await offered(row)).toEqual(['Historique']);
});

test('ADR 0040: what is missing and owed is a transfer into an advance', async ({ mount, page, store }) => {
  Object.assign(store, caissesAvecManquantDu(Date.now()));
  await mount(<ManquantDu.Component />);
  const moved = page.getByRole('row').filter({ hasText: /Transfert vers Avance · Ibrahim Coulibaly/ });
  await expect(moved).toContainText(/1\s000/);
  await expect(moved).toContainText('À rendre sur le prochain salaire');
  await expect(moved).not.toContainText('Écart');
  expect(await offered(moved)).toEqual(['Historique']);
});

test('ADR 0035: money that was refused or withdrawn says from where it came back', async ({ mount, page, store }) => {
  Object.assign(store, caissesAvecTransferts(Date.now()));
  await mount(<Retours.Component />);
  for (const libelle of ['Caisse Bouaké', 'Caisse chantier Yopougon']) {
    await expect(page.getByRole('row').filter({ hasText: `Retour de ${libelle}` })).toContainText('Entrée');
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: `Transfert vers ${libelle}` })
        .first(),
    ).toContainText('Sortie');
  }
  await expect(page.getByText(/^Transfert de/)).toHaveCount(0);
});

test('ADR 0037: a wallet’s payment has its reference; its fee stands apart', async ({ mount, page }) => {
  await mount(<Operateur.Component />);
  await page.getByRole('textbox', { name: 'Page' }).fill('3');
  await page.getByRole('textbox', { name: 'Page' }).press('Enter');
  const fee = page.getByRole('row').filter({ hasText: 'Frais de l’opérateur' });
  const paid = page.getByRole('row').filter({ hasText: 'MP260904.1204.A00109' });
  await expect(fee).toContainText(/Sortie .300\sFcfa/);
  await expect(fee).not.toContainText('Référence');
  await expect(paid).toContainText(/27\s650\sFcfa.*Référence.: MP260904/);
  for (const row of [fee, paid]) {
    await expect(row.getByRole('link', { name: 'Facture SODECI, août' })).toBeVisible();
    expect(await offered(row)).toEqual(['Historique']);
  }
});
