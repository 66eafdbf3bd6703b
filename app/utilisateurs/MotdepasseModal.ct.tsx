import { expect, test } from '../stories/mockedTest';
import { HandedOver, Playground } from './MotdepasseModal.stories';

test('a password can be typed; too short, it is not sent', async ({ mount, page, store, asked }) => {
  const given: string[] = [];
  await mount(<Playground.Component onGiven={(_, password) => given.push(password)} />);
  await expect(page.getByText(/Ses sessions en cours se terminent aussitôt/)).toBeVisible();
  await page.getByLabel('Saisir un mot de passe').check();
  const field = page.getByLabel(/^Nouveau mot de passe/);
  await field.fill('court');
  await page.getByRole('button', { name: 'Donner ce mot de passe' }).click();
  await expect(field).toHaveAccessibleDescription(/10 caractères au moins/);
  expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([]);
  await field.fill('le marché de Bouaké');
  await page.getByRole('button', { name: 'Donner ce mot de passe' }).click();
  await expect.poll(() => given).toEqual(['le marché de Bouaké']);
  expect(store.utilisateurs.find(({ utilisateurid }) => utilisateurid === 2)).toMatchObject({
    password: 'le marché de Bouaké',
    motdepassetemporaire: true,
  });
});

test('the password is copied, and the screen says so', async ({ mount, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mount(<HandedOver.Component />);
  await page.getByRole('button', { name: 'Copier le mot de passe' }).click();
  await expect(page.getByText('Mot de passe copié.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('k7mq-2fzt-9xhd-pw4c');
});

test('where the browser forbids copying, the password is selected for the keyboard', async ({ mount, page }) => {
  await mount(<HandedOver.Component />);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await page.getByRole('button', { name: 'Copier le mot de passe' }).click();
  await expect(page.getByText('le mot de passe est sélectionné', { exact: false })).toBeVisible();
  const field = page.getByLabel('Mot de passe provisoire');
  await expect(field).toBeFocused();
  const selected = await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
  expect(selected).toEqual([0, 19]);
});
