import { reglements } from '@comptoir/contract/reglements';
import { formatDateLong } from '@comptoir/domain/dates';
import { mockApi } from '@comptoir/mocks/api';
import { contrepassations, REGLEMENT_ARRETE } from '@comptoir/mocks/contrepassations.fixtures';
import { asProfile, losingCall, oneCaisse } from '@comptoir/mocks/states';
import { UTILISATEUR } from '@comptoir/mocks/utilisateurs.fixtures';
import { save } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { menuWords, rowAction, rowMenu } from '../stories/rowMenu';
import {
  Commande,
  CommandeUnpaid,
  CommandeVendeur,
  Contrepassations,
  DeuxCaisses,
  JourArrete,
  NothingPaidYet,
  Playground,
  Settled,
} from './ReglementsModal.stories';

test('spec § 2: date, amount with a red arrow, register, proof and beneficiary', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Date Pièce',
    'Montant',
    'Caisse',
    'Preuve de paiement',
    'Actions',
  ]);
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText(/16\/10\/2026.*Sortie −25.000\sFcfa.*Orange Money Cocody/);
  await expect(first.locator('.lucide-arrow-up-right')).toBeVisible();
  await expect(first.getByRole('link', { name: /^Ouvrir la preuve/ })).toHaveAttribute('href', /^\/api\/fichiers\//);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await expect(page.getByText('sur 2')).toBeVisible();
  const row = (day: string) => page.getByRole('row').filter({ hasText: day });
  await expect(row('15/10/2026')).toContainText('Caisse centrale PlateauRemis à Traoré Issouf · 07 59 11 22 33');
  await expect(row('14/10/2026')).toContainText(/Remis à Kouadio Adjoua(?! ·)/);
  await expect(row('16/10/2026')).not.toContainText('Remis à');
});

test('spec § 2: a payment whose register has no name shows ---', async ({ mount, page, store }) => {
  for (const caisse of store.caisses) caisse.libelle = '';
  await mount(<Playground.Component />);
  await expect(page.getByRole('cell', { name: /^---/ })).toHaveCount(5);
});

test('spec § 2: New is there only while something remains to be paid', async ({ mount, page }) => {
  await mount(<Settled.Component />);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Nouveau règlement' })).toHaveCount(0);
});

test('PRODUCT 1.3: a deletion gives the money back and the remainder follows', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await rowAction(page, /60.000\sFcfa/, 'Supprimer');
  await expect(page.getByRole('alertdialog')).toContainText(
    /60.000\sFcfa reviennent dans la caisse «.Wave entreprise.»/,
  );
  await page.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByText(/^160.000\sFcfa$/)).toBeVisible();
});

test.describe('a closed day', () => {
  // What a test writes is its own: each one gets days that no other has touched.
  test.beforeEach(({ store }) => void Object.assign(store, contrepassations(Date.now())));

  test('ADR 0034: its payment is reversed, and what was is only read', async ({ mount, page, store }) => {
    await mount(<Contrepassations.Component />);
    const reversed = page.getByRole('row').filter({ hasText: /^13\/10\/2026/ });
    await expect(reversed).toContainText(/Contre-passé le \d\d\/\d\d\/\d{4}/);
    await expect(reversed.locator('s')).toContainText(/50.000\sFcfa/);
    expect(await menuWords(reversed)).toEqual(['Historique']);
    const closed = page.getByRole('row').filter({ hasText: /^15\/10\/2026/ });
    expect(await menuWords(closed)).toEqual(['Faire signer', 'Contre-passer', 'Historique']);
    await rowAction(closed, '', 'Contre-passer');
    await page.getByRole('button', { name: 'Saisi deux fois' }).click();
    await save(page).click();
    await expect(closed).toContainText('Contre-passé');
    await expect(page.getByText(/^175.000\sFcfa$/)).toBeVisible();
    const row = store.reglements.find(({ reglementid }) => reglementid === REGLEMENT_ARRETE.DEPENSE);
    expect(row?.contrepassele).not.toBeNull();
  });

  test('ADR 0034: without the permission it says why it stays, and until when', async ({ mount, page, store }) => {
    Object.assign(store, oneCaisse());
    await mount(<JourArrete.Component />);
    const closed = page.getByRole('row').filter({ hasText: /^15\/10\/2026/ });
    const { caisseid } = store.reglements.find((row) => row.reglementid === REGLEMENT_ARRETE.DEPENSE) ?? {};
    const { arretele } = store.caisses.find((row) => row.caisseid === caisseid) ?? {};
    const reason = `Caisse arrêtée au ${formatDateLong(arretele ?? '', 'fr')}`;
    expect(await menuWords(closed)).toEqual(['Faire signer', reason, 'Modifier', 'Supprimer']);
    await rowMenu(closed).click();
    await expect(page.getByRole('menuitem', { name: reason })).toHaveAttribute('aria-disabled', 'true');
  });
});

test.describe('an order', () => {
  test('spec § 2: its payments have a green arrow; PRODUCT 1.3: a deletion owes again', async ({ mount, page }) => {
    await mount(<Commande.Component />);
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText(/Entrée \+20.000\sFcfa.*Sans preuve/);
    await expect(first.locator('.lucide-arrow-down-left')).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    await expect(page.getByRole('definition')).toHaveText([/^296.728\sFcfa$/, /^26.728\sFcfa$/]);
    await rowAction(page, /20.000\sFcfa/, 'Supprimer');
    await expect(page.getByRole('alertdialog')).toContainText(/20.000\sFcfa sortent de la caisse/);
    await page.getByRole('button', { name: 'Oui' }).click();
    await expect(page.getByRole('definition').last()).toHaveText(/^46.728\sFcfa$/);
  });

  test('spec § 4: without a payment the amount to collect is the order’s', async ({ mount, page, store }) => {
    await mount(<CommandeUnpaid.Component />);
    await expect(page.getByText('Rien n’est encore encaissé pour cette commande.')).toBeVisible();
    await page.getByRole('button', { name: 'Encaisser', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Encaisser' });
    await expect(form.getByLabel('Montant reçu')).toHaveValue(/^245.000$/);
    await form.getByLabel('Caisse').selectOption('1');
    await form.getByLabel('Montant reçu').fill('250000');
    await form.locator('input[type=file]').setInputFiles(PROOF);
    await save(page).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('definition').last()).toHaveText(/^0\sFcfa$/);
    await expect(page.getByRole('button', { name: 'Encaisser', exact: true })).toHaveCount(0);
    expect(store.reglements.at(-1)).toMatchObject({ from: 1, caisseid: 1, remis: 250_000, net: 245_000 });
    expect(store.mouvements.at(-1)).toMatchObject({ caisseid: 1, type: 1, montant: 245_000 });
  });
});

test('CONTRACT "Permissions": a seller collects without depenses.regler', async ({ mount, page, store }) => {
  Object.assign(store, asProfile('vendeur'));
  await mount(<CommandeVendeur.Component />);
  await expect(page.getByRole('button', { name: 'Encaisser', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Imprimer\s:/ })).toHaveCount(5);
  // A seller may not read the audit log (PRODUCT G).
  expect(await menuWords(page)).toEqual(['Modifier', 'Supprimer']);
});

test('PRODUCT Q: what remains counts the payments of hidden registers', async ({ mount, page, store }) => {
  Object.assign(store, { session: { utilisateurid: UTILISATEUR.DEUX_CAISSES } });
  await mount(<DeuxCaisses.Component />);
  await expect(page.getByText('Cette dépense n’a pas encore de règlement.')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText([/^860.000\sFcfa$/, /^100.000\sFcfa$/]);
  await page.getByRole('button', { name: 'Nouveau règlement' }).click();
  const form = page.getByRole('dialog', { name: 'Création d’un règlement' });
  await expect(form.getByLabel('Montant remis')).toHaveValue(/^100.000$/);
  await expect(form.getByLabel('Caisse').locator('option:not([value=""])')).toHaveCount(2);
  await form.getByLabel('Caisse').selectOption('2');
  await form.getByLabel('Montant remis').fill('40000');
  await form.locator('input[type=file]').setInputFiles(PROOF);
  await save(page).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('definition').last()).toHaveText(/^60.000\sFcfa$/);
  expect(store.reglements.at(-1)).toMatchObject({ caisseid: 2, net: 40_000 });
  await rowAction(page.getByRole('row'), '', 'Supprimer');
  await page.getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await expect(page.getByRole('definition').last()).toHaveText(/^100.000\sFcfa$/);
});

test.describe('lost answer', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('PRODUCT D: a payment without an answer is made once, and waits', async ({ mount, page, router, store }) => {
    await router.use(losingCall(reglements.create, mockApi(store)));
    await mount(<NothingPaidYet.Component />);
    await page.getByRole('button', { name: 'Nouveau règlement' }).click();
    const form = page.getByRole('dialog', { name: 'Création d’un règlement' });
    await form.getByLabel('Caisse').selectOption('1');
    await form.locator('input[type=file]').setInputFiles(PROOF);
    await save(page).click();
    await expect(form).toBeHidden();
    await expect(page.getByText(/attend sur cet appareil/)).toBeVisible();
    // The list behind the form has already read the new payment.
    await expect(page.locator('tbody tr')).toHaveCount(1);
    expect(store.reglements.filter(({ depenseid }) => depenseid === 18)).toHaveLength(1);
  });
});
