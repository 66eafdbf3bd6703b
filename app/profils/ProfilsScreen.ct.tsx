import { PROFIL } from '@comptoir/mocks/profils.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, REFUSED, test } from '../stories/mockedTest';
import { menuWords, rowAction } from '../stories/rowMenu';
import { OfModule, Playground, Reader } from './ProfilsScreen.stories';

const rowOf = (page: Page, libelle: string) => page.getByRole('row').filter({ hasText: libelle });

test('spec § 2 "/parametre/profil": each profile says how much it opens, and for how many', async ({
  mount,
  page,
  store,
}) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('row')).toHaveCount(store.profils.length + 1);
  const { permissions = [] } = store.profils.find(({ profilid }) => profilid === PROFIL.caissier) ?? {};
  const nombre = store.utilisateurs.filter(({ profilid }) => profilid === PROFIL.caissier).length;
  await expect(rowOf(page, 'Caissier').getByRole('cell').nth(0)).toHaveText(String(permissions.length));
  await expect(rowOf(page, 'Caissier').getByRole('cell').nth(1)).toHaveText(String(nombre));
});

test('CONTRACT "Permissions": one’s own profile can be read, and says why it does not change', async ({
  mount,
  page,
}) => {
  await mount(<Playground.Component />);
  const own = rowOf(page, 'Administrateur');
  await expect(own.getByText('Votre profil')).toBeVisible();
  expect(await menuWords(own)).toEqual(['Historique']);
  await own.getByRole('button', { name: 'Permissions du profil Administrateur' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('on ne change pas ses propres permissions');
  await expect(dialog).toContainText('Ouvrir et consulter, Créer, Modifier');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a profile’s permissions are read by module, in words', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Permissions du profil Vendeur' }).click();
  const terms = page.getByRole('dialog').getByRole('term');
  await expect(terms).toHaveText(['Tableau de bord', 'Clients', 'Commandes']);
  await expect(page.getByRole('dialog')).toContainText('Changer le statut de livraison');
});

test('New, then its permissions, make a profile that is in the list', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Nouveau profil' }).click();
  await page.getByRole('textbox', { name: 'Libellé', exact: true }).fill('Magasinier');
  await page.getByRole('checkbox', { name: 'Tout : Clients' }).check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(rowOf(page, 'Magasinier')).toBeVisible();
  expect([...(store.profils.at(-1)?.permissions ?? [])].sort()).toEqual([
    'clients',
    'clients.creer',
    'clients.modifier',
    'clients.supprimer',
  ]);
});

test('PRODUCT 1.16: the profiles that hold a module, and the way back to all of them', async ({
  mount,
  page,
  store,
}) => {
  const rows = store.profils.filter(({ permissions }) => permissions.includes('clients'));
  await mount(<OfModule.Component />);
  await expect(page.getByRole('row')).toHaveCount(rows.length + 1);
  expect(rows.length).toBeLessThan(store.profils.length);
  await page.getByRole('button', { name: 'Retirer le filtre Module : Clients' }).click();
  await expect(page.getByRole('row')).toHaveCount(store.profils.length + 1);
});

test.describe('refusals', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('PRODUCT 1.16: a profile that users have stays, and the question says how many and leads to them', async ({
    mount,
    page,
    store,
  }) => {
    const nombre = store.utilisateurs.filter(({ profilid }) => profilid === PROFIL.caissier).length;
    await mount(<Playground.Component />);
    await rowAction(page, 'Caissier', 'Supprimer');
    await expect(page.getByRole('alertdialog')).toContainText('Le profil « Caissier » sera supprimé.');
    await page.getByRole('button', { name: 'Oui' }).click();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText(`${nombre} utilisateurs`);
    await expect(page.getByRole('link', { name: 'Voir les utilisateurs' })).toHaveAttribute(
      'href',
      `/user/users-cards?profilid=${PROFIL.caissier}`,
    );
  });
});

test.describe('reader', () => {
  test.use({ overrides: [asProfile('lecteur')] });

  test('CONTRACT "Permissions": a reader reads profiles and changes none', async ({ mount, page }) => {
    await mount(<Reader.Component />);
    await expect(page.getByRole('button', { name: /^Permissions du profil/ })).toHaveCount(4);
    await expect(page.getByRole('button', { name: /Nouve|Modifier|Supprimer/ })).toHaveCount(0);
    expect(await menuWords(page)).toEqual(['Historique']);
  });
});

test('DESIGN rule 6: at 360 px nothing scrolls sideways', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<Playground.Component />);
  await expect(page.getByText('Vendeur')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
