import { arreteesAujourdhui } from '@comptoir/mocks/arretes.fixtures';
import { AVANCE, asChefDeChantier, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { foundRow } from '@comptoir/mocks/rows';
import type { Page } from '@playwright/test';
import { chooseOption, save, saveAndClose } from '../stories/formSteps';
import { caisseAvec } from '../stories/limits';
import { expect, REFUSED, test } from '../stories/mockedTest';
import { PlafondRefuse, Playground } from './RendreModal.stories';

// Each test has advances of its own: a test writes into the rows that it is given.
test.beforeEach(({ store }) => void Object.assign(store, avecAvances(Date.now()), asChefDeChantier));

const choose = (page: Page, libelle: RegExp) => chooseOption(page, 'Vers la caisse', libelle);
const type = async (page: Page, montant: string) => {
  await page.getByLabel('Montant').fill(montant);
};

test('ADR 0039: all that is left is proposed, and more cannot be sent (CASH § 3)', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await expect(page.getByLabel('Montant')).toHaveValue(/^75.700$/);
  // The register that granted it is proposed.
  await expect(page.getByLabel('Vers la caisse')).toHaveValue('1');
  await expect(page.getByText(/Il ne restera rien de cette avance/).first()).toBeVisible();
  await choose(page, /^Banque SGCI/);
  await expect(page.getByText('Reçu aussitôt.')).toBeVisible();
  await type(page, '90000');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    /Il ne reste que 75.700\sFcfa de cette avance\s: il manque 14.300\sFcfa/,
  );
  await expect(save(page)).toBeDisabled();
  await type(page, '75700');
  await saveAndClose(page, () => closed);
  await expect(page.getByText(/75.700\sFcfa rendus à «\sBanque SGCI\s»/)).toBeVisible();
  const { caisseid } = foundRow(store, 'avances', AVANCE.OUVERTE);
  expect(store.transferts.at(-1)).toMatchObject({ sourceid: caisseid, cibleid: 6, montant: 75_700, etat: 'recu' });
});

test('ADR 0039: a register with its own cashier accepts the money first', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await choose(page, /^Caisse Bouaké — C3 · Espèces · à accepter par la caisse$/);
  await type(page, '30000');
  await expect(page.getByText(/l’argent, il est en route d’ici là/)).toBeVisible();
  await expect(page.getByText(/Il restera 45.700\sFcfa à justifier ou à rendre\./).first()).toBeVisible();
  await saveAndClose(page, () => closed);
  await expect(page.getByText(/30.000\sFcfa en route vers «\sCaisse Bouaké\s», qui doit les accepter/)).toBeVisible();
  expect(store.transferts.at(-1)).toMatchObject({ cibleid: 5, montant: 30_000, etat: 'envoye' });
});

test('ADR 0037: a wallet asks for a reference of its own', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  const reference = page.getByLabel('Référence à l’arrivée');
  await choose(page, /^Banque SGCI/);
  await reference.fill('VIR-7');
  await choose(page, /^Wave entreprise/);
  await expect(reference).toHaveValue('');
  await expect(save(page)).toHaveAccessibleDescription(/: Référence à l’arrivée\.?$/);
  await reference.fill('t_k3 x9');
  await saveAndClose(page, () => closed);
  expect(store.mouvements.at(-1)).toMatchObject({ caisseid: 3, reference: 'T_K3X9' });
});

test.describe('a refusal', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('ADR 0031: a register closed meanwhile is refused, with others to choose', async ({ mount, page, store }) => {
    Object.assign(store, { session: { utilisateurid: 1 } });
    await mount(<PlafondRefuse.Component />);
    await expect(page.getByLabel('Vers la caisse')).toHaveValue('1');
    Object.assign(store, arreteesAujourdhui([1], store.caisses));
    await save(page).click();
    const others = page.getByRole('group', { name: 'Caisses ouvertes ce jour-là' }).getByRole('button');
    await others.filter({ hasText: 'Orange Money Cocody' }).click();
    await expect(page.getByLabel('Vers la caisse')).toHaveValue('4');
  });
});

test('ADR 0043: a holder who sees that a register refuses chooses another one', async ({ mount, page, store }) => {
  Object.assign(store, caisseAvec(6, 50_000, 1, store.caisses), { session: { utilisateurid: 1 } });
  await mount(<PlafondRefuse.Component />);
  await choose(page, /^Banque SGCI/);
  await expect(page.getByText(/au-dessus de son plafond/)).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await choose(page, /^Petite caisse/);
  await expect(page.getByText(/au-dessus de son plafond/)).toHaveCount(0);
  await expect(save(page)).toBeEnabled();
});
