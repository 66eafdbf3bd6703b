import { AVANCE, asChefDeChantier, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { etapeidOf } from '@comptoir/mocks/etapeprojets.fixtures';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import { foundRow } from '@comptoir/mocks/rows';
import type { Page } from '@playwright/test';
import { draftKept } from '../../playwright/draftKept';
import { save, saveAndClose } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { Playground, Reloaded, SansProjet } from './JustifierModal.stories';

// Each test has advances of its own: a test writes into the rows that it is given.
test.beforeEach(({ store }) => void Object.assign(store, avecAvances(Date.now()), asChefDeChantier));

const said = (page: Page, text: RegExp) => page.getByRole('dialog').getByText(text).first();

async function fill(page: Page, montant: string) {
  await page.locator('input[type=file]').setInputFiles(PROOF);
  await page.getByLabel('Montant').fill(montant);
  await page.getByLabel('Type de dépenses').selectOption('5');
  await page.getByLabel('Libellé').fill('Ciment, dix sacs');
}

test('CASH § 3: photo, amount and type make an expense that the advance pays', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await expect(save(page)).toHaveAccessibleDescription(/: Preuve de paiement, Montant, Type de dépenses, Libellé\.?$/);
  await fill(page, '48000');
  await page.getByLabel('Étape').selectOption(String(etapeidOf(PROJET.COMPLET, 5)));
  await page.getByLabel('Remis à').fill('Quincaillerie Siporex');
  await expect(said(page, /^.*Il restera 27.700\sFcfa à justifier ou à rendre\.$/)).toBeVisible();
  await saveAndClose(page, () => closed);
  await expect(page.getByText(/48.000\sFcfa justifiés$/)).toBeVisible();
  const { caisseid } = foundRow(store, 'avances', AVANCE.OUVERTE);
  expect(store.depenses.at(-1)).toMatchObject({ montant: 48_000, etapeprojetid: etapeidOf(PROJET.COMPLET, 5) });
  expect(store.reglements.at(-1)).toMatchObject({ caisseid, net: 48_000, beneficiaire: 'Quincaillerie Siporex' });
});

test('CASH § 3: what the advance does not hold stays owed, and the form says so', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<SansProjet.Component onClose={() => closed++} />);
  await expect(page.getByLabel('Étape')).toHaveCount(0);
  await fill(page, '100000');
  await expect(said(page, /Il ne reste que 75.700\sFcfa .* Les 24.300\sFcfa de plus restent dus/)).toBeVisible();
  await saveAndClose(page, () => closed);
  await expect(page.getByText(/75.700\sFcfa justifiés, 24.300\sFcfa restent dus/)).toBeVisible();
  expect(store.depenses.at(-1)).toMatchObject({ montant: 100_000 });
  expect(store.reglements.at(-1)).toMatchObject({ net: 75_700 });
});

test('PRODUCT O, DESIGN rule 12: text and photo are there again after a reload', async ({ mount, page }) => {
  await mount(<Reloaded.Component />);
  await fill(page, '48000');
  await draftKept(page, '"montant":48000');
  await page.getByText('Recharger la page').dispatchEvent('click');
  await expect(page.getByText('Votre saisie précédente a été reprise.')).toBeVisible();
  await expect(page.getByLabel('Libellé')).toHaveValue('Ciment, dix sacs');
  await expect(page.getByText('Reçu n° 12.pdf', { exact: true })).toBeVisible();
  await expect(save(page)).toBeEnabled();
});
