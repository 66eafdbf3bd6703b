import { asProfile } from '@comptoir/mocks/states';
import { tropPercuTenu } from '@comptoir/mocks/troppercus.fixtures';
import { save } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { Commande, Playground as Depense, TropPercu } from './ReglementModal.stories';
import { DuClient, Lecteur, Playground } from './Troppercus.stories';

test('ADR 0052: more than is owed by an operator is asked about, or kept', async ({ mount, page, store }) => {
  await mount(<Commande.Component />);
  await page.getByRole('combobox', { name: 'Caisse' }).selectOption('4');
  await page.getByLabel('Référence de l’opération').fill('MP261121.0930.A78');
  const montant = page.getByLabel('Montant reçu');
  await montant.fill('347000');
  await expect(page.getByRole('definition').nth(1)).toHaveText(/^102.000\sFcfa$/);
  await expect(
    page
      .getByRole('note')
      .getByText(/102.000\sFcfa en trop y restent aussi/)
      .first(),
  ).toBeVisible();
  await save(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(/L’opérateur a reçu 347.000\sFcfa\s: 102.000\sFcfa en trop\./);
  await dialog.getByRole('button', { name: 'Corriger le montant' }).click();
  await expect(montant).toBeFocused();
  expect(store.reglements.filter(({ depenseid }) => depenseid === 118)).toEqual([]);
  await save(page).click();
  await dialog.getByRole('button', { name: 'Garder en trop perçu' }).click();
  await expect
    .poll(() => store.reglements.filter(({ depenseid }) => depenseid === 118))
    .toMatchObject([{ remis: 347_000, net: 245_000, troppercu: 102_000 }]);
  await expect(page.getByText(/245.000\sFcfa encaissés, reste 0\n102.000\sFcfa gardés en trop perçu/)).toBeVisible();
  expect(store.mouvements.slice(-2)).toMatchObject([
    { origine: 'reglement', montant: 245_000 },
    { origine: 'troppercu', montant: 102_000, reference: 'MP261121.0930.A78' },
  ]);
});

test('ADR 0052: a correction that had more than is owed as change is asked about too', async ({ mount, page }) => {
  await mount(<TropPercu.Component />);
  await save(page).click();
  await expect(page.getByRole('alertdialog').getByText(/102.000\sFcfa en trop\./)).toBeVisible();
});

test('ADR 0052: for an expense, more than is owed by an operator is refused at its amount', async ({ mount, page }) => {
  await mount(<Depense.Component />);
  await page.getByRole('combobox', { name: 'Caisse' }).selectOption('3');
  await page.getByLabel('Référence de l’opération').fill('T_1');
  await page.locator('input[type=file]').setInputFiles(PROOF);
  const montant = page.getByLabel('Montant remis');
  await montant.fill('450001');
  await expect(montant).toHaveAccessibleDescription(/ne rend pas la monnaie\s: il n’est dû que 450.000\sFcfa/);
  await expect(save(page)).toBeDisabled();
});

test.describe('what is held', () => {
  test.use({ overrides: [tropPercuTenu(Date.now())] });

  test('ADR 0052: pays the order, and nothing more enters the register', async ({ mount, page, store }) => {
    let used = 0;
    await mount(<Playground.Component onUsed={() => used++} />);
    await expect(page.getByText(/^102.000\sFcfa dans «\sWave entreprise\s»/)).toBeVisible();
    await page.getByRole('button', { name: 'Utiliser pour cette commande' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click();
    await expect(page.getByText(/Fcfa dans «/)).toHaveCount(0);
    await expect(page.getByText('Trop perçu', { exact: true })).toHaveCount(0);
    await expect.poll(() => used).toBe(1);
    expect(store.reglements.at(-1)).toMatchObject({ depenseid: 118, net: 102_000, caisseid: 3, reference: '' });
    expect(store.mouvements.slice(-2)).toMatchObject([
      { origine: 'reglement', type: 1, montant: 102_000 },
      { origine: 'troppercu', type: 0, montant: 102_000 },
    ]);
  });

  test('ADR 0052: is given back in part, and the rest stays held', async ({ mount, page, store }) => {
    await mount(<DuClient.Component />);
    await expect(page.getByRole('button', { name: 'Utiliser pour cette commande' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Rendre' }).click();
    const form = page.getByRole('dialog', { name: 'Rendre un trop perçu' });
    await expect(form.getByLabel('Montant')).toHaveValue(/^102.000$/);
    await form.getByLabel('Montant').fill('60000');
    await form.getByLabel('Référence de l’opération').fill('T_RENDU');
    await save(page).click();
    await expect(page.getByText(/^42.000\sFcfa dans/)).toBeVisible();
    expect(store.mouvements.at(-1)).toMatchObject({
      origine: 'manuel',
      type: 0,
      montant: 60_000,
      reference: 'T_RENDU',
    });
  });
});

test('ADR 0052: a reader sees what is held, and neither pays nor gives it back', async ({ mount, page, store }) => {
  Object.assign(store, { ...tropPercuTenu(Date.now()), ...asProfile('lecteur') });
  await mount(<Lecteur.Component />);
  await expect(page.getByText(/^102.000\sFcfa dans/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
