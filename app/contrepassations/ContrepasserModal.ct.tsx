import { contrepassations, MOUVEMENT_ARRETE, REGLEMENT_ARRETE } from '@comptoir/mocks/contrepassations.fixtures';
import type { Page } from '@playwright/test';
import { save, saveAndClose } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { ArreteeAujourdhui, Encaissement, Mouvement, Playground, SoldeEngage } from './ContrepasserModal.stories';

// What a test writes is its own: each one gets days that no other has touched.
test.beforeEach(({ store }) => void Object.assign(store, contrepassations(Date.now())));

const motif = (page: Page) => page.getByLabel('Motif de la contre-passation');

test('ADR 0034: the form says what is reversed and what that does, and asks why', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  const form = page.getByRole('dialog', { name: 'Contre-passer ce règlement' });
  await expect(form).toContainText('Traoré Issouf');
  await expect(form).toContainText(/HA12.» devra de nouveau 25\s000\sFcfa/);
  await expect(form).toContainText(/Plateau.» recevra 25\s000\sFcfa/);
  await expect(form).toContainText(/Solde de la caisse après ce mouvement/);
  await save(page).click();
  await expect(motif(page)).toHaveAccessibleDescription(/obligatoire/);
  await page.getByRole('button', { name: 'Mauvaise dépense' }).click();
  await saveAndClose(page, () => closed);
  const original = store.mouvements.find(({ reglementid }) => reglementid === REGLEMENT_ARRETE.DEPENSE);
  expect(store.mouvements.at(-1)).toMatchObject({
    origine: 'contrepassation',
    type: 1,
    montant: 25_000,
    description: 'Mauvaise dépense',
    contrepasseid: original?.mouvementcaisseid,
  });
  const reversed = store.reglements.find(({ reglementid }) => reglementid === REGLEMENT_ARRETE.DEPENSE);
  expect(reversed?.contrepassele).toBe(original?.contrepassele);
});

test('ADR 0034: money that came in is given back', async ({ mount, page }) => {
  await mount(<Encaissement.Component />);
  await expect(page.getByRole('dialog')).toContainText(/Wave entreprise.» rendra 50\s000\sFcfa/);
  await expect(page.getByRole('button', { name: 'Mauvaise commande' })).toBeVisible();
});

test('ADR 0034: a manual movement is reversed by its own call, and settles nothing', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Mouvement.Component onClose={() => closed++} />);
  await expect(page.getByRole('dialog', { name: 'Contre-passer ce mouvement' })).not.toContainText('devra');
  const usual = page.getByRole('group', { name: 'Motifs habituels' }).getByRole('button');
  await expect(usual).toHaveText(['Mauvaise caisse', 'Saisi deux fois', 'Montant faux', 'Autre']);
  await motif(page).fill('Remis au mauvais chantier');
  await saveAndClose(page, () => closed);
  expect(store.mouvements.at(-1)).toMatchObject({ contrepasseid: MOUVEMENT_ARRETE, type: 1, montant: 150_000 });
});

test('ADR 0034: what the register cannot give back is not sent', async ({ mount, page }) => {
  await mount(<SoldeEngage.Component />);
  await expect(page.getByText(/ressorti depuis/)).toBeVisible();
  await expect(save(page)).toBeDisabled();
});

test('ADR 0034: a register that is closed up to today waits for tomorrow', async ({ mount, page, store }) => {
  for (const caisse of store.caisses) caisse.arretele = '2030-01-01';
  await mount(<ArreteeAujourdhui.Component />);
  await expect(page.getByText(/à partir du lendemain/)).toBeVisible();
  await expect(save(page)).toBeDisabled();
});
