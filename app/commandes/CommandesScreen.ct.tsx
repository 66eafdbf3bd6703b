import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { save } from '../stories/formSteps';
import { confirm, expect, labelsOf, PROOF, test } from '../stories/mockedTest';
import { menuWords, rowAction } from '../stories/rowMenu';
import { Narrowed, Playground, SecondPage, Vendeur } from './CommandesScreen.stories';
import { setAmount, type } from './testing/commandeForm';

test.use({ viewport: { width: 1280, height: 900 } });

const openFilters = (page: Page) => page.getByRole('button', { name: /^Filtres/ }).click();
const row = (page: Page, commandeid: number) => page.getByRole('row').filter({ hasText: `N° ${commandeid}` });
const names = (page: Page, commandeid: number) => labelsOf(row(page, commandeid).getByRole('button'));

test('spec § 2 Orders: its columns, six per page; the settlement badge of each state', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Commande',
    'À livrer le',
    'Client',
    'Montant / Qté',
    'Reste dû',
    'Livraison',
    'Actions',
  ]);
  await expect(row(page, COMMANDE.PARTIEL)).toContainText(
    /N’Dri Affoué Clémentine01 02 77 46 39.*47.000\sFcfaQté\s: 2.*30.000\sFcfaPartiel.*Emballage/,
  );
  await expect(row(page, 113)).toContainText('Aucune date définie');
  await expect(page.getByRole('rowheader')).toHaveText(Array.from({ length: 6 }, () => /^N°\s\d+\d\d\/\d\d\/\d{4}$/));
  await expect(page.getByText('sur 3')).toBeVisible();
  for (const [commandeid, text, tone] of [
    [COMMANDE.ATTENTE, 'En attente', 'info'],
    [COMMANDE.PARTIEL, 'Partiel', 'warning'],
    [115, 'Soldé', 'success'],
  ] as const)
    await expect(row(page, commandeid).locator(`[data-tone=${tone}]`).filter({ hasText: text })).toBeVisible();
});

test('spec § 2 Orders: settlements always, edit and delete only while it is not settled', async ({ mount, page }) => {
  await mount(<SecondPage.Component />);
  const ofClient = (commandeid: number, client: string) => `commande N° ${commandeid}, ${client}`;
  const diabate = 'Établissements Diabaté et Fils';
  await expect(row(page, 108)).toBeVisible();
  const koffi = ofClient(COMMANDE.LIVREE, 'Koffi Amani Jean-Baptiste');
  expect(await names(page, 108)).toEqual([
    `Encaisser la ${ofClient(108, diabate)}`,
    `Actions : C${ofClient(108, diabate).slice(1)}`,
  ]);
  const words = ['Suivi de la livraison', 'Imprimer', 'Historique'];
  expect(await menuWords(row(page, 108))).toEqual([...words.toSpliced(2, 0, 'Règlements'), 'Modifier', 'Supprimer']);
  expect(await names(page, COMMANDE.LIVREE)).toEqual([`Règlements de la ${koffi}`, `Actions : C${koffi.slice(1)}`]);
  expect(await menuWords(row(page, COMMANDE.LIVREE))).toEqual(words);
});

test('RELIABILITY I18: an order of 0 is settled, and can be deleted', async ({ mount, page, store }) => {
  await mount(<SecondPage.Component />);
  await expect(row(page, COMMANDE.GRATUITE)).toContainText('Soldé');
  expect(await menuWords(row(page, COMMANDE.GRATUITE))).not.toContain('Modifier');
  await rowAction(row(page, COMMANDE.GRATUITE), '', 'Supprimer');
  await confirm(page);
  await expect(row(page, COMMANDE.GRATUITE)).toHaveCount(0);
  expect(store.commandes.some(({ commandeid }) => commandeid === COMMANDE.GRATUITE)).toBe(false);
});

test('late until delivered; at the last status a plain badge; who said so and when', async ({ mount, page }) => {
  await mount(<SecondPage.Component />);
  await expect(row(page, COMMANDE.EN_RETARD)).toContainText('En retard');
  await expect(row(page, COMMANDE.LIVREE)).toBeVisible();
  await expect(row(page, COMMANDE.LIVREE)).not.toContainText('En retard');
  await expect(row(page, COMMANDE.LIVREE)).toContainText('Livrée');
  await expect(page.getByRole('button', { name: /^Livraison de la commande N°\s110/ })).toHaveCount(0);
  await rowAction(page, 'Commande N° 110', 'Suivi de la livraison');
  const steps = page.getByRole('dialog').getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.first()).toContainText(/Emballage.*Adjoua.*\d\d\/\d\d\/2026 08:15/);
  await expect(steps.last()).toContainText(/Livrée.*Aya/);
});

test('spec § 4: only strictly higher statuses can be chosen, by a confirmed action', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  const status = page.getByRole('button', { name: /^Livraison de la commande N°\s115/ });
  await status.click();
  await expect(page.getByRole('menuitem')).toHaveText(['En livraison', 'Livrée']);
  await page.getByRole('menuitem', { name: 'Livrée' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Voulez-vous mener cette action ?');
  await expect(dialog).toContainText('passe de « Expédiée » à « Livrée »');
  await dialog.getByRole('button', { name: 'Oui' }).click();
  await expect(status).toHaveCount(0);
  await expect(row(page, 115)).toContainText('Livrée');
  expect(store.statuscommandes.at(-1)).toMatchObject({ commandeid: 115, etat: 3 });
});

test('PRODUCT 1.13: in progress is 0 to 2, finished is 3, then each status', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await openFilters(page);
  const filter = page.getByRole('combobox', { name: 'Livraison' });
  await expect(filter.getByRole('option')).toHaveText([
    'Toutes',
    'En cours',
    'Terminées',
    'Emballage',
    'Expédiée',
    'En livraison',
    'Livrée',
  ]);
  await filter.selectOption('Terminées');
  await expect(page.getByRole('row').filter({ hasText: 'Livrée' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Livraison de la commande/ })).toHaveCount(0);
});

test('DESIGN rule 1: term, period and status are in the address; refresh keeps status', async ({ mount, page }) => {
  await mount(<Narrowed.Component />);
  await openFilters(page);
  await expect(page.getByRole('searchbox')).toHaveValue('ciment');
  await expect(page.getByRole('textbox', { name: 'Du' })).toHaveValue('01/01/2020');
  await expect(page.getByRole('textbox', { name: 'Au' })).toHaveValue('31/12/2099');
  await expect(row(page, COMMANDE.HUIT_ARTICLES)).toBeVisible();
  const read = page.waitForRequest((one) => {
    const query = new URL(one.url()).searchParams;
    return !query.has('datedebut') && query.get('searchdata') === '' && query.get('etat') === 'encours';
  });
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await read;
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Du' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Livraison' })).toHaveValue('encours');
});

test.describe('seller', () => {
  test.use({ overrides: [asProfile('vendeur')] });

  test('spec § 2 Orders: what is collected shows in the row at once', async ({ mount, page, store }) => {
    await mount(<Vendeur.Component />);
    await page.getByRole('button', { name: `Encaisser la commande N° ${COMMANDE.ATTENTE},` }).click();
    const form = page.getByRole('dialog', { name: 'Encaisser' });
    await form.getByLabel('Caisse').selectOption('3');
    await form.getByLabel('Référence de l’opération').fill('T_1');
    await form.locator('input[type=file]').setInputFiles(PROOF);
    await save(page).click();
    await expect(form).toBeHidden();
    expect(store.reglements.at(-1)).toMatchObject({ depenseid: COMMANDE.ATTENTE, from: 1, net: 245_000 });
    const said = page.getByRole('status').filter({ hasText: /245.000.Fcfa encaissés, reste 0/ });
    // Who has paid gets a paper, whoever pays next.
    await expect(said.getByRole('button')).toHaveText(['Encaisser la suivante', 'Imprimer', '']);
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Encaisser la commande/);
    await expect(row(page, COMMANDE.ATTENTE)).toContainText(/0\sFcfaSoldé/);
  });

  test('what is taken with a new order opens as its payment', async ({ mount, page, store }) => {
    await mount(<Vendeur.Component />);
    await page.getByRole('button', { name: 'Nouvelle commande' }).click();
    await page.getByRole('combobox', { name: 'Client' }).fill('rivage');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await type(page, 'Table', '2', '90000');
    await setAmount(page, page.getByLabel('Acompte reçu'), '20000');
    await save(page).click();
    const form = page.getByRole('dialog', { name: 'Encaisser' });
    await expect(form.getByLabel('Montant reçu')).toHaveValue(/^20.000$/);
    const before = store.reglements.length;
    await form.getByLabel('Caisse').selectOption('3');
    await form.getByLabel('Référence de l’opération').fill('T_1');
    await form.locator('input[type=file]').setInputFiles(PROOF);
    await save(page).click();
    await expect(form).toBeHidden();
    const taken = store.commandes.at(-1)?.commandeid;
    expect(store.reglements.at(-1)).toMatchObject({ depenseid: taken, from: 1, net: 20_000 });
    expect(store.reglements).toHaveLength(before + 1);
    await expect(row(page, taken ?? 0)).toContainText(/70.000\sFcfa/);
  });
});
