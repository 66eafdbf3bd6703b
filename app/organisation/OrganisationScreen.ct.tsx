import { Buffer } from 'node:buffer';
import { IMAGE } from '@comptoir/conformance/media';
import { organisation } from '@comptoir/contract/organisation';
import { MAX_PIECE_BYTES } from '@comptoir/domain/limits';
import { createStore } from '@comptoir/mocks/createStore';
import { emptyOrganisation, failingCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { FirstDay, Playground, SansAdresse } from './OrganisationScreen.stories';

const name = (page: Page) => page.getByLabel('Nom de l’organisation');
const logo = (page: Page) => page.getByRole('img', { name: 'Logo' });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click();
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(file);
const png = { name: 'enseigne.png', mimeType: 'image/png', buffer: Buffer.from(IMAGE.bytes) };
const SAVED = 'Opération effectuée avec succès';
const SANS_ADRESSE = 'Sans adresse publique (BASE_URL), les documents n’ont ni lien ni QR.';

test('the organisation is changed with its version, and renamed at once', async ({ mount, page, store, asked }) => {
  await mount(<Playground.Component />);
  await expect(name(page)).toHaveValue('Bâtir Ensemble Côte d’Ivoire');
  await expect(page.getByLabel('Mentions légales')).toHaveValue(/^CC 1904562 K/);
  await name(page).fill('Bâtir Ensemble');
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(store.organisation).toMatchObject({ compagnie: 'Bâtir Ensemble', tel: '2722501418', version: 4 });
  expect(store.organisation.logo).not.toBeNull();
  await expect.poll(() => asked).toContain('GET /api/auth/me');
  // The form is now based on what was saved, so a second change is no conflict.
  await name(page).fill('Bâtir Ensemble CI');
  await save(page);
  await expect.poll(() => store.organisation.version).toBe(5);
  // It has a public address (ADR 0046).
  await expect(page.getByText(SANS_ADRESSE)).toHaveCount(0);
});

/** Changes the name without a line, so that the write waits. */
async function renameAndWait(page: Page): Promise<void> {
  await name(page).fill('Bâtir Ensemble');
  await save(page);
  await expect(page.getByText(/attend sur cet appareil/)).toBeVisible();
}

test.describe('without an answer', () => {
  test.use({ allowedErrors: [/status of 503/] });

  test('PRODUCT O: a change that waits is not shown as saved', async ({ mount, page, router, store }) => {
    await router.use(failingCall(organisation.update, 'base.indisponible'));
    await mount(<Playground.Component />);
    await renameAndWait(page);
    await expect(name(page)).toHaveValue('Bâtir Ensemble Côte d’Ivoire');

    Object.assign(store.organisation, { compagnie: 'Bâtir Ensemble', version: store.organisation.version + 1 });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(name(page)).toHaveValue('Bâtir Ensemble');
  });

  test('what is typed stays when somebody else saves', async ({ mount, page, router, store, asked }) => {
    await router.use(failingCall(organisation.update, 'base.indisponible'));
    await mount(<Playground.Component />);
    await renameAndWait(page);
    await page.getByLabel('Mentions légales').fill('CC 1');
    store.organisation = { ...store.organisation, tel: '0102030405', version: store.organisation.version + 1 };
    asked.length = 0;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => asked).toContain('GET /api/organisation');
    await expect(page.getByLabel('Mentions légales')).toHaveValue('CC 1');
    await page.getByRole('button', { name: 'Masquer ce message' }).first().click();
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page.getByLabel('Téléphone')).toHaveValue('01 02 03 04 05');
  });
});

test('a logo is seen on both grounds before it is saved, and replaces the other', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  const before = store.organisation.logo?.documentid;
  await expect(logo(page)).toHaveCount(2);
  await choose(page, png);
  await expect(logo(page).first()).toHaveAttribute('src', /^blob:/);
  expect(store.organisation.logo?.documentid).toBe(before);
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(store.organisation.logo).toMatchObject({ name: 'enseigne.png' });
  await expect(logo(page).first()).toHaveAttribute('src', /^\/api\/organisation\/logo\/.*taille=vignette$/);
});

test('the logo is taken away once that is saved', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Retirer le logo' }).click();
  await expect(logo(page)).toHaveCount(0);
  expect(store.organisation.logo).not.toBeNull();
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(store.organisation.logo).toBeNull();
});

test('errors are at their fields; DESIGN rule 20: what is no logo is refused', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  await name(page).fill('');
  await page.getByLabel('E-mail').fill('direction');
  await save(page);
  await expect(name(page)).toHaveAccessibleDescription(/obligatoire/);
  await expect(page.getByRole('link', { name: /E-mail/ })).toBeVisible();
  await expect(page.getByText('Tous les champs sont obligatoires')).toBeVisible();
  expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([]);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(name(page)).toHaveValue('Bâtir Ensemble Côte d’Ivoire');
  await choose(page, { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('plan.svg n’est pas une image PNG, JPEG ou WebP.')).toBeVisible();
  await choose(page, { name: 'lourd.webp', mimeType: 'image/webp', buffer: Buffer.alloc(MAX_PIECE_BYTES + 1) });
  await expect(page.getByText('La taille de l’image dépasse 5 Mo', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler ce choix' })).toHaveCount(0);
  expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test('CASH § 6: titles, notice, foot and copies of papers are chosen', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('heading', { name: 'Papiers' })).toBeVisible();
  const entree = page.getByLabel('Titre des encaissements');
  await expect(entree).toHaveAccessibleDescription(
    /Pièce de caisse – entrée\s»\. Ni «\sFacture\s» ni «\sReçu\s» d’office.*FNE, RNE/,
  );
  const sortie = page.getByLabel('Titre des décaissements');
  await expect(sortie).toHaveAccessibleDescription(/Bon de caisse – sortie\s»/);
  const avis = page.getByLabel('Mention « ne tient pas lieu de facture »');
  const copies = page.getByLabel('Deux exemplaires par feuille A4');
  await expect(avis).toBeChecked();
  await expect(avis).toHaveAccessibleDescription(/Ne tient pas lieu de facture ni de reçu normalisé/);
  await expect(copies).not.toBeChecked();
  await entree.fill('Ticket de versement');
  await page.getByLabel('Pied des papiers').fill('Merci de votre confiance.');
  await avis.uncheck();
  await copies.check();
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(store.organisation).toMatchObject({
    titreentree: 'Ticket de versement',
    titresortie: '',
    pied: 'Merci de votre confiance.',
    avispiece: 0,
    deuxcopies: 1,
  });
  await entree.fill('é'.repeat(61));
  await expect(entree).toHaveValue('é'.repeat(60));
  await entree.fill('');
  await save(page);
  await expect.poll(() => store.organisation.titreentree).toBe('');
});

test('without a public address it says why documents have no link (ADR 0046)', async ({ mount, page, store }) => {
  Object.assign(store, { organisation: { ...createStore().organisation, adressepublique: null } });
  await mount(<SansAdresse.Component />);
  await expect(page.getByText(SANS_ADRESSE)).toBeVisible();
});

test('on the first day, the name that the server was started with is offered', async ({ mount, page, store }) => {
  Object.assign(store, emptyOrganisation());
  await mount(<FirstDay.Component />);
  await expect(name(page)).toHaveValue('Comptoir');
  await expect(page.getByText('Aucun logo')).toHaveCount(2);
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(store.organisation).toMatchObject({ compagnie: 'Comptoir', logo: null });
});
