import { todayInAbidjan } from '@comptoir/domain/dates';
import { activitesSuivies } from '@comptoir/mocks/activites.fixtures';
import { onlyAllowed } from '@comptoir/mocks/states';
import { confirm, expect, test } from '../stories/mockedTest';
import { menuWords, rowAction, rowMenu } from '../stories/rowMenu';
import { Playground, Settled, WithoutPermissions } from './CommandeScreen.stories';

test.use({ overrides: [{ activites: activitesSuivies(todayInAbidjan(Date.now())) }] });

test('a settled order shows lines, payment and delivery, in few requests', async ({ mount, page, asked }) => {
  await mount(<Settled.Component />);
  const sold = page.getByRole('region', { name: 'Articles' });
  await expect(sold.getByRole('rowheader')).not.toHaveCount(0);
  await expect(sold.getByRole('term')).toHaveText([
    'Quantité totale',
    'Total des articles',
    'Frais',
    'Réduction',
    'Montant de la commande',
  ]);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByRole('region', { name: 'Règlements' }).getByRole('rowheader')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Suivi' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Encaisser/ })).toHaveCount(0);
  expect(asked.filter((call) => call.startsWith('GET')).length).toBeLessThanOrEqual(4);
});

test('ADR 0045: it says its number, and its menu prints its papers', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const sheet = page.getByRole('region', { name: 'Fiche' });
  await expect(sheet).toContainText(/Commande\s*BDC-2026-\d{6}/);
  // Its days are all in words.
  await expect(sheet).toContainText(/À livrer le\s*\d+(er)? \p{L}+ \d{4}/u);
  await rowAction(sheet, '', 'Imprimer');
  await expect(page.getByRole('dialog', { name: /^Bon de commande BDC-2026-\d{6}$/ })).toContainText(
    'Aucune impression',
  );
});

test('its head collects, and its delivery goes forward where it is read', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('button', { name: /^Encaisser/ })).toBeVisible();
  expect(await menuWords(page.getByRole('region', { name: 'Fiche' }))).toEqual([
    'Imprimer',
    'Règlements',
    'Historique',
    'Modifier',
    'Supprimer',
  ]);
  const happened = page.getByRole('list', { name: 'Suivi' }).getByRole('listitem');
  await expect(happened).toHaveText([/^Expédiée/, /^Règlement · Création · 400.000.Fcfa/, /^Commande · Création/]);
  await page.getByRole('button', { name: /^Livraison de la commande N° 117/ }).click();
  await page.getByRole('menuitem', { name: 'Livrée' }).click();
  await confirm(page);
  await expect(happened).toHaveCount(4);
  await expect(happened.first()).toContainText('Livrée');
  expect(store.statuscommandes.at(-1)).toMatchObject({ commandeid: 117, etat: 3 });
});

test('CONTRACT "Permissions": a reader of orders alone changes nothing', async ({ mount, page, store }) => {
  Object.assign(store, onlyAllowed('commandes'));
  await mount(<WithoutPermissions.Component />);
  await expect(page.getByRole('region', { name: 'Règlements' }).getByRole('rowheader')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Suivi' })).toBeVisible();
  await expect(rowMenu(page)).toHaveCount(1);
  expect(await menuWords(page)).toEqual(['Imprimer', 'Règlements']);
  await expect(page.getByRole('button', { name: /^(Encaisser|Livraison)/ })).toHaveCount(0);
});
