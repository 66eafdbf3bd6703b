import {
  CAISSE_TRANSFERT,
  caissesAvecTransferts,
  enRouteVersWave,
  TRANSFERT,
} from '@comptoir/mocks/transferts.fixtures';
import type { Page } from '@playwright/test';
import { save, saveAndClose } from '../stories/formSteps';
import { caisseAvec } from '../stories/limits';
import { expect, test } from '../stories/mockedTest';
import { Plafond, PlafondRefuse, Playground, Portefeuille, PortefeuilleConnu } from './ReponseModal.stories';

const reference = (page: Page) => page.getByLabel('Référence de l’opération');

test('ADR 0037: who accepts for a wallet says what its operator calls it', async ({ mount, page, store }) => {
  Object.assign(store, enRouteVersWave(Date.now()));
  let closed = 0;
  await mount(<Portefeuille.Component onClose={() => closed++} />);
  await expect(reference(page)).toHaveAttribute('aria-required', 'true');
  await save(page).click();
  await expect(reference(page)).toHaveAccessibleDescription(/obligatoire/);
  await reference(page).fill('t_k3 x9');
  await saveAndClose(page, () => closed);
  expect(store.transferts.find(({ transfertid }) => transfertid === TRANSFERT.EN_ROUTE)).toMatchObject({
    etat: 'recu',
    referencecible: 'T_K3X9',
  });
});

test('ADR 0037: what the sender knew of it stands there already', async ({ mount, page, store }) => {
  Object.assign(store, enRouteVersWave(Date.now()));
  let closed = 0;
  await mount(<PortefeuilleConnu.Component onClose={() => closed++} />);
  await expect(reference(page)).toHaveValue('T_CONNUE');
  await saveAndClose(page, () => closed);
  expect(store.mouvements.at(-1)).toMatchObject({ caisseid: 3, type: 1, reference: 'T_CONNUE' });
});

test('ADR 0037: cash asks for none; DESIGN rule 15: one reads what one accepts', async ({ mount, page, store }) => {
  Object.assign(store, caissesAvecTransferts(Date.now()));
  const cash = await mount(<Playground.Component />);
  await expect(page.getByRole('textbox', { name: 'Date' })).toBeVisible();
  await expect(reference(page)).toHaveCount(0);
  await expect(page.getByText(/passera à [\d\s]+Fcfa\.$/)).toBeVisible();
  await expect(save(page)).toHaveText(/^Accepter 200.000.Fcfa$/);
  await cash.unmount();
  await mount(<Portefeuille.Component reponse="refuser" />);
  await expect(page.getByRole('textbox', { name: /^Motif/ })).toBeVisible();
  await expect(reference(page)).toHaveCount(0);
});

test.describe('a register that has a limit', () => {
  const plafond = (page: Page) => page.getByText(/au-dessus de son plafond/);

  test('ADR 0043: says how far above it the money goes, and takes it', async ({ mount, page, store }) => {
    Object.assign(store, caissesAvecTransferts(Date.now()), caisseAvec(CAISSE_TRANSFERT.CIBLE, 100_000, 0));
    let closed = 0;
    await mount(<Plafond.Component onClose={() => closed++} />);
    await expect(plafond(page)).toBeVisible();
    await saveAndClose(page, () => closed);
    expect(store.transferts.find(({ transfertid }) => transfertid === TRANSFERT.EN_ROUTE)?.etat).toBe('recu');
  });

  test('ADR 0043: that refuses more can only be told to send it back', async ({ mount, page, store }) => {
    Object.assign(store, caissesAvecTransferts(Date.now()), caisseAvec(CAISSE_TRANSFERT.CIBLE, 100_000, 1));
    const accepted = await mount(<PlafondRefuse.Component />);
    await expect(plafond(page)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await accepted.unmount();
    await mount(<PlafondRefuse.Component reponse="refuser" />);
    await expect(save(page)).toBeEnabled();
    await expect(plafond(page)).toHaveCount(0);
  });
});
