import { arretes } from '@comptoir/contract/arretes';
import { CAISSE_ARRETEE, caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { numeroOfArrete } from '@comptoir/mocks/imprimes.numeros';
import { unreachableCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import { caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import type { Page } from '@playwright/test';
import { save, saveAndClose } from '../stories/formSteps';
import { expect, PROOF, REFUSED, test } from '../stories/mockedTest';
import { Aveugle, Controle, OnALine, Playground, Wave } from './ArreterModal.stories';

// What a test writes is its own: each one gets closings that no other has touched.
test.beforeEach(({ store }) => void Object.assign(store, caissesArretees(Date.now())));

test('ADR 0035: what is still to be received is said before the register is closed', async ({ mount, page, store }) => {
  Object.assign(store, caissesAvecTransferts(Date.now()));
  await mount(<Playground.Component />);
  await expect(
    page.getByText(/1 transfert de 200.000\sFcfa, envoyé à cette caisse, n’est pas encore accepté/),
  ).toBeVisible();
});

const billet = (page: Page, valeur: string) =>
  page.getByRole('spinbutton', { name: new RegExp(`^Billet de ${valeur}$`) });
const motif = (page: Page) => page.getByLabel('Motif de l’écart');
const soldeOf = (store: Store, caisseid: number) =>
  store.mouvements.filter((row) => row.caisseid === caisseid && !row.annule).at(-1)?.soldeapres ?? 0;
const { HISTORIQUE, AVEUGLE, WAVE } = CAISSE_ARRETEE;

test('RELIABILITY I32: a count by keyboard alone closes, and prints (ADR 0049)', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  const solde = soldeOf(store, HISTORIQUE);
  await expect(billet(page, '10.000')).toBeFocused();
  const tens = Math.floor(solde / 10_000);
  await page.keyboard.type(String(tens));
  await page.keyboard.press('Enter');
  await expect(billet(page, '5.000')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Pièce de 500', exact: true })).toBeFocused();
  await page.keyboard.type(String((solde % 10_000) / 500));
  await expect(page.getByRole('note').filter({ hasText: 'Juste' })).toBeVisible();
  await expect(motif(page)).toHaveCount(0);
  await save(page).press('Enter');
  await expect.poll(() => closed).toBe(1);
  expect(store.arretes.at(-1)).toMatchObject({
    caisseid: HISTORIQUE,
    nature: 'journee',
    attendu: solde,
    compte: solde,
  });
  const said = page.getByRole('status').filter({ hasText: /Caisse arrêtée au .+ · Juste/ });
  await said.getByRole('button', { name: 'Imprimer' }).click();
  const { numero } = numeroOfArrete(store, store.arretes.at(-1)?.arreteid ?? 0);
  await expect(page.getByRole('dialog', { name: `Procès-verbal ${numero}` })).toBeVisible();
});

test('ADR 0033: an empty count is refused; 0 is a count; a variance has a reason', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await save(page).click();
  await expect(page.getByRole('group', { name: 'Comptage' })).toHaveAccessibleDescription(/0 si la caisse est vide/);
  await billet(page, '10.000').fill('0');
  await expect(page.getByRole('note').filter({ hasText: 'Manquant' })).toBeVisible();
  await billet(page, '10.000').fill('1');
  await expect(page.getByRole('note').filter({ hasText: /Manquant [\d\s]+Fcfa/ })).toBeVisible();
  await save(page).click();
  await expect(motif(page)).toHaveAccessibleDescription(/obligatoire/);
  await page.getByRole('button', { name: 'Pièce non saisie' }).click();
  await saveAndClose(page, () => closed);
  expect(store.arretes.at(-1)).toMatchObject({ compte: 10_000, motif: 'Pièce non saisie' });
});

test('ADR 0033: a blind count tells nothing before it is saved', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Aveugle.Component onClose={() => closed++} />);
  await billet(page, '10.000').fill('1');
  await expect(page.getByText('Attendu', { exact: true })).toHaveCount(0);
  await expect(motif(page)).toHaveCount(0);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: /^Expliquer l’écart/ });
  await expect(dialog.getByText('Attendu', { exact: true })).toBeVisible();
  expect(store.arretes.at(-1)).toMatchObject({ caisseid: AVEUGLE, compte: 10_000, motif: '' });
  await motif(page).fill('Fonds remis au chef de chantier');
  await saveAndClose(page, () => closed);
  expect(store.arretes.at(-1)).toMatchObject({ motif: 'Fonds remis au chef de chantier' });
});

test('ADR 0044: what a wallet’s count was read from is attached, or later', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Wave.Component onClose={() => closed++} />);
  await page.getByLabel('Solde lu sur le téléphone').fill(String(soldeOf(store, WAVE)));
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Plus tard' })).toBeVisible();
  expect(closed).toBe(0);
  await page.getByRole('button', { name: 'Joindre une photo ou un relevé' }).click();
  await page.locator('input[type=file]').setInputFiles(PROOF);
  await saveAndClose(page, () => closed);
  expect(store.arretes.at(-1)).toMatchObject({ caisseid: WAVE, comptage: [] });
  const { documentid } = store.arretes.at(-1) ?? {};
  expect(store.fichiers.find((row) => row.documentid === documentid)?.name).toBe(PROOF.name);
});

test('ADR 0044: a blind wallet is explained first, then its proof is offered', async ({ mount, page, store }) => {
  let closed = 0;
  for (const row of store.caisses) if (row.caisseid === WAVE) row.aveugle = 1;
  await mount(<Wave.Component onClose={() => closed++} />);
  await page.getByLabel('Solde lu sur le téléphone').fill('1000');
  await save(page).click();
  await motif(page).fill('Frais non saisis');
  await expect(page.getByRole('dialog', { name: /^Expliquer l’écart/ })).toBeVisible();
  await save(page).click();
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await expect.poll(() => closed).toBe(1);
  expect(store.arretes.at(-1)).toMatchObject({ motif: 'Frais non saisis', documentid: null });
});

test('a surprise count asks for no day and locks none', async ({ mount, page, store }) => {
  const before = store.caisses.find(({ caisseid }) => caisseid === HISTORIQUE)?.arretele;
  await mount(<Controle.Component />);
  await billet(page, '10.000').fill('0');
  await expect(page.getByLabel('Arrêter jusqu’au')).toHaveCount(0);
  await page.getByRole('button', { name: 'Erreur de rendu' }).click();
  await save(page).click();
  await expect.poll(() => store.arretes.at(-1)?.nature).toBe('controle');
  expect(store.caisses.find(({ caisseid }) => caisseid === HISTORIQUE)?.arretele).toBe(before);
});

test.describe('a register that moved meanwhile', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('shows what came, and takes it into the count with one press', async ({ mount, page, store }) => {
    let closed = 0;
    await mount(<Playground.Component onClose={() => closed++} />);
    await billet(page, '10.000').fill('1');
    await page.getByRole('button', { name: 'Erreur de rendu' }).click();
    const last = store.mouvements.filter(({ caisseid }) => caisseid === HISTORIQUE).at(-1);
    if (!last) throw new Error('no movement');
    store.mouvements.push({
      ...{ ...last, mouvementcaisseid: 9001, montant: 7500, type: 0, description: 'Taxi vers la banque' },
      seq: last.seq + 1,
      soldeapres: (last.soldeapres ?? 0) - 7500,
      origine: 'manuel',
      reglementid: null,
    });
    await save(page).click();
    const said = page.getByRole('status').filter({ hasText: 'La caisse a bougé' });
    await expect(said).toBeFocused();
    await expect(said).toContainText('Taxi vers la banque');
    await expect(said).toContainText(/7\s500/);
    await page.getByRole('button', { name: 'Ils sont dans mon comptage' }).click();
    await expect.poll(() => closed).toBe(1);
    expect(store.arretes.at(-1)).toMatchObject({ seq: last.seq + 1, compte: 10_000 });
  });

  test('or is counted again: what was typed stays', async ({ mount, page, store }) => {
    await mount(<Playground.Component />);
    await billet(page, '10.000').fill('1');
    await page.getByRole('button', { name: 'Erreur de rendu' }).click();
    for (const row of store.mouvements.filter(({ caisseid }) => caisseid === HISTORIQUE)) row.seq += 1;
    await save(page).click();
    await page.getByRole('button', { name: 'Recompter' }).click();
    await expect(billet(page, '10.000')).toBeFocused();
    await expect(billet(page, '10.000')).toHaveValue('1');
    await expect(page.getByText('La caisse a bougé', { exact: false })).toHaveCount(0);
  });
});

test.describe('without a line', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('PRODUCT O: nothing is closed, and what was counted stays', async ({ mount, page, router, context, asked }) => {
    await mount(<OnALine.Component />);
    await billet(page, '10.000').fill('1');
    await page.getByRole('button', { name: 'Erreur de rendu' }).click();
    await router.use(unreachableCall(arretes.create));
    await context.setOffline(true);
    await save(page).click();
    await expect(page.getByText(/une caisse ne s’arrête pas sans réseau/)).toBeVisible();
    await expect(billet(page, '10.000')).toHaveValue('1');
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
    await context.setOffline(false);
  });
});
