import { CLIENT } from '@comptoir/mocks/clients.fixtures';
import { OfARecord } from '../frame/shell/Shell.stories';
import { confirm, expect, REFUSED, test } from '../stories/mockedTest';
import { rowAction } from '../stories/rowMenu';

// The data of the deleted record is read once more, and the server refuses it.
test.use({ allowedErrors: [REFUSED] });

test('DESIGN rule 21: a record names its page; deleted, it leads to its list', async ({ mount, page, store }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const name = store.clients.find(({ clientid }) => clientid === CLIENT.SANS_COMMANDE)?.libelleclient ?? 'no client';
  await mount(<OfARecord.Component />);
  await expect(heading).toHaveText(name);
  await expect(page).toHaveTitle(`${name} · Client · Comptoir`);
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toContainText('ClientsClient');
  await rowAction(page, name, 'Supprimer');
  await confirm(page);
  await expect(heading).toHaveText('Clients');
  await expect(page.getByRole('searchbox')).toHaveValue('a');
  await expect(page.getByRole('status').filter({ hasText: /Client «.+» supprimé/ })).toContainText(name);
  await expect(page).toHaveTitle('Clients · Comptoir');
});

test('DESIGN rule 23: a record prints under the organisation’s letterhead', async ({ mount, page, store }) => {
  await mount(<OfARecord.Component />);
  await expect(page.getByRole('region', { name: 'Fiche' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const { compagnie, adresse } = store.organisation;
  await expect(page.locator('[data-letterhead]')).toHaveText(`${compagnie}${adresse}`);
});
