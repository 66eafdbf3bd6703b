import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { unreachableCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { save, saveAndClose } from '../stories/formSteps';
import { expect, REFUSED, test } from '../stories/mockedTest';
import { Editing, Oneself, Playground } from './UtilisateurModal.stories';

// A password field has no role, so it is found by its label.
const password = (page: Page) => page.getByLabel(/^Mot de passe/);
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fill(page: Page) {
  await box(page, 'Nom').fill('Koné');
  await box(page, 'Prénoms').fill('Aminata');
  await page.getByLabel('Profil').selectOption('Caissier');
  await box(page, 'Identifiant').fill('aminata.kone');
}

test('spec § 3 User: every label of a user is in the form; four are required', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('dialog', { name: 'Création d’un utilisateur' })).toBeVisible();
  await expect(box(page, 'Nom')).toBeFocused();
  const labels = ['Prénoms', 'Sexe', 'Date de naissance', 'Contact', 'E-mail', 'Adresse', 'Profil', 'Identifiant'];
  for (const label of [...labels, 'Date d’expiration', 'Mot de passe']) {
    await expect(page.getByLabel(label, { exact: false }).first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Choisir une photo' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Informations de connexion' })).toBeVisible();
  await save(page).click();
  const summary = page.getByRole('group', { name: '4 champs sont à corriger' });
  await expect(summary.getByRole('link')).toHaveText([/^Nom\s: /, /^Prénoms\s: /, /^Profil\s: /, /^Identifiant\s: /]);
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
  const date = page.getByRole('textbox', { name: 'Date d’expiration' });
  await expect(date).toHaveAccessibleDescription(/Accès sans limite de durée/);
  await date.fill('2020-01-01');
  await expect(date).toHaveAccessibleDescription(/Accès expiré/);
});

test('what was typed is what is stored; a date left out is none', async ({ mount, page, store }) => {
  const given: string[] = [];
  await mount(<Playground.Component onCreated={(_, first) => given.push(first)} />);
  await fill(page);
  await page.getByLabel('Sexe').selectOption('Femme');
  await page.getByRole('textbox', { name: 'Date de naissance' }).fill('1985-04-02');
  await box(page, 'Contact').fill('0708091011');
  await password(page).fill('le marché de Bouaké');
  await save(page).click();
  await expect.poll(() => given).toEqual(['le marché de Bouaké']);
  expect(store.utilisateurs.at(-1)).toMatchObject({
    nom: 'Koné',
    prenom: 'Aminata',
    sexe: 'F',
    datenaissance: '1985-04-02',
    contact: '0708091011',
    profilid: 2,
    dateexpiration: null,
    password: 'le marché de Bouaké',
    motdepassetemporaire: true,
  });
});

test('CONTRACT "Session": a password too short keeps Save off, and says why', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  await fill(page);
  await password(page).fill('court');
  await expect(save(page)).toBeDisabled();
  await expect(password(page)).toHaveAccessibleDescription(/10 caractères au moins/);
  await password(page).fill('');
  await expect(save(page)).toBeEnabled();
  await fill(page);
  await page.getByRole('textbox', { name: 'Date de naissance' }).fill('2099-01-01');
  await save(page).click();
  await expect(page.getByRole('textbox', { name: 'Date de naissance' })).toHaveAccessibleDescription(
    /après aujourd’hui/,
  );
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('CONTRACT "Permissions": nobody changes their own profile or expiry', async ({ mount, page }) => {
  await mount(<Oneself.Component />);
  await expect(page.getByLabel('Profil')).toBeDisabled();
  await expect(page.getByLabel('Profil')).toHaveValue('1');
  await expect(page.getByRole('textbox', { name: 'Date d’expiration' })).toBeDisabled();
  await expect(box(page, 'Adresse')).toBeEnabled();
});

test('editing sends what changed and keeps the rest; there is no password in it', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Editing.Component onClose={() => closed++} />);
  await expect(password(page)).toHaveCount(0);
  await page.getByLabel('Sexe').selectOption('');
  await page.getByRole('textbox', { name: 'Date d’expiration' }).fill('2027-06-30');
  await saveAndClose(page, () => closed);
  expect(store.utilisateurs.find(({ utilisateurid }) => utilisateurid === 2)).toMatchObject({
    nom: 'Coulibaly',
    sexe: null,
    datenaissance: '1991-11-04',
    dateexpiration: '2027-06-30',
    version: 2,
  });
});

test.describe('refusals', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('CONTRACT "Session": a common password is refused beside its field', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    await fill(page);
    await password(page).fill('aminata.kone');
    await save(page).click();
    await expect(password(page)).toHaveAccessibleDescription(/trop proche de l’identifiant/);
  });
});

test.describe('a lost answer', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('DESIGN rule 12: the form stays, and no password is kept in the browser', async ({ mount, page, router }) => {
    await router.use(unreachableCall(utilisateurs.create));
    await mount(<Playground.Component />);
    await fill(page);
    await password(page).fill('le marché de Bouaké');
    await save(page).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('La réponse s’est perdue');
    await expect(password(page)).toHaveValue('le marché de Bouaké');
    await expect.poll(() => kept(page)).toContain('Aminata');
    expect(await kept(page)).not.toContain('Bouaké');
  });
});

/** Returns everything that the browser stores: drafts and keys. */
async function kept(page: Page): Promise<string> {
  return JSON.stringify(await page.context().storageState({ indexedDB: true }));
}

test('spec § 2 Shell: whoever changes their own name is called by it at once', async ({ mount, page, store }) => {
  await mount(<Oneself.Component />);
  await box(page, 'Nom').fill('Kouassi-Yao');
  await save(page).click();
  await expect.poll(() => store.utilisateurs[0]?.nom).toBe('Kouassi-Yao');
  const stored = () => page.evaluate(() => JSON.stringify(Object.values(window.localStorage)));
  await expect.poll(stored).toContain('Kouassi-Yao');
});
