import { transferts } from '@comptoir/contract/transferts';
import { referenceOf } from '@comptoir/mocks/caisses.fixtures';
import { numeroOfTransfert } from '@comptoir/mocks/imprimes.numeros';
import { failingCall, oneCaisse } from '@comptoir/mocks/states';
import { versPortefeuille } from '@comptoir/mocks/transferts.fixtures';
import type { Page } from '@playwright/test';
import { chooseOption, save, saveAndClose } from '../stories/formSteps';
import { petiteCaisseAvec } from '../stories/limits';
import { expect, REFUSED, test } from '../stories/mockedTest';
import {
  Awaited,
  Plafond,
  PlafondRefuse,
  Playground,
  PortefeuilleAttendu,
  Portefeuilles,
} from './TransfertModal.stories';

const choose = (page: Page, libelle: RegExp) => chooseOption(page, 'Vers la caisse', libelle);

test('ADR 0035: it says what both registers hold then, unless one is short', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await expect(page.getByRole('dialog', { name: /^Transférer depuis «\sCaisse centrale Plateau\s»$/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Caisse centrale Plateau/ })).toHaveCount(0);
  await choose(page, /^Banque SGCI — B1 · Banque/);
  await expect(page.getByText('Reçu aussitôt.')).toBeVisible();
  await page.getByLabel('Montant').fill('900000000');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    /«\sCaisse centrale Plateau\s» ne contient que .*\s: il manque/,
  );
  await expect(save(page)).toBeDisabled();
  await page.getByLabel('Montant').fill('200000');
  await page.getByLabel('Frais').fill('500');
  await expect(
    page.getByText(/^.*Il restera [\d\s]+Fcfa dans «\sCaisse centrale Plateau\s»\. «\sBanque SGCI\s» passera à/),
  ).toBeVisible();
  await saveAndClose(page, () => closed);
  const said = page.getByRole('status').filter({ hasText: /200\s000\sFcfa transférés vers «\sBanque SGCI\s»/ });
  await said.getByRole('button', { name: 'Imprimer' }).click();
  expect(store.transferts.at(-1)).toMatchObject({
    sourceid: 1,
    cibleid: 6,
    montant: 200_000,
    frais: 500,
    etat: 'recu',
  });
  expect(store.mouvements.slice(-3).map(({ caisseid, montant }) => [caisseid, montant])).toEqual([
    [1, 200_000],
    [1, 500],
    [6, 200_000],
  ]);
  const { numero } = numeroOfTransfert(store, store.transferts.at(-1)?.transfertid ?? 0);
  await expect(page.getByRole('dialog', { name: `Bordereau de transfert ${numero}` })).toBeVisible();
});

const plafond = (page: Page) => page.getByText(/au-dessus de son plafond/);

test.describe('the target has a limit', () => {
  test.use({ overrides: [petiteCaisseAvec(150_000, 0)], allowedErrors: [/status of 500/] });

  test('ADR 0043: what goes beyond it is said, until an answer is lost', async ({ mount, page, router }) => {
    await mount(<Plafond.Component />);
    await choose(page, /^Petite caisse San-Pédro/);
    await page.getByLabel('Montant').fill('200000');
    await expect(
      page.getByText(/Avec cela, la caisse tiendrait 200\s000\sFcfa\s: 50\s000\sFcfa au-dessus de son plafond\.$/),
    ).toBeVisible();
    await router.use(failingCall(transferts.create, 'interne'));
    await save(page).click();
    await expect(page.getByRole('dialog').getByText(/Une erreur est survenue/)).toBeVisible();
    await expect(plafond(page)).toHaveCount(0);
    await expect(save(page)).toBeEnabled();
  });
});

test('ADR 0043: a target that refuses says so, until another one is chosen', async ({ mount, page, store }) => {
  Object.assign(store, petiteCaisseAvec(150_000, 1));
  await mount(<PlafondRefuse.Component />);
  await choose(page, /^Petite caisse San-Pédro/);
  await page.getByLabel('Montant').fill('200000');
  await expect(page.getByRole('alert').filter({ has: plafond(page) })).toContainText(
    'La caisse refuse ce qui dépasse.',
  );
  await expect(save(page)).toBeDisabled();
  await choose(page, /^Caisse chantier Yopougon/);
  await expect(plafond(page)).toHaveCount(0);
  await expect(save(page)).toBeEnabled();
});

test('ADR 0035: a target with its own cashier waits for them, without its balance', async ({ mount, page, store }) => {
  Object.assign(store, oneCaisse(['caisses', 'caisses.transferer']));
  let closed = 0;
  await mount(<Awaited.Component onClose={() => closed++} />);
  await choose(page, /^Caisse Bouaké — C3 · Espèces · à accepter par la caisse$/);
  await page.getByLabel('Montant').fill('200000');
  await expect(page.getByText(/Il restera/)).toBeVisible();
  await expect(page.getByText(/passera à/)).toHaveCount(0);
  await saveAndClose(page, () => closed);
  await expect(page.getByText(/en route vers «\sCaisse Bouaké\s»/)).toBeVisible();
  expect(store.transferts.at(-1)).toMatchObject({ cibleid: 5, montant: 200_000, etat: 'envoye' });
});

const depart = (page: Page) => page.getByLabel(/^Référence au départ/);
const arrivee = (page: Page) => page.getByLabel(/^Référence à l’arrivée/);

test('ADR 0037: cash has no reference, and each wallet one of its own', async ({ mount, page, store }) => {
  const cash = await mount(<Playground.Component />);
  await choose(page, /^Caisse chantier Yopougon/);
  await page.getByLabel('Montant').fill('50000');
  await expect(save(page)).toBeEnabled();
  await expect(depart(page).or(arrivee(page))).toHaveCount(0);
  await cash.unmount();

  let closed = 0;
  await mount(<Portefeuilles.Component onClose={() => closed++} />);
  await expect(page.getByLabel('Référence au départ (Wave)')).toHaveAttribute('aria-required', 'true');
  await choose(page, /^Banque SGCI/);
  await expect(page.getByLabel('Référence à l’arrivée (Banque)')).not.toHaveAttribute('aria-required');
  await arrivee(page).fill('VIR-7');
  await choose(page, /^Orange Money Cocody/);
  await expect(page.getByLabel('Référence à l’arrivée (Orange Money)')).toHaveValue('');
  await page.getByLabel('Montant').fill('50000');
  await expect(save(page)).toHaveAccessibleDescription(/: Référence au départ, Référence à l’arrivée\.?$/);
  await depart(page).fill('t_k3 x9');
  await arrivee(page).fill('MP261125.0930.A77');
  await saveAndClose(page, () => closed);
  expect(store.mouvements.slice(-2).map(({ caisseid, reference }) => [caisseid, reference])).toEqual([
    [3, 'T_K3X9'],
    [4, 'MP261125.0930.A77'],
  ]);
});

test('ADR 0037: a wallet’s reference may be left to the person who accepts', async ({ mount, page, store }) => {
  Object.assign(store, versPortefeuille());
  let closed = 0;
  await mount(<PortefeuilleAttendu.Component onClose={() => closed++} />);
  await choose(page, /^Orange Money Cocody/);
  await expect(arrivee(page)).not.toHaveAttribute('aria-required');
  await expect(arrivee(page)).toHaveAccessibleDescription(/donnera en acceptant/);
  await page.getByLabel('Montant').fill('50000');
  await saveAndClose(page, () => closed);
  expect(store.transferts.at(-1)).toMatchObject({ cibleid: 4, etat: 'envoye', referencecible: '' });
});

test.describe('a refusal', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('ADR 0037: the reference that a register has already is told at its own field', async ({ mount, page }) => {
    await mount(<Portefeuilles.Component />);
    await choose(page, /^Orange Money Cocody/);
    await page.getByLabel('Montant').fill('50000');
    await depart(page).fill('T_K3X9');
    await arrivee(page).fill(referenceOf(4, '2026-09-04', 109));
    await save(page).click();
    await expect(arrivee(page)).toHaveAccessibleDescription(/déjà celle d’une opération de 27.650\sFcfa/);
    await expect(depart(page)).not.toHaveAttribute('aria-invalid');
  });
});
