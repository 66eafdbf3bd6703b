import { formatMontant, sum } from '@comptoir/domain/money';
import { expect, test } from '../stories/mockedTest';
import { NothingFound, OneRegister, Playground, Reader } from './ReglementsScreen.stories';

test.use({ viewport: { width: 1440, height: 900 } });

test('PRODUCT N: payments in and out, each with its debt, who took or gave the money, who entered it', async ({
  mount,
  page,
  store,
}) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Date',
    'Pièce',
    'Pour',
    'Tiers',
    'Montant',
    'Caisse',
    'Preuve de paiement',
    'Par',
    'Actions',
  ]);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  const of = (from: 0 | 1) => {
    const live = store.reglements.filter((row) => row.from === from && row.contrepassele === null);
    return formatMontant(sum(live.map(({ net }) => net)));
  };
  await expect(page.getByText(`Encaissés : ${of(1)} Payés : ${of(0)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Exporter' }).click();
  await expect(page.getByRole('menuitem', { name: 'Imprimer les 5 documents' })).toBeVisible();
});

test('a month of a register adds up, and a row leads to its expense', async ({ mount, page, store }) => {
  await mount(<OneRegister.Component />);
  const rows = store.reglements.filter(
    ({ caisseid, from, date }) => caisseid === 1 && from === 0 && date.startsWith('2026-10'),
  );
  const line = page.getByRole('region', { name: 'Filtres' });
  await expect(line).toContainText(
    `${rows.length} résultats · Payés : ${formatMontant(sum(rows.map(({ net }) => net)))}`,
  );
  await expect(line.getByRole('listitem')).toHaveText([
    'Période : 1er – 31 octobre 2026',
    'Sens : Sortie',
    'Caisse : Caisse centrale Plateau',
  ]);
  await expect(page.locator('tbody').getByRole('link').first()).toHaveAttribute('href', '/depenses/15');
});

test('a reference typed in the search leaves its payment alone, with its sum', async ({ mount, page, store }) => {
  const row = store.reglements.find(({ reference, contrepassele }) => reference !== '' && contrepassele === null);
  await mount(<Playground.Component />);
  await page.getByRole('searchbox', { name: 'Rechercher un règlement' }).fill(row?.reference ?? '');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Filtres' })).toContainText(`1 résultat · `);
});

test('nothing found says so, with the way back to all payments', async ({ mount, page }) => {
  await mount(<NothingFound.Component />);
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
});

test('CONTRACT "Permissions": who reads expenses alone filters by what the rows name', async ({
  mount,
  page,
  asked,
}) => {
  await mount(<Reader.Component />);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await page.getByRole('button', { name: 'Filtres' }).click();
  await expect(page.getByRole('combobox', { name: 'Caisse' }).getByRole('option')).not.toHaveCount(1);
  expect(asked.filter((call) => /caisses|utilisateurs/.test(call))).toEqual([]);
});
