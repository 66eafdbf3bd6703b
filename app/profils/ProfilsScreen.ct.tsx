import { PROFIL } from '@comptoir/mocks/profils.fixtures';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { menuWords } from '../stories/rowMenu';
import { OfModule, Playground } from './ProfilsScreen.stories';

const rowOf = (page: Page, libelle: string) => page.getByRole('row').filter({ hasText: libelle });

test('spec § 2: each profile says how much it opens; one’s own does not change', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('row')).toHaveCount(store.profils.length + 1);
  const { permissions = [] } = store.profils.find(({ profilid }) => profilid === PROFIL.caissier) ?? {};
  const nombre = store.utilisateurs.filter(({ profilid }) => profilid === PROFIL.caissier).length;
  await expect(rowOf(page, 'Caissier').getByRole('cell').nth(0)).toHaveText(String(permissions.length));
  await expect(rowOf(page, 'Caissier').getByRole('cell').nth(1)).toHaveText(String(nombre));
  const own = rowOf(page, 'Administrateur');
  await expect(own.getByText('Votre profil')).toBeVisible();
  expect(await menuWords(own)).toEqual(['Historique']);
  await own.getByRole('button', { name: 'Permissions du profil Administrateur' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('on ne change pas ses propres permissions');
  await expect(dialog).toContainText('Ouvrir et consulter, Créer, Modifier');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
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

test('PRODUCT 1.16: the profiles that hold a module, and the way back to all', async ({ mount, page, store }) => {
  const rows = store.profils.filter(({ permissions }) => permissions.includes('clients'));
  await mount(<OfModule.Component />);
  await expect(page.getByRole('row')).toHaveCount(rows.length + 1);
  expect(rows.length).toBeLessThan(store.profils.length);
  await page.getByRole('button', { name: 'Retirer le filtre Module : Clients' }).click();
  await expect(page.getByRole('row')).toHaveCount(store.profils.length + 1);
});
