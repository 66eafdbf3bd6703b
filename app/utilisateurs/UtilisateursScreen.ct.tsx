import { PROFIL } from '@comptoir/mocks/profils.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import { UTILISATEUR, utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import type { Page } from '@playwright/test';
import { confirm, expect, REFUSED, test } from '../stories/mockedTest';
import { menuWords, rowAction } from '../stories/rowMenu';
import { gardien, sansDroit } from './testing/gardien';
import { nombreux } from './testing/nombreux';
import { Guardian, LastPage, OfProfil, Playground } from './UtilisateursScreen.stories';

const cards = 'article';
const cardOf = (page: Page, name: string) => page.locator(cards).filter({ hasText: name });

test('spec § 3 User: a card says who, their state, and offers nothing against oneself', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.locator(cards)).toHaveCount(6);
  const card = cardOf(page, 'Adjoua Brou');
  await expect(card.getByRole('heading', { name: 'Adjoua Brou' })).toBeVisible();
  await expect(card.getByText('Vendeur')).toBeVisible();
  await expect(card.getByText('adjoua.brou')).toBeVisible();
  await expect(card.getByText('L’accès expire dans 9 jours')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Téléphone 07 48 22 19 60' })).toHaveAttribute(
    'href',
    'tel:+2250748221960',
  );
  await expect(cardOf(page, 'Ibrahim Coulibaly').locator('img')).toHaveAttribute('src', /taille=vignette$/);
  const mireille = cardOf(page, 'Mireille Akissi Tanoh');
  for (const text of ['Verrouillé', 'Accès expiré', 'Mot de passe provisoire', 'Jamais connecté', 'Aucun contact']) {
    await expect(mireille.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(cardOf(page, 'Yacouba Bamba').getByText('Second facteur')).toBeVisible();
  await expect(cardOf(page, 'Yacouba Bamba').getByText('2 caisses')).toBeVisible();
  const own = cardOf(page, 'Aya Marie-Laure Kouassi');
  await expect(own.getByText('Vous', { exact: true })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Modifier : Aya Marie-Laure Kouassi' })).toBeVisible();
  expect(await menuWords(own)).toEqual(['Caisses accessibles', 'Historique']);
});

test('the users of a profile, and the way back to all of them', async ({ mount, page, store }) => {
  const rows = store.utilisateurs.filter(({ profilid }) => profilid === PROFIL.caissier);
  await mount(<OfProfil.Component />);
  await expect(page.locator(cards)).toHaveCount(rows.length);
  expect(rows.length).toBeLessThan(store.utilisateurs.length);
  await page.getByRole('button', { name: 'Retirer le filtre Profil : Caissier' }).click();
  await expect(cardOf(page, 'Adjoua Brou')).toBeVisible();
});

test('spec § 2: the same users as a list; DESIGN rule 4: a search without accents', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Afficher en liste' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Adjoua Brou' });
  await expect(row).toContainText('L’accès expire dans 9 jours');
  await expect(row.getByRole('button', { name: 'Modifier : Adjoua Brou' })).toBeVisible();
  await page.getByRole('button', { name: 'Afficher en cartes' }).click();
  await expect(page.locator(cards)).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Rechercher un utilisateur' }).fill('NGUESSAN');
  await expect(page.locator(cards)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 résultat' })).toBeAttached();
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Opps!! Aucun résultat trouvé.')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).last().click();
  await expect(page.locator(cards)).toHaveCount(6);
});

test('spec § 9: of eight users six are on a page, which stays in the other view', async ({ mount, page, store }) => {
  Object.assign(store, { utilisateurs: nombreux(utilisateurs()) });
  await mount(<LastPage.Component />);
  await expect(page.locator(cards)).toHaveCount(2);
  await page.getByRole('button', { name: 'Afficher en liste' }).click();
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('2');
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('spec § 4: locking asks, names them; DESIGN rule 14: so does a deletion', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await rowAction(page, 'Ibrahim Coulibaly', 'Verrouiller');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Voulez-vous mener cette action ?');
  await expect(dialog).toContainText('Ibrahim Coulibaly ne pourra plus entrer et ses sessions se terminent aussitôt.');
  await expect(dialog.getByRole('button', { name: 'Non' })).toBeFocused();
  await confirm(page);
  const card = cardOf(page, 'Ibrahim Coulibaly');
  await expect(card.getByText('Verrouillé', { exact: true })).toBeVisible();
  expect(store.utilisateurs.find(({ utilisateurid }) => utilisateurid === 2)?.verrouille).toBe(true);
  await rowAction(card, 'Ibrahim Coulibaly', 'Déverrouiller');
  await confirm(page);
  await expect(card.getByText('Verrouillé', { exact: true })).toHaveCount(0);
  await rowAction(page, 'Ibrahim Coulibaly', 'Supprimer');
  await expect(page.getByRole('alertdialog')).toContainText('Ibrahim Coulibaly (ibrahim.coulibaly)');
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Ibrahim Coulibaly' })).toHaveCount(0);
  await expect(page.locator(cards)).toHaveCount(5);
});

test('PRODUCT Q: a second factor is taken away; registers are chosen', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  const card = cardOf(page, 'Yacouba Bamba');
  await expect(card).toBeVisible();
  expect(await menuWords(page.locator(cards).filter({ hasNotText: 'Yacouba Bamba' }))).not.toContain(
    'Retirer le second facteur',
  );
  await rowAction(card, 'Yacouba Bamba', 'Retirer le second facteur');
  await expect(page.getByRole('alertdialog')).toContainText(
    'Yacouba Bamba entrera avec son mot de passe seul, et ses sessions se terminent aussitôt.',
  );
  await confirm(page);
  await expect(card.getByText('Second facteur')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(store.facteurs.some(({ utilisateurid }) => utilisateurid === UTILISATEUR.DEUX_CAISSES)).toBe(false);
  expect(store.sessions.some(({ utilisateurid }) => utilisateurid === UTILISATEUR.DEUX_CAISSES)).toBe(false);
  await rowAction(page, 'Yacouba Bamba', 'Caisses accessibles');
  await page.getByLabel(/^Toutes les caisses/).check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = store.utilisateurs.find(({ utilisateurid }) => utilisateurid === UTILISATEUR.DEUX_CAISSES);
  expect(row?.caisses).toBeNull();
});

test('a new password is made, shown once and handed over', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await rowAction(page, 'Ibrahim Coulibaly', 'Mot de passe provisoire');
  await page.getByRole('button', { name: 'Donner ce mot de passe' }).click();
  const shown = page.getByRole('dialog', { name: 'Mot de passe à remettre à Ibrahim Coulibaly' });
  const password = await shown.getByLabel('Mot de passe provisoire').inputValue();
  expect(store.utilisateurs.find(({ utilisateurid }) => utilisateurid === 2)).toMatchObject({
    password,
    motdepassetemporaire: true,
  });
  await shown.getByRole('button', { name: 'Je l’ai noté' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cardOf(page, 'Ibrahim Coulibaly').getByText('Mot de passe provisoire', { exact: true })).toBeVisible();
});

test('New: somebody is let in, and their first password is handed over', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Ajouter un utilisateur' }).click();
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Aka');
  await page.getByRole('textbox', { name: 'Prénoms' }).fill('Serge');
  await page.getByLabel('Profil').selectOption('Caissier');
  await page.getByRole('textbox', { name: 'Identifiant' }).fill('serge.aka');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const shown = page.getByRole('dialog', { name: 'Mot de passe à remettre à Serge Aka' });
  const password = await shown.getByLabel('Mot de passe provisoire').inputValue();
  expect(store.utilisateurs.at(-1)).toMatchObject({ username: 'serge.aka', profilid: 2, password });
  await shown.getByRole('button', { name: 'Je l’ai noté' }).click();
  await expect(cardOf(page, 'Serge Aka')).toBeVisible();
});

test.describe('who locks, and holds little else', () => {
  test.use({
    allowedErrors: [REFUSED],
    // One object, because Playwright reads an array of two as a value and its options.
    overrides: [{ ...asProfile('lecteur'), utilisateurs: sansDroit(gardien(utilisateurs(), 3), 6) }],
  });

  test('CONTRACT "Permissions": nothing is offered of who is stronger', async ({ mount, page }) => {
    await mount(<Guardian.Component />);
    await expect(page.locator(cards)).toHaveCount(6);
    const mireille = cardOf(page, 'Mireille Akissi Tanoh');
    expect(await menuWords(mireille)).toContain('Déverrouiller');
    const others = page.locator(cards).filter({ hasNotText: 'Mireille Akissi Tanoh' });
    expect((await menuWords(others)).filter((word) => /errouiller/.test(word))).toEqual([]);
  });
});
