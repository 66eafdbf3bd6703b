import { typedepenses } from '@comptoir/contract/typedepenses';
import { mockApi } from '@comptoir/mocks/api';
import { createStore } from '@comptoir/mocks/createStore';
import { failingCall, slowCall, unreachableCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { draftKept } from '../../../playwright/draftKept';
import { expect, test } from '../../../playwright/fixtures';
import { Playground } from './callForm.stories';

const REFUSED = /Failed to load resource/;
const field = (page: Page) => page.getByLabel('Libellé');
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
const close = (page: Page) => page.getByRole('button', { name: 'Annuler' });
const open = (page: Page) => page.getByRole('button', { name: 'Nouveau type' });

test.use({ allowedErrors: [REFUSED] });

test.beforeEach(async ({ router }) => {
  await router.use(...mockApi(createStore()));
});

test('spec § 5: an invalid submit says it in a toast, in a summary and at the field', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await save(page).click();
  await expect(page.getByText('Tous les champs sont obligatoires')).toBeVisible();
  await page.getByRole('link', { name: 'Libellé : Ce champ est obligatoire.' }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill('Péage');
  await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
});

test('spec § 2 Shell: a change of it is one of the sentences at the fields too', async ({ mount, page }) => {
  const path = 'app/public/assets/i18n/en-US.json';
  await page.route('**/assets/i18n/en-US.json', (route) => route.fulfill({ path }));
  await mount(<Playground.Component />);
  await save(page).click();
  await expect(page.getByText('Ce champ est obligatoire.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('This field is required.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Label: This field is required.' })).toBeVisible();
});

test('DESIGN rule 12: what was typed comes back, and is forgotten once saved', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await field(page).fill('Péage du pont HKB');
  await draftKept(page, 'Péage du pont HKB');
  await close(page).click();
  await open(page).click();
  await expect(field(page)).toHaveValue('Péage du pont HKB');
  await expect(page.getByText('Votre saisie précédente a été reprise.')).toBeVisible();
  await save(page).click();
  await open(page).click();
  await expect(field(page)).toHaveValue('');
});

test('a draft can be given up', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await field(page).fill('Péage');
  await draftKept(page, 'Péage');
  await page.getByRole('button', { name: 'Recommencer à vide' }).click();
  await expect(field(page)).toHaveValue('');
  await close(page).click();
  await open(page).click();
  await expect(field(page)).toHaveValue('');
});

test('spec § 8: a failed save keeps the form, with the server’s sentence', async ({ mount, page, router }) => {
  await router.use(failingCall(typedepenses.create, 'typedepense.existe'), ...mockApi(createStore()));
  await mount(<Playground.Component />);
  await field(page).fill('Carburant');
  await save(page).click();
  const sentence = 'Un type porte déjà ce libellé.';
  const refusal = page.getByRole('alert').getByText(sentence);
  await expect(refusal).toBeVisible();
  await expect(page.locator('[aria-live=off] [data-tone=danger]').getByText(sentence)).toBeVisible();
  await expect(field(page)).toHaveValue('Carburant');
  await field(page).fill('Carburants');
  await expect(refusal).toHaveCount(0);
});

test('an error that the server ties to a field shows at the field', async ({ mount, page, router }) => {
  const errors = [{ path: 'libelle', code: 'champ.trop_long' as const, params: { maximum: 255 } }];
  await router.use(failingCall(typedepenses.create, 'requete.invalide', { errors }), ...mockApi(createStore()));
  await mount(<Playground.Component />);
  await field(page).fill('Carburant');
  await save(page).click();
  await expect(field(page)).toHaveAccessibleDescription(/255 caractères au plus/);
});

test('RELIABILITY F107: a cut line keeps what was typed and says what to do', async ({ mount, page, router }) => {
  await router.use(unreachableCall(typedepenses.create), ...mockApi(createStore()));
  await mount(<Playground.Component />);
  await field(page).fill('Carburant');
  await save(page).click();
  await expect(page.getByText(/La réponse s’est perdue/)).toBeVisible();
  await expect(field(page)).toHaveValue('Carburant');
});

test('DESIGN rule 16: a second press while busy sends nothing', async ({ mount, page, router }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await router.use(slowCall(typedepenses.create, answered), ...mockApi(createStore()));
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await mount(<Playground.Component />);
  await field(page).fill('Bac');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Veuillez patienter' })).toBeVisible();
  await field(page).press('Enter');
  await field(page).press('Enter');
  answer();
  await expect(open(page)).toBeVisible();
  expect(sent).toBe(1);
});
