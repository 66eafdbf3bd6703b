import { arreteesAujourdhui } from '@comptoir/mocks/arretes.fixtures';
import { AVANCE, avecApprouvee, avecAvances } from '@comptoir/mocks/avances.fixtures';
import type { Page } from '@playwright/test';
import { chooseOption, save, saveAndClose } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { Playground, ToApprove } from './OctroiModal.stories';

const choose = (page: Page, libelle: RegExp) => chooseOption(page, 'Caisse', libelle);

test.describe('approved', () => {
  test.use({ overrides: [avecApprouvee(Date.now())], allowedErrors: [/Failed to load resource/] });

  test('ADR 0039: it says what remains, and pays out, unless the register is short', async ({ mount, page, store }) => {
    let closed = 0;
    await mount(<Playground.Component onClose={() => closed++} />);
    await choose(page, /^Petite caisse San-Pédro/);
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      /«\sPetite caisse San-Pédro\s» ne contient que .*\s: il manque/,
    );
    await expect(save(page)).toBeDisabled();
    await choose(page, /^Caisse centrale Plateau/);
    await expect(page.getByLabel(/^Référence/)).toHaveCount(0);
    await expect(page.getByText(/Il restera [\d\s]+Fcfa dans «\sCaisse centrale Plateau\s»\./)).toBeVisible();
    await saveAndClose(page, () => closed);
    const said = page.getByRole('status').filter({ hasText: /250\s000\sFcfa remis à / });
    await said.getByRole('button', { name: 'Imprimer' }).click();
    const row = store.avances.find(({ avanceid }) => avanceid === AVANCE.DEMANDEE);
    expect(row).toMatchObject({ etat: 'decaissee', decideurid: 1 });
    expect(store.transferts.at(-1)).toMatchObject({
      sourceid: 1,
      cibleid: row?.caisseid,
      montant: 250_000,
      frais: 0,
      etat: 'recu',
    });
    await expect(page.getByRole('dialog', { name: /^Bon d’avance AV-C1-\d{4}-\d{6}$/ })).toBeVisible();
  });

  test('ADR 0031: a register closed meanwhile is refused, with others to choose', async ({ mount, page, store }) => {
    await mount(<Playground.Component />);
    await choose(page, /^Caisse centrale Plateau/);
    Object.assign(store, arreteesAujourdhui([1], store.caisses));
    await save(page).click();
    const others = page.getByRole('group', { name: 'Caisses ouvertes ce jour-là' }).getByRole('button');
    await others.filter({ hasText: 'Orange Money Cocody' }).click();
    await expect(page.getByLabel('Caisse')).toHaveValue('4');
  });

  test('ADR 0037: a wallet asks for its reference, and its fee is taken besides', async ({ mount, page, store }) => {
    let closed = 0;
    await mount(<Playground.Component onClose={() => closed++} />);
    await choose(page, /^Wave entreprise/);
    await page.getByLabel('Frais').fill('500');
    await expect(save(page)).toHaveAccessibleDescription(/: Référence de l’opération\.?$/);
    await page.getByLabel('Référence de l’opération').fill('t_k3 x9');
    await saveAndClose(page, () => closed);
    expect(store.transferts.at(-1)).toMatchObject({ sourceid: 3, montant: 250_000, frais: 500 });
  });

  test('another register has no fee and no reference of the first one', async ({ mount, page, store }) => {
    let closed = 0;
    await mount(<Playground.Component onClose={() => closed++} />);
    await choose(page, /^Wave entreprise/);
    await page.getByLabel('Frais').fill('500');
    await page.getByLabel('Référence de l’opération').fill('T_K3X9');
    await choose(page, /^Caisse centrale Plateau/);
    await saveAndClose(page, () => closed);
    expect(store.transferts.at(-1)).toMatchObject({ sourceid: 1, frais: 0 });
  });
});

test('ADR 0039: it says from which amount it is approved first, and pays nothing', async ({ mount, page, store }) => {
  Object.assign(store, avecAvances(Date.now()));
  await mount(<ToApprove.Component />);
  await expect(page.getByText(/^.*À partir de 200\s000\sFcfa, une avance doit d’abord être approuvée/)).toBeVisible();
  await choose(page, /^Caisse centrale Plateau/);
  await expect(save(page)).toBeDisabled();
});

test.describe('who pays out holds an advance', () => {
  const held = avecApprouvee(Date.now());
  const avances = held.avances?.map((row) => (row.avanceid === AVANCE.OUVERTE ? { ...row, porteurid: 1 } : row)) ?? [];
  test.use({ overrides: [{ ...held, avances }] });

  test('ADR 0039: it is no register to pay another one out of', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('option', { name: /^Caisse centrale Plateau/ })).toHaveCount(1);
    await expect(page.getByRole('option', { name: /^Avance/ })).toHaveCount(0);
  });
});
