import { PDF } from '@comptoir/conformance/piece';
import { projets } from '@comptoir/contract/projets';
import { mockApi } from '@comptoir/mocks/api';
import { failingCall } from '@comptoir/mocks/states';
import { utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import type { Page } from '@playwright/test';
import { draftKept } from '../../playwright/draftKept';
import { save, saveAndClose } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import {
  Editing,
  EditingOnEtape,
  FromEtape,
  NoProjetYet,
  Playground,
  ProjetsFailed,
  Reloaded,
  WithoutProjets,
} from './DepenseModal.stories';

test('spec § 5 Expense: Save is disabled while a required field is missing', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await expect(page.getByRole('dialog', { name: 'Création d’une dépense' })).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(/Type de dépenses, Libellé, Montant/);
  await page.getByLabel('Libellé').fill('Gasoil');
  await page.getByRole('button', { name: 'Nouveau type' }).click();
  const form = page.getByRole('dialog', { name: 'Création d’un type de dépenses' });
  await form.getByLabel('Libellé').fill('Péages');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form).toBeHidden();
  const typedepenseid = store.typedepenses.at(-1)?.typedepenseid;
  await expect(page.getByLabel('Type de dépenses')).toHaveValue(String(typedepenseid));
  await page.getByLabel('Montant').fill('120000');
  await expect(save).toBeEnabled();
  await save.click();
  await expect.poll(() => closed).toBe(1);
  expect(store.depenses.at(-1)).toMatchObject({ libelle: 'Gasoil', montant: 120_000, expenseonstep: 0, typedepenseid });
});

test('spec § 5 Expense: a date later than today keeps Save disabled', async ({ mount, page }) => {
  await mount(<Editing.Component />);
  await page.getByRole('textbox', { name: 'Date' }).fill('2099-12-31');
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  await expect(page.getByText(/À renseigner.*Date/)).toBeVisible();
});

test('spec § 3: its documents are chosen with it, and leave once it is saved', async ({ mount, page, store }) => {
  const attached: [number, number][] = [];
  let closed = 0;
  await mount(
    <Editing.Component
      onAttach={({ depenseid }, files) => attached.push([depenseid, files.length])}
      onClose={() => closed++}
    />,
  );
  await expect(page.getByText(/1 pièce jointe\. Elles partent juste après la dépense/)).toBeVisible();
  const file = { mimeType: 'application/pdf', buffer: Buffer.from(PDF.bytes) };
  await page.locator('input[type=file]').setInputFiles(['facture.pdf', 'devis.pdf'].map((name) => ({ ...file, name })));
  await page.getByRole('button', { name: 'Retirer devis.pdf' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => attached).toEqual([[5, 1]]);
  expect([closed, store.depenses.filter(({ depenseid }) => depenseid === 5).length]).toEqual([0, 1]);
});

test('PRODUCT 1.21: chosen documents are there again after a reload', async ({ mount, page }) => {
  const attached: number[] = [];
  await mount(<Reloaded.Component onAttach={(_, files) => attached.push(files.length)} />);
  await page.getByLabel('Libellé').fill('Ciment gris');
  const file = { name: 'facture.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF.bytes) };
  await page.locator('input[type=file]').setInputFiles(file);
  await draftKept(page, 'facture.pdf');
  await page.getByText('Recharger la page').dispatchEvent('click');
  await expect(page.getByText('Votre saisie précédente a été reprise.')).toBeVisible();
  await expect(page.getByLabel('Libellé')).toHaveValue('Ciment gris');
  await expect(page.getByRole('button', { name: 'Retirer facture.pdf' })).toBeVisible();
  await save(page).click();
  await expect.poll(() => attached).toEqual([1]);
});

const projet = (page: Page) => page.getByRole('combobox', { name: 'Projet' });
const etape = (page: Page) => page.getByRole('combobox', { name: 'Étape' });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Dépense sur une étape' });

test('spec § 4: off, no project is read; on, project and step are required', async ({ mount, page, asked }) => {
  await mount(<Editing.Component />);
  await expect(save(page)).toBeEnabled();
  await expect(projet(page)).toHaveCount(0);
  // Only a new expense is paid as it is written.
  await expect(page.getByRole('switch', { name: 'Régler maintenant' })).toHaveCount(0);
  expect(asked).not.toContain('GET /api/projets/getgrojetsandsteps');
  await toggle(page).click();
  await expect(projet(page).getByRole('option', { name: /Yopougon/ })).toBeAttached();
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription(/Projet, Étape/);
});

test('spec § 4: a project fills the steps and clears the step; closed ones say so', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Editing.Component onClose={() => closed++} />);
  await toggle(page).click();
  await expect(etape(page)).toBeDisabled();
  await projet(page).selectOption({ label: 'École primaire de Yopougon Niangon' });
  await expect(etape(page).getByRole('option')).toHaveCount(13);
  await etape(page).selectOption({ label: 'Charpente — clôturée' });
  await expect(save(page)).toBeEnabled();
  await projet(page).selectOption({ label: 'Bureau de poste de Grand-Bassam' });
  await expect(etape(page)).toHaveValue('');
  await expect(save(page)).toHaveAccessibleDescription(/Étape/);
  await etape(page).selectOption({ label: 'Murs' });
  await saveAndClose(page, () => closed);
  expect(store.depenses.find(({ depenseid }) => depenseid === 5)).toMatchObject({
    expenseonstep: 1,
    projetid: 11,
    etapeprojetid: 222,
  });
});

test('spec § 4: an expense on a step starts with the toggle on; off clears both', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<EditingOnEtape.Component onClose={() => closed++} />);
  await expect(toggle(page)).toBeChecked();
  await expect(projet(page)).toHaveValue('13');
  await expect(etape(page)).toHaveValue('262');
  await toggle(page).click();
  await toggle(page).click();
  await expect(projet(page)).toHaveValue('');
  await toggle(page).click();
  await saveAndClose(page, () => closed);
  const cleared = { expenseonstep: 0, projetid: null, etapeprojetid: null };
  expect(store.depenses.find(({ depenseid }) => depenseid === 5)).toMatchObject(cleared);
});

test('spec § 2: opened from a step, the step is said and fixed', async ({ mount, page, asked }) => {
  await mount(<FromEtape.Component />);
  await expect(page.getByRole('definition')).toHaveText('Couverture');
  await expect(toggle(page)).toHaveCount(0);
  expect(asked).not.toContain('GET /api/projets/getgrojetsandsteps');
});

test('PRODUCT I: what is left of step and project is told as an amount is typed', async ({ mount, page }) => {
  await mount(<EditingOnEtape.Component />);
  const budgets = page.getByRole('group', { name: 'Budget' });
  // 1 275 000 of this expense are committed already, and are counted out.
  await expect(budgets).toContainText(/Élévation des murs.*Reste 1.946.000.Fcfa.; 671.000.Fcfa après cette dépense/);
  await expect(budgets).toContainText(/Yopougon.*Reste 21.946.000.Fcfa.; 20.671.000.Fcfa après cette dépense/);
  await page.getByLabel('Montant').fill('2000000');
  await expect(budgets).toContainText(/Reste 1.946.000.Fcfa.; dépassé de 54.000.Fcfa après cette dépense/);
  await expect(page.getByText(/Budget dépassé.: la dépense peut quand même/)).toBeVisible();
  await expect(save(page)).toBeEnabled();
});

test.describe('without the right to see projects or to pay', () => {
  const permissions = ['depenses', 'depenses.creer'];
  test.use({ overrides: [{ utilisateurs: utilisateurs().map((row) => ({ ...row, permissions })) }] });

  test('PRODUCT I: budgets need the right to see projects, paying its own', async ({ mount, page, asked }) => {
    await mount(<WithoutProjets.Component />);
    await page.getByLabel('Montant').fill('250000');
    await expect(save(page)).toHaveAccessibleDescription(/Type de dépenses, Libellé$/);
    await expect(page.getByRole('group', { name: 'Budget' })).toHaveCount(0);
    await expect(page.getByRole('switch')).toHaveCount(0);
    expect(asked).not.toContain('GET /api/caisses/withoutpagination');
    expect(asked).not.toContain('GET /api/projets/projetbyid');
  });
});

test('DESIGN rule 2: no project has steps, and where to add one is said', async ({ mount, page, store }) => {
  store.etapeprojets.length = 0;
  await mount(<NoProjetYet.Component />);
  await toggle(page).click();
  await expect(page.getByText(/Aucun projet n’a encore d’étape/)).toBeVisible();
  await expect(save(page)).toBeDisabled();
});

test.describe('failed read', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('DESIGN rule 2: projects that fail to load are tried again', async ({ mount, page, router, store }) => {
    await router.use(failingCall(projets.withSteps, 'auth.permission'));
    await mount(<ProjetsFailed.Component />);
    await page.getByLabel('Libellé').fill('Gasoil');
    await toggle(page).click();
    await expect(page.getByText('Les projets n’ont pas pu être chargés')).toBeVisible();
    await router.use(...mockApi(store));
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(projet(page)).toBeVisible();
    await expect(page.getByLabel('Libellé')).toHaveValue('Gasoil');
  });
});
