import { PROFIL } from '@comptoir/mocks/profils.fixtures';
import { utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { Editing, NotHeld, Playground } from './ProfilModal.stories';

const module = (page: Page, libelle: string) => page.getByRole('article', { name: libelle, exact: true });
const all = (page: Page, libelle: string) => page.getByRole('checkbox', { name: `Tout : ${libelle}`, exact: true });
const box = (page: Page, libelle: string, name: string) =>
  module(page, libelle).getByRole('checkbox', { name, exact: true });
const isMixed = (page: Page, libelle: string) =>
  all(page, libelle).evaluate((input: HTMLInputElement) => input.indeterminate);

test('spec § 6: the permissions of a profile, by module; all or none at once', async ({ mount, page }) => {
  await mount(<Editing.Component />);
  await expect(page.getByRole('dialog', { name: 'Gestion du profil Caissier' })).toBeVisible();
  await expect(box(page, 'Dépenses', 'Régler')).toBeChecked();
  await expect(box(page, 'Clients', 'Ouvrir et consulter')).not.toBeChecked();
  await expect(all(page, 'Dépenses')).toBeChecked();
  await expect(module(page, 'Dépenses')).toContainText('5 sur 5');
  await box(page, 'Dépenses', 'Supprimer').uncheck();
  expect(await isMixed(page, 'Dépenses')).toBe(true);
  await expect(module(page, 'Dépenses')).toContainText('4 sur 5');
  await all(page, 'Dépenses').click();
  await expect(all(page, 'Dépenses')).toBeChecked();
  expect(await isMixed(page, 'Dépenses')).toBe(false);
  await all(page, 'Dépenses').click();
  await expect(module(page, 'Dépenses').getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('what changes is said before it is saved, and saved', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Editing.Component onClose={() => closed++} />);
  const changes = page.getByRole('status').filter({ hasText: 'Ce qui change' });
  await expect(changes).toContainText('Aucune permission donnée ni retirée.');
  await box(page, 'Clients', 'Ouvrir et consulter').check();
  await box(page, 'Caisses', 'Saisir des mouvements').uncheck();
  await expect(changes).toContainText('1 permission donnée');
  await expect(changes).toContainText('Clients : Ouvrir et consulter');
  await expect(changes).toContainText('1 permission retirée');
  await expect(changes).toContainText('Caisses : Saisir des mouvements');
  await expect(changes).toContainText('2 utilisateurs ont ce profil');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => closed).toBe(1);
  const { permissions = [] } = store.profils.find(({ profilid }) => profilid === PROFIL.caissier) ?? {};
  expect(permissions).toContain('clients');
  expect(permissions).not.toContain('caisses.mouvements');
});

test('a search among the permissions ignores accents, and saves nothing on Enter', async ({ mount, page, asked }) => {
  await mount(<Editing.Component />);
  const search = page.getByRole('searchbox', { name: 'Rechercher une permission' });
  await search.fill('regler');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(module(page, 'Commandes').getByRole('checkbox')).toHaveCount(2);
  await search.press('Enter');
  expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([]);
  await search.fill('zzz');
  await expect(page.getByText('Opps!! Aucun résultat trouvé.')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).last().click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('a search hides permissions and changes none: All is of the whole module', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('searchbox').fill('livraison');
  await all(page, 'Commandes').click();
  await page.getByRole('searchbox').fill('');
  await expect(module(page, 'Commandes').getByRole('checkbox', { checked: true })).toHaveCount(7);
});

test.describe('who holds little', () => {
  const permissions = ['profils', 'profils.gerer', 'depenses', 'depenses.creer', 'clients'];
  test.use({ overrides: [{ utilisateurs: utilisateurs().map((row) => ({ ...row, permissions })) }] });

  test('CONTRACT "Permissions": what one does not hold is disabled, with the reason', async ({ mount, page }) => {
    await mount(<NotHeld.Component />);
    await expect(box(page, 'Dépenses', 'Régler')).toBeDisabled();
    await expect(box(page, 'Dépenses', 'Régler')).toBeChecked();
    await expect(box(page, 'Dépenses', 'Régler')).toHaveAccessibleDescription(/Vous n’avez pas cette permission/);
    await expect(box(page, 'Dépenses', 'Créer')).toBeEnabled();
    // A permission that is not the product’s can be given by everybody who manages profiles.
    await expect(box(page, 'Inventaire du dépôt', 'Compter le stock')).toBeEnabled();
    await expect(all(page, 'Caisses')).toBeDisabled();
    await all(page, 'Dépenses').click();
    await expect(module(page, 'Dépenses').getByRole('checkbox', { checked: true })).toHaveCount(3);
  });
});
