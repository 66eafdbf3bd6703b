import { profils } from '@comptoir/mocks/profils.fixtures';
import type { Page } from '@playwright/test';
import { save } from '../stories/formSteps';
import { confirm, expect, REFUSED, test } from '../stories/mockedTest';
import { menuWords, rowAction } from '../stories/rowMenu';
import { Playground } from './ModulesScreen.stories';

const AJOUTE = 'Inventaire du dépôt';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ has: heading(page, name) });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('CONTRACT "Permissions": each module has its features in words, and a label', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(store.modules.length);
  const card = cardOf(page, 'Clients');
  await expect(card).toContainText('Du produit');
  for (const text of ['Créer', 'Modifier', 'Supprimer']) {
    await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(card).not.toContainText('clients.');
  await expect(cardOf(page, 'Tableau de bord')).toContainText('Aucune fonctionnalité');
  expect(await menuWords(cardOf(page, 'Clients'))).toEqual(['Modifier']);
  await rowAction(page, /Clients$/, 'Modifier');
  await expect(box(page, 'Nom de la permission')).toHaveCount(0);
  await box(page, 'Libellé').fill('Clientèle');
  await save(page).click();
  await expect(heading(page, 'Clientèle')).toBeVisible();
  expect(store.modules.find(({ nom }) => nom === 'clients')?.libelle).toBe('Clientèle');
});

test('a module is added, then a feature of it, then both go', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await page.getByRole('button', { name: 'Nouveau module' }).click();
  await box(page, 'Libellé').fill('Parc automobile');
  await box(page, 'Nom de la permission').fill('parc');
  await save(page).click();
  await expect(heading(page, 'Parc automobile')).toBeVisible();
  expect(store.modules.at(-1)).toMatchObject({ nom: 'parc', libelle: 'Parc automobile', produit: false });
  await page.getByRole('button', { name: 'Ajouter une fonctionnalité au module Parc automobile' }).click();
  await box(page, 'Libellé').fill('Attribuer un véhicule');
  await save(page).click();
  const card = cardOf(page, 'Parc automobile');
  await expect(card).toContainText('Attribuer un véhicule');
  await rowAction(card, 'Attribuer', 'Supprimer');
  await confirm(page);
  await expect(card).not.toContainText('Attribuer un véhicule');
  await rowAction(card, /Parc automobile$/, 'Supprimer');
  await confirm(page);
  await expect(heading(page, 'Parc automobile')).toHaveCount(0);
});

test.describe('a permission that a profile holds', () => {
  const held = profils().map((row) =>
    row.libelle === 'Vendeur' ? { ...row, permissions: [...row.permissions, 'inventaire'] } : row,
  );
  test.use({ allowedErrors: [REFUSED], overrides: [{ profils: held }] });

  test('PRODUCT 1.16: stays, and the question leads to who holds it', async ({ mount, page, store }) => {
    const id = store.modules.find(({ libelle }) => libelle === AJOUTE)?.moduleid;
    await mount(<Playground.Component />);
    await rowAction(page, new RegExp(`${AJOUTE}$`), 'Supprimer');
    await page.getByRole('button', { name: 'Oui' }).click();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('1 profil.');
    await expect(page.getByRole('link', { name: 'Voir les profils' })).toHaveAttribute(
      'href',
      `/parametre/profil?moduleid=${id}`,
    );
    await page.getByRole('button', { name: 'Non' }).click();
    await expect(heading(page, AJOUTE)).toBeVisible();
  });
});
