import { soldeApres } from '@comptoir/domain/flux';
import { formatMontant, sum } from '@comptoir/domain/money';
import { avecAvances } from '@comptoir/mocks/avances.fixtures';
import { foundRow } from '@comptoir/mocks/rows';
import { asProfile } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import type { Page } from '@playwright/test';
import { expect, test } from '../../stories/mockedTest';
import { Avances, Beneficiaires, Cashier, Outflows, Playground } from './MouvementsScreen.stories';

test.use({ viewport: { width: 1280, height: 900 } });

const line = (page: Page) => page.getByRole('region', { name: 'Filtres' });
const francs = (rows: readonly { montant: number }[]) => formatMontant(sum(rows.map(({ montant }) => montant)));

test('PRODUCT N: the movements of all registers, the newest first, and their sums', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Date',
    'Montant',
    'Solde après',
    'Caisse',
    'Nature',
    'Description',
  ]);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  const live = store.mouvements.filter(({ annule }) => !annule);
  const of = (type: 0 | 1) => francs(live.filter((row) => row.type === type));
  await expect(page.getByText(`Entrées : ${of(1)} Sorties : ${of(0)}`)).toBeVisible();
});

test('ADR 0035, ADR 0039: the sums make the balance; an advance names its holder', async ({ mount, page, store }) => {
  Object.assign(store, avecAvances(Date.now()));
  await mount(<Avances.Component />);
  await expect(line(page)).toContainText('Au départ : ');
  const said = (await line(page).innerText()).replace(/\s/g, ' ');
  const francsOf = (name: string) =>
    Number(new RegExp(`${name} : ([−\\d ]+) Fcfa`).exec(said)?.[1]?.replaceAll(' ', '').replace('−', '-') ?? 0);
  const flux = {
    entrees: francsOf('Entrées'),
    sorties: francsOf('Sorties'),
    recus: francsOf('Transferts reçus'),
    envoyes: francsOf('Transferts envoyés'),
  };
  expect(flux.recus).toBeGreaterThan(0);
  expect(soldeApres(francsOf('Au départ'), flux)).toBe(francsOf('Solde'));
  const newest = store.mouvements
    .filter(({ annule }) => !annule)
    .toSorted((a, b) => b.createdon.localeCompare(a.createdon) || b.mouvementcaisseid - a.mouvementcaisseid)
    .slice(0, 5)
    .map(({ caisseid }) => foundRow(store, 'caisses', caisseid).libelle);
  expect(newest.some((libelle) => libelle.startsWith('Avance · '))).toBe(true);
  for (const [rank, libelle] of newest.entries()) {
    await expect(page.locator('tbody tr').nth(rank)).toContainText(libelle);
  }
});

test('D96: an advance is found by its holder, and named where no row names it', async ({ mount, page, store }) => {
  Object.assign(store, avecAvances(Date.now()));
  await mount(<Avances.Component />);
  await page.getByRole('button', { name: /^Filtres/ }).click();
  const box = page.getByRole('combobox', { name: 'Caisse', exact: true });
  const { caisseid, libelle = '' } = store.caisses.findLast(({ nature }) => nature === 'avance') ?? {};
  await box.fill(libelle.slice('Avance · '.length).toLowerCase());
  await page.getByRole('option', { name: libelle }).click();
  await expect(box).toHaveValue(libelle);
  await expect(
    line(page)
      .getByRole('listitem')
      .filter({ hasText: `Caisse : ${libelle}` }),
  ).toBeVisible();
  const rows = store.mouvements.filter((row) => !row.annule && row.caisseid === caisseid);
  await expect(page.locator('tbody tr')).toHaveCount(Math.min(5, rows.length));
});

test('PRODUCT N: what went out during these days is the dashboard’s figure', async ({ mount, page, store, asked }) => {
  await mount(<Outflows.Component />);
  await expect(line(page).getByRole('listitem')).toHaveText([
    'Période : 1er août – 31 octobre 2026',
    'Sens : Sortie',
    'Sans les transferts',
  ]);
  const rows = store.mouvements.filter(
    ({ annule, type, createdon }) => !annule && type === 0 && createdon >= '2026-08' && createdon < '2026-11',
  );
  await expect(line(page)).toContainText(`${rows.length} résultats · Sorties : ${francs(rows)}`);
  await expect(line(page)).not.toContainText('Entrées');
  const reads = () => asked.filter((call) => call === 'GET /api/caisses/mouvementcaisse').length;
  const before = reads();
  await page.getByRole('button', { name: 'Retirer le filtre Sens : Sortie' }).click();
  await expect(line(page)).toContainText('Entrées : ');
  await expect.poll(reads).toBe(before + 1);
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(line(page).getByRole('listitem')).toHaveCount(0);
  await expect.poll(reads).toBe(before + 2);
});

test('a movement out names who took the cash under its description', async ({ mount, page }) => {
  await mount(<Beneficiaires.Component />);
  const row = page.getByRole('row').filter({ hasText: 'Avance au chef de mission' });
  await expect(row).toContainText('Avance au chef de missionRemis à Bamba Souleymane · 07 07 45 12 36');
  await expect(page.getByText('Remis à')).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Bamba' })).toContainText(
    'Remis à Bamba Souleymane · 07 07 45 12 36',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** Lists the addresses that the rows link to. */
const links = (page: Page) =>
  page.locator('tbody a').evaluateAll((found) => found.map((link) => link.getAttribute('href')));

/** Lists the pages of what the five newest movements paid. The orders of the fixtures move with today's date. */
function newestPaid({ mouvements, reglements }: Store) {
  const newest = mouvements
    .filter(({ annule }) => !annule)
    .toSorted((a, b) => b.createdon.localeCompare(a.createdon) || b.mouvementcaisseid - a.mouvementcaisseid)
    .slice(0, 5);
  return newest.flatMap(({ reglementid }) => {
    const paid = reglements.find((row) => row.reglementid === reglementid);
    return paid ? [`/${paid.from === 1 ? 'commandes' : 'depenses'}/${paid.depenseid}`] : [];
  });
}

test('a payment leads to the page of what it paid, an order or an expense (D82)', async ({ mount, page, store }) => {
  const shown = await mount(<Playground.Component />);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'N° 117 · N’Dri Affoué Clémentine' })).toBeVisible();
  expect(await links(page)).toEqual(newestPaid(store));
  expect(newestPaid(store)).toContain('/commandes/117');
  await shown.unmount();
  await mount(<Outflows.Component />);
  await expect(page.getByRole('link', { name: 'Repas de l’atelier de Bouaké' })).toHaveAttribute(
    'href',
    /^\/depenses\/\d+$/,
  );
});

test('CONTRACT "Permissions": without orders, their payments lead nowhere', async ({ mount, page, store }) => {
  Object.assign(store, asProfile('caissier'));
  await mount(<Cashier.Component />);
  await expect(page.getByText('N° 117 · N’Dri Affoué Clémentine')).toBeVisible();
  expect(await links(page)).toEqual(newestPaid(store).filter((path) => path.startsWith('/depenses/')));
});
