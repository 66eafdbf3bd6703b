import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { asChefDeChantier, avecAvances, CHEF_DE_CHANTIER } from '@comptoir/mocks/avances.fixtures';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import type { Page } from '@playwright/test';
import { save, saveAndClose } from '../stories/formSteps';
import { expect, REFUSED, test } from '../stories/mockedTest';
import { ForOneself, Playground } from './DemandeModal.stories';

const echeance = addDays(todayInAbidjan(Date.now()), 10);

async function fill(page: Page, montant: string): Promise<void> {
  await page.getByLabel('Montant').fill(montant);
  await page.getByLabel('Objet').fill('Petits achats');
  await page.getByRole('textbox', { name: 'À justifier avant le' }).fill(echeance.split('-').reverse().join('/'));
}

test.describe('for another', () => {
  test.use({ overrides: [{ ...avecAvances(Date.now()), avances: [] }] });

  test('ADR 0039: somebody without an account has a name and a phone', async ({ mount, page, store }) => {
    let closed = 0;
    await mount(<Playground.Component onClose={() => closed++} />);
    await fill(page, '60000');
    await expect(save(page)).toHaveAccessibleDescription(/: Nom de la personne, Téléphone de la personne\.?$/);
    await page.getByLabel('Nom de la personne').fill('Konan Kouadio');
    await expect(save(page)).toBeDisabled();
    await page.getByLabel('Téléphone de la personne').fill('0758204411');
    await saveAndClose(page, () => closed);
    await expect(page.getByText(/Avance de 60\s000\sFcfa demandée/)).toBeVisible();
    expect(store.avances.at(-1)).toMatchObject({
      porteurid: null,
      porteurnom: 'Konan Kouadio',
      porteurtel: '0758204411',
      montant: 60_000,
      objet: 'Petits achats',
      projetid: null,
      echeance,
      etat: 'demandee',
      demandepar: 1,
    });
  });

  test('ADR 0039: an account has no other name; the chosen project is kept', async ({ mount, page, store }) => {
    let closed = 0;
    await mount(<Playground.Component onClose={() => closed++} />);
    await fill(page, '60000');
    await page.getByLabel('Nom de la personne').fill('Souleymane');
    const whom = page.getByRole('combobox', { name: 'Pour' });
    await whom.fill('souley');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/^Souleymane Bamba/]);
    await page.keyboard.press('Enter');
    await expect(whom).toHaveValue('Souleymane Bamba');
    await expect(page.getByLabel('Nom de la personne')).toHaveCount(0);
    await page.getByLabel('Projet').selectOption(String(PROJET.COMPLET));
    await saveAndClose(page, () => closed);
    expect(store.avances.at(-1)).toMatchObject({
      porteurid: CHEF_DE_CHANTIER,
      porteurnom: '',
      projetid: PROJET.COMPLET,
    });
  });
});

test.describe('for oneself', () => {
  test.use({ overrides: [{ ...avecAvances(Date.now()), ...asChefDeChantier, avances: [] }], allowedErrors: [REFUSED] });

  test('ADR 0039: an advance for oneself says what is allowed', async ({ mount, page, store, asked }) => {
    let closed = 0;
    await mount(<ForOneself.Component onClose={() => closed++} />);
    await expect(page.getByRole('combobox', { name: 'Pour' })).toHaveCount(0);
    await expect(page.getByLabel('Montant')).toHaveAccessibleDescription(
      /500\s000\sFcfa au plus\. À partir de 200\s000\sFcfa, à approuver d’abord\./,
    );
    await fill(page, '50000');
    await saveAndClose(page, () => closed);
    expect(store.avances.at(-1)).toMatchObject({ porteurid: CHEF_DE_CHANTIER, demandepar: CHEF_DE_CHANTIER });
    expect(asked).not.toContain('GET /api/avances/porteurspossibles');
  });
});

test.describe('an advance is open already', () => {
  test.use({ overrides: [{ ...avecAvances(Date.now()), ...asChefDeChantier }], allowedErrors: [REFUSED] });

  test('ADR 0039: the form says that it must be accounted for first, and leads there', async ({ mount, page }) => {
    await mount(<ForOneself.Component />);
    await fill(page, '50000');
    await save(page).click();
    const refusal = page.getByRole('dialog').getByRole('alert');
    await expect(refusal).toContainText('Vous avez déjà une avance à justifier : justifiez-la d’abord.');
    await expect(refusal.getByRole('link')).toHaveAttribute('href', '/avances?etat=decaissee');
  });
});
