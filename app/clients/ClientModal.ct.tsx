import { PHOTO } from '@comptoir/conformance/media';
import type { Page } from '@playwright/test';
import { draftKept } from '../../playwright/draftKept';
import { save, saveAndClose } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { Editing, OverAnotherModal, Playground, Reloaded } from './ClientModal.stories';

const type = (page: Page) => page.getByLabel('Type de client');
const photoInput = (page: Page) => page.locator('input[type=file]');
const fileOf = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });

async function fill(page: Page, nom = 'Aminata Koné') {
  await page.getByLabel('Nom et prénoms').fill(nom);
  await page.getByLabel('Téléphone').fill('0708091011');
  await page.getByLabel('Adresse').fill('Cocody Angré');
}

test('spec § 2 Clients: a person has a name, a company another; spec § 5: errors', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('dialog', { name: 'Création d’un client' })).toBeVisible();
  await expect(type(page)).toHaveValue('Particulier');
  await expect(type(page)).toBeFocused();
  await expect(page.getByRole('option', { name: 'Choisir un type' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Informations du particulier' })).toBeVisible();
  await expect(page.getByLabel('Nom et prénoms')).toBeVisible();
  await type(page).selectOption('Entreprise');
  await expect(page.getByRole('heading', { name: 'Informations de l’entreprise' })).toBeVisible();
  await expect(page.getByLabel('Dénomination')).toBeVisible();
  await expect(page.getByLabel('Nom et prénoms')).toHaveCount(0);
  await type(page).selectOption('Entreprise');
  await save(page).click();
  await expect(page.getByText('Tous les champs sont obligatoires')).toBeVisible();
  const summary = page.getByRole('group', { name: '3 champs sont à corriger' });
  await expect(summary.getByRole('link')).toHaveText([/^Dénomination\s: /, /^Téléphone\s: /, /^Adresse\s: /]);
  await page.getByLabel('Dénomination').fill('Scierie du Bandama');
  await page.getByLabel('Téléphone').fill('0708');
  await page.getByLabel('Adresse').fill('Bouaké');
  await page.getByLabel('E-mail').fill('scierie@');
  await save(page).click();
  await expect(page.getByText('Complétez les champs marqués *')).toBeVisible();
  await expect(page.getByRole('group', { name: '2 champs sont à corriger' })).toBeVisible();
  await expect(page.getByLabel('Téléphone')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('spec § 9: the phone is typed under its mask; spec § 5: the photo is stored', async ({ mount, page, store }) => {
  let closed = 0;
  const saved: string[] = [];
  await mount(
    <Playground.Component onClose={() => closed++} onSaved={({ libelleclient }) => saved.push(libelleclient)} />,
  );
  await fill(page);
  const tel = page.getByLabel('Téléphone');
  await tel.fill('07-08.09 10 11');
  await expect(tel).toHaveValue('07 08 09 10 11');
  await photoInput(page).setInputFiles(fileOf('aminata.jpg', PHOTO.bytes));
  await expect(page.getByRole('img', { name: 'Photo' })).toHaveAttribute('src', /^blob:/);
  await saveAndClose(page, () => closed);
  await expect(page.getByText('Opération effectuée avec succès')).toBeVisible();
  await expect.poll(() => saved).toEqual(['Aminata Koné']);
  const client = store.clients.at(-1);
  expect(client).toMatchObject({ typeclient: 'Particulier', tel: '0708091011', email: '' });
  expect(store.photos.at(-1)).toMatchObject({ clientid: client?.clientid, name: 'aminata.jpg', mime: 'image/jpeg' });
});

test('spec § 5 Client: a photo above 5 MB is not taken; an info toast says so', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await photoInput(page).setInputFiles(fileOf('lourde.jpg', new Uint8Array(5 * 1024 * 1024 + 1)));
  await expect(page.getByRole('status').getByText('La taille de l’image dépasse 5 Mo')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choisir une photo' })).toHaveAccessibleDescription(/dépasse 5\sMo/);
});

test('PRODUCT 1.18: a camera’s photo above 5 MB is shrunk first, and taken', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const size = await photoInput(page).evaluate(async (input: HTMLInputElement) => {
    const [width, height] = [3000, 2000];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    const pixels = new Uint32Array(width * height);
    // Noise does not compress, so the photo is as large as a camera's.
    for (let rank = 0, seed = 7; rank < pixels.length; rank += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      pixels[rank] = 0xff000000 + (seed >> 7);
    }
    context?.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), width, height), 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
    const chosen = new DataTransfer();
    chosen.items.add(new File([blob], 'IMG_2041.jpg', { type: 'image/jpeg' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return blob.size;
  });
  expect(size).toBeGreaterThan(5 * 1024 * 1024);
  await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible();
  await expect(page.getByText('La taille de l’image dépasse 5 Mo')).toHaveCount(0);
});

test('PRODUCT 1.18: an edit without a photo keeps the one there is', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Editing.Component onClose={() => closed++} />);
  await expect(page.getByRole('dialog', { name: 'Modification du client' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible();
  await page.getByLabel('Dénomination').fill('Diabaté & Fils SARL');
  await saveAndClose(page, () => closed);
  expect(store.clients.find(({ clientid }) => clientid === 12)).toMatchObject({
    libelleclient: 'Diabaté & Fils SARL',
    version: 2,
  });
  expect(store.photos.some(({ clientid }) => clientid === 12)).toBe(true);
});

test('PRODUCT 1.21: what is typed, the photo too, is there again after a reload', async ({ mount, page }) => {
  await mount(<Reloaded.Component />);
  await fill(page, 'Koffi Konan');
  await photoInput(page).setInputFiles(fileOf('koffi.jpg', PHOTO.bytes));
  await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible();
  await draftKept(page, 'koffi.jpg');
  await page.getByText('Recharger la page').dispatchEvent('click');
  await expect(page.getByText('Votre saisie précédente a été reprise.')).toBeVisible();
  await expect(page.getByLabel('Nom et prénoms')).toHaveValue('Koffi Konan');
  await expect(page.getByText('Photo choisie : koffi.jpg')).toBeAttached();
});

test('DESIGN rule 13: over an order’s form, it gives the client back and closes alone', async ({ mount, page }) => {
  await mount(<OverAnotherModal.Component />);
  await page.getByRole('button', { name: 'Nouveau client' }).click();
  await fill(page, 'Yao Brou');
  await page.getByLabel('Adresse').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Création d’un client' })).toHaveCount(0);
  const order = page.getByRole('dialog', { name: 'Création d’une commande' });
  await expect(order.getByText('Yao Brou')).toBeVisible();
  await expect(order.getByRole('button', { name: 'Nouveau client' })).toBeFocused();
});
