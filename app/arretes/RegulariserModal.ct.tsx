import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { echeanceProposee } from '@comptoir/domain/echeance';
import { ARRETE, CAISSE_ARRETEE, caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import type { Page } from '@playwright/test';
import { save, saveAndClose } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { Excedent, Playground } from './RegulariserModal.stories';

// What a test writes is its own: each one gets closings that no other has touched.
test.beforeEach(({ store }) => void Object.assign(store, caissesArretees(Date.now())));

const motif = (page: Page) => page.getByLabel('Motif de la régularisation');
const echeance = (page: Page) => page.getByRole('textbox', { name: 'À rendre au plus tard le' });
const owe = (page: Page) => page.getByRole('radio', { name: 'Ibrahim Coulibaly la doit' }).check();
const written = (date: string) => date.split('-').reverse().join('/');

test('ADR 0040: what is missing is owed by the person who counted, as an advance', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  const today = todayInAbidjan(Date.now());
  await expect(page.getByRole('radio', { name: 'L’organisation la prend en charge' })).toBeChecked();
  await owe(page);
  await expect(page.getByText(/Une avance de 1\s000\sFcfa s’ouvre pour Ibrahim Coulibaly/)).toBeVisible();
  await expect(page.getByText(/passera de 384\s500\sFcfa à 383\s500\sFcfa, par un transfert daté du/)).toBeVisible();
  await expect(echeance(page)).toHaveValue(written(echeanceProposee(today)));
  await echeance(page).fill(written(addDays(today, 40)));
  await motif(page).fill('À rendre sur le salaire');
  await saveAndClose(page, () => closed);
  await expect(page.getByText(/1\s000\sFcfa dus par Ibrahim Coulibaly/)).toBeVisible();
  expect(store.avances.at(-1)).toMatchObject({
    porteurid: 2,
    montant: 1000,
    echeance: addDays(today, 40),
    etat: 'decaissee',
  });
  expect(store.mouvements.filter(({ arreteid }) => arreteid === ARRETE.A_EXPLIQUER)).toMatchObject([
    { origine: 'transfert', type: 0, montant: 1000, caisseid: CAISSE_ARRETEE.AVEUGLE },
  ]);
});

test('ADR 0040: a debt has a day that is not past; the organisation’s has none', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await owe(page);
  await motif(page).fill('Manquant constaté');
  await echeance(page).fill('');
  await save(page).click();
  await expect(echeance(page)).toHaveAccessibleDescription(/obligatoire/);
  await echeance(page).fill(written(addDays(todayInAbidjan(Date.now()), -1)));
  await save(page).click();
  await expect(echeance(page)).toHaveAttribute('aria-invalid', 'true');
  await echeance(page).fill('31/');
  await page.getByRole('radio', { name: 'L’organisation la prend en charge' }).check();
  await expect(echeance(page)).toHaveCount(0);
  await saveAndClose(page, () => closed);
  await expect(page.getByText('Écart régularisé')).toBeVisible();
  expect(store.avances).toHaveLength(0);
  expect(store.mouvements.at(-1)).toMatchObject({ origine: 'ecart', type: 0, montant: 1000 });
});

test('ADR 0040: nobody owes what is too much', async ({ mount, page }) => {
  await mount(<Excedent.Component />);
  await expect(page.getByText(/passera de .+ à .+, par un mouvement daté du/)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(echeance(page)).toHaveCount(0);
});
