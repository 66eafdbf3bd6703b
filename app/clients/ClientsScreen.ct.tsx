import { CLIENT } from '@comptoir/mocks/clients.fixtures';
import { onlyAllowed } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { rowAction, rowMenu } from '../stories/rowMenu';
import { AsTable, ByName, ClientsOnly, Playground } from './ClientsScreen.stories';

const cards = 'article';
const cardOf = (page: Page, title: string) => page.locator(cards).filter({ hasText: title });

test('spec § 2 Clients: six cards a page, each with the facts of its client', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await expect(page.locator(cards)).toHaveCount(6);
  const card = cardOf(page, 'Établissements Diabaté et Fils');
  const nombre = store.commandes.filter(({ clientid }) => clientid === CLIENT.COMPLET).length;
  await expect(card.getByText(`Entreprise · ${nombre} commandes`)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Téléphone 27 21 24 88 67' })).toHaveAttribute(
    'href',
    'tel:+2252721248867',
  );
  await expect(card.getByRole('link', { name: 'achats@diabate-fils.ci' })).toHaveAttribute(
    'href',
    'mailto:achats@diabate-fils.ci',
  );
  await expect(card.getByText(/^[\d\s]+\sFcfa$/)).toBeVisible();
  await expect(cardOf(page, 'Maquis Chez Tantie Alice').getByText('À jour')).toBeVisible();
  await expect(card.locator('img')).toHaveAttribute('src', /taille=vignette$/);
});

test('spec § 7 Clients: a search finds by name without accents, and can be cleared', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const search = page.getByRole('searchbox', { name: 'Rechercher un client' });
  await search.fill('DIABATE');
  await expect(page.locator(cards)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 résultat' })).toBeAttached();
  await search.fill('zzz');
  await expect(page.getByText('Opps!! Aucun résultat trouvé.')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer la recherche' }).last().click();
  await expect(page.locator(cards)).toHaveCount(6);
});

test('PRODUCT 1.27: clients come by name without accents, in either direction', async ({ mount, page, store }) => {
  await mount(<ByName.Component />);
  const names = store.clients.map(({ libelleclient }) => libelleclient).sort((a, b) => a.localeCompare(b, 'fr'));
  const titles = page.locator(cards).getByRole('heading');
  await expect(titles).toHaveText(names.slice(0, 6));
  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByLabel('Ordre').selectOption('Nom, de Z à A');
  // A long name is cut, but the card also holds the whole name.
  await expect(titles).toContainText(names.toReversed().slice(0, 6));
});

test('clients as a table have the same facts and actions, and stay on their page', async ({ mount, page }) => {
  await mount(<AsTable.Component />);
  const row = page.getByRole('row').filter({ hasText: 'Établissements Diabaté et Fils' });
  await expect(row.getByRole('rowheader').getByRole('link')).toHaveAttribute('href', `/clients/${CLIENT.COMPLET}`);
  await expect(row).toContainText('Entreprise');
  await expect(row.getByRole('button', { name: 'Commandes de Établissements Diabaté et Fils' })).toBeVisible();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await page.getByRole('button', { name: 'Afficher en cartes' }).click();
  await expect(page.locator(cards).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('2');
});

test('spec § 2 Clients: a card leads to a new order of its client and to their orders', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const name = 'Établissements Diabaté et Fils';
  await rowAction(page, name, 'Nouvelle commande');
  await expect(page.getByRole('dialog')).toContainText(name);
  await page.keyboard.press('Escape');
  const commandes = page.getByRole('button', { name: `Commandes de ${name}` });
  await expect(commandes).toHaveText('Commandes');
  await commandes.click();
  await expect(page.getByRole('dialog')).toContainText(name);
});

test('spec § 2 Clients: a name leads to its page; phone and email are read whole', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const link = page.getByRole('link', { name: 'Établissements Diabaté et Fils' });
  await expect(link).toHaveAttribute('href', `/clients/${CLIENT.COMPLET}`);
  const cut = page.getByRole('heading').getByRole('link', { name: /^Société coopérative agricole.*\(SCOOPS\)$/ });
  await expect(cut).toHaveAttribute('href', `/clients/${CLIENT.LIBELLE_LONG}`);
  const card = cardOf(page, 'Société coopérative');
  await card.getByRole('link', { name: /cooperative-haut-sassandra/ }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip')).toHaveText('(+225) 27 32 78 11 50');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText('secretariat.section-daloa@cooperative-haut-sassandra.ci');
  await page.keyboard.press('Escape');
  await cardOf(page, 'Mariam Bamba').getByRole('button', { name: 'Aucun mail' }).click();
  await expect(page.getByRole('tooltip')).toHaveText('Aucun mail');
  await page.keyboard.press('Escape');
  await cut.hover();
  await expect(page.getByRole('tooltip').filter({ hasText: '(SCOOPS)' })).toBeVisible();
  await rowMenu(page, 'Mariam Bamba').click();
  const whatsapp = page.getByRole('menuitem', { name: 'Écrire sur WhatsApp (nouvel onglet)' });
  const url = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/2250140557723');
  expect(url.searchParams.get('text')).toMatch(/^Bonjour Mariam Bamba, c’est Bâtir Ensemble Côte d’Ivoire\./);
  await expect(whatsapp).toHaveAttribute('target', '_blank');
  await expect(whatsapp).toHaveAttribute('rel', /noopener/);
});

test('CONTRACT "Permissions": without orders, nothing leads to orders or debts', async ({ mount, page, store }) => {
  Object.assign(store, onlyAllowed('clients'));
  await mount(<ClientsOnly.Component />);
  await expect(page.locator(cards)).toHaveCount(6);
  await expect(page.getByRole('button', { name: /ommande/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Voir les créances' })).toHaveCount(0);
});
