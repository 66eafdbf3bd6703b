import { situation } from '@comptoir/contract/situation';
import { formatMontant } from '@comptoir/domain/money';
import { avecAvances } from '@comptoir/mocks/avances.fixtures';
import { soldeOfCaisse } from '@comptoir/mocks/caisses';
import { emptyOrganisation, failingCall } from '@comptoir/mocks/states';
import { expect, test } from '../../stories/mockedTest';
import { Avances, Empty, Failed, Mois, Playground } from './SituationScreen.stories';

test.use({ viewport: { width: 1280, height: 900 } });

test('PRODUCT N: a row says what a register held and what moved, and leads to its movements', async ({
  mount,
  page,
  store,
}) => {
  await mount(<Mois.Component />);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Caisse',
    'Nature',
    'Solde au départ',
    'Entrées',
    'Sorties',
    'Transferts reçus',
    'Transferts envoyés',
    'Solde à la fin',
  ]);
  await expect(page.locator('tbody').getByRole('rowheader')).toHaveCount(store.caisses.length);
  await expect(page.locator('tbody').getByRole('link', { name: 'Banque SGCI' })).toHaveAttribute(
    'href',
    '/caisses/mouvements?caisseid=6&datedebut=2026-10-01&datefin=2026-10-31',
  );
  await expect(page.locator('tfoot').getByRole('rowheader')).toHaveText(['Total']);
});

test('over all days the last balances are those of now, and a phone shows each figure', async ({
  mount,
  page,
  store,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<Playground.Component />);
  const line = page.getByRole('listitem').filter({ hasText: 'Banque SGCI' });
  await expect(line).toContainText(`Banque SGCI${formatMontant(soldeOfCaisse(store, 6))}`);
  await expect(line).toContainText(/Solde au départ0\sFcfaEntrées.*Sorties.*Transferts reçus.*Transferts envoyés/);
  await expect(page.getByRole('listitem').last()).toContainText(/^Total/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('ADR 0039: advances stand below the registers, with a sum apart, or alone', async ({ mount, page, store }) => {
  Object.assign(store, avecAvances(Date.now()));
  await mount(<Avances.Component />);
  const sums = page.locator('tfoot').getByRole('rowheader');
  await expect(sums).toHaveText(['Total des caisses', 'Total des avances', 'Total']);
  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByRole('combobox', { name: 'Caisses et avances' }).selectOption({ label: 'Avances seules' });
  await expect(sums).toHaveText(['Total']);
  await expect(page.locator('tbody').getByRole('row')).not.toHaveCount(0);
  await expect(page.locator('tbody').getByRole('row').filter({ hasNotText: 'Avance' })).toHaveCount(0);
});

test('a house without registers says what will be here', async ({ mount, page, store }) => {
  Object.assign(store, emptyOrganisation());
  await mount(<Empty.Component />);
  await expect(page.getByText('Chaque caisse y montre', { exact: false })).toBeVisible();
});

test.describe('without an answer', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('a failure offers another try', async ({ mount, page, router }) => {
    await router.use(failingCall(situation.situation, 'base.indisponible'));
    await mount(<Failed.Component />);
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

test.describe('on paper', () => {
  test.use({ ownPage: true });

  test('the sums are the last rows', async ({ mount, page, store }) => {
    Object.assign(store, avecAvances(Date.now()));
    await mount(<Avances.Component />);
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Exporter' }).click();
    await page.getByRole('menuitem', { name: 'Imprimer', exact: true }).click();
    const sums = page.locator('[data-print-sheet] [data-sum] td:first-child');
    await expect(sums).toHaveText(['Total des caisses', 'Total des avances', 'Total']);
  });
});
