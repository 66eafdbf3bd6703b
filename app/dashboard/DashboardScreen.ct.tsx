import { dashboard } from '@comptoir/contract/dashboard';
import { periodeAvant, variation } from '@comptoir/domain/comparaison';
import { dayOfInstant, formatDateLong, formatDateShort, todayInAbidjan } from '@comptoir/domain/dates';
import { dateTextOf } from '@comptoir/domain/dateText';
import { formatMontant, formatNombre } from '@comptoir/domain/money';
import { formatPeriode, joursDe, type NomPeriode, PERIODES, type Periode } from '@comptoir/domain/periode';
import { avecAvances } from '@comptoir/mocks/avances.fixtures';
import { asProfile, emptyOrganisation, failingCall } from '@comptoir/mocks/states';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import {
  Empty,
  FiguresFailed,
  FirstDay,
  OwnDatesInverse,
  OwnDatesMissing,
  Playground,
  Seller,
  Tout,
  Year,
} from './DashboardScreen.stories';

const francs = async (place: Locator) => Number((await place.innerText()).split('Fcfa')[0]?.replace(/\D/g, ''));
const card = (page: Page, label: string) => page.getByRole('article').filter({ hasText: label });
/** The tile of the balance, whose name other tiles have in their text. */
const soldeCard = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Solde', exact: true }) });
const figure = (page: Page, label: string) => card(page, label).locator('div').first();
const total = (montants: readonly number[]) => montants.reduce((sum, montant) => sum + montant, 0);
const isIn = (day: string, periode: Exclude<NomPeriode, 'choix'>) => {
  const { datedebut, datefin } = joursDe(periode, todayInAbidjan(Date.now()));
  return datedebut <= day && day <= datefin;
};

test.describe('spec § 1, § 3 Dashboard totals', () => {
  test('each figure is the sum of its list; each chart adds up to it (PRODUCT N)', async ({ mount, page, store }) => {
    await mount(<Year.Component />);
    const depenses = store.depenses.filter(({ date }) => isIn(date, 'annee'));
    expect(depenses.length).toBeGreaterThan(0);
    await expect(card(page, 'Total des dépenses')).toBeVisible();
    expect(await francs(figure(page, 'Total des dépenses'))).toBe(total(depenses.map(({ montant }) => montant)));
    const moved = (type: 0 | 1) =>
      store.mouvements
        .filter((row) => !row.annule && row.type === type && isIn(dayOfInstant(row.createdon), 'annee'))
        .map(({ montant }) => montant);
    expect(await francs(figure(page, 'Total des entrées'))).toBe(total(moved(1)));
    expect(await francs(figure(page, 'Total des sorties'))).toBe(total(moved(0)));
    const live = store.mouvements.filter(({ annule }) => !annule);
    const solde = total(live.map(({ type, montant }) => (type === 1 ? montant : -montant)));
    expect(await francs(soldeCard(page).locator('div').first())).toBe(solde);
    const spent = await francs(figure(page, 'Total des dépenses'));
    for (const name of ['Dépenses par type', 'Dépenses par projet']) {
      await page.getByRole('button', { name: `Voir en tableau : ${name}` }).click();
      const last = page.getByRole('table', { name }).getByRole('row').last();
      await expect(last).toContainText('Total');
      expect(await francs(last.getByRole('cell').first())).toBe(spent);
    }
  });

  test('of all days, in less out is the balance, with the advances', async ({ mount, page, store }) => {
    Object.assign(store, avecAvances(Date.now()));
    await mount(<Tout.Component />);
    await expect(page.getByRole('heading', { name: 'Depuis le début' })).toBeVisible();
    const [entrees, sorties] = [
      await francs(figure(page, 'Total des entrées')),
      await francs(figure(page, 'Total des sorties')),
    ];
    expect(await francs(soldeCard(page).locator('div').first())).toBe(entrees - sorties);
    await expect(soldeCard(page)).toContainText('Entrées − sorties ; dont 120 700 Fcfa en avances');
    const bars = page.getByRole('figure', { name: 'Caisses' });
    await expect(bars.getByRole('link', { name: 'Avances à justifier' })).toHaveAttribute('href', '/avances');
    await page.getByRole('button', { name: 'Voir en tableau : Caisses' }).click();
    const last = page.getByRole('table', { name: 'Caisses' }).getByRole('row').last();
    expect(await francs(last.getByRole('cell').first())).toBe(entrees - sorties);
  });
});

test.describe('period (PRODUCT N)', () => {
  test('DESIGN rule 1: is this month at first, and lives in the address', async ({ mount, page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await mount(<Playground.Component />);
    await expect(page.getByRole('tab', { name: 'Ce mois' })).toHaveAttribute('aria-selected', 'true');
    const asked = (periode: Exclude<NomPeriode, 'choix'>) => {
      const { datedebut, datefin } = joursDe(periode, todayInAbidjan(Date.now()));
      return urls.some((url) => url.includes(`dashboard/periode?datedebut=${datedebut}&datefin=${datefin}`));
    };
    await expect.poll(() => asked('mois')).toBe(true);
    await page.getByRole('tab', { name: 'Mois dernier' }).click();
    await expect.poll(() => asked('moisdernier')).toBe(true);
    const { datedebut, datefin } = joursDe('moisdernier', todayInAbidjan(Date.now()));
    const days = formatPeriode(datedebut, datefin, 'fr');
    await expect(page.getByRole('heading', { level: 2, name: days, exact: true })).toBeVisible();
    const solde = page.getByRole('link', { name: `Solde au ${formatDateShort(datefin, 'fr')}` });
    await expect(solde).toHaveAttribute('href', `/caisses/mouvements?datedebut=${datedebut}&datefin=${datefin}`);
  });

  test('one’s own begins with the days looked at; without both dates no figure is shown', async ({ mount, page }) => {
    const story = await mount(<Playground.Component />);
    await page.getByRole('tab', { name: 'Dates au choix' }).click();
    const { datedebut } = joursDe('mois', todayInAbidjan(Date.now()));
    await expect(page.getByRole('textbox', { name: 'Du' })).toHaveValue(dateTextOf(datedebut, 'fr'));
    await expect(card(page, 'Total des dépenses')).toBeVisible();
    await story.unmount();
    await mount(<OwnDatesMissing.Component />);
    await expect(page.getByText('Choisissez les deux dates de la période')).toBeVisible();
    await expect(card(page, 'Total des dépenses')).toHaveCount(0);
  });

  test('DESIGN rule 10: an end before the beginning says how to mend it', async ({ mount, page }) => {
    await mount(<OwnDatesInverse.Component />);
    await expect(page.getByText('La fin est avant le début : corrigez l’une des deux dates.')).toBeVisible();
  });
});

test('PRODUCT N: bars and periods lead to their lists; totals are compared', async ({ mount, page, store }) => {
  await mount(<Year.Component />);
  const { datedebut, datefin } = joursDe('annee', todayInAbidjan(Date.now()));
  const days = `datedebut=${datedebut}&datefin=${datefin}`;
  const types = page.getByRole('figure', { name: 'Dépenses par type' });
  const { libelle = '' } = store.typedepenses.find(({ typedepenseid }) => typedepenseid === 5) ?? {};
  await expect(types.getByRole('link', { name: libelle })).toHaveAttribute('href', `/depenses?${days}&typedepenseid=5`);
  await expect(page.getByRole('link', { name: 'Sans projet' })).toHaveAttribute(
    'href',
    `/depenses?${days}&nature=classique`,
  );
  const flow = page.getByRole('figure', { name: /^Entrées et sorties/ });
  await expect(flow.getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`^/caisses/mouvements\\?datedebut=${datefin.slice(0, 7)}-01&datefin=${datefin}&transferts=0$`),
  );
  const jours = { datedebut, datefin };
  const avant = periodeAvant(jours) ?? jours;
  const of = ({ datedebut, datefin }: Periode) =>
    total(store.depenses.filter(({ date }) => datedebut <= date && date <= datefin).map(({ montant }) => montant));
  const percent = variation(of(avant), of(jours));
  const sign = percent === null ? '' : `${percent > 0 ? '+' : ''}${formatNombre(percent)}\u00a0% `;
  await expect(card(page, 'Total des dépenses').getByRole('paragraph')).toHaveText(
    `${sign}contre ${formatMontant(of(avant))}, ${formatPeriode(avant.datedebut, avant.datefin, 'fr')}`,
  );
  await expect(soldeCard(page)).not.toContainText('contre');
  await expect(page.getByRole('slider', { name: 'Mois' })).toHaveAttribute(
    'aria-valuetext',
    /^\p{L}+ 20\d\d, Entrées/u,
  );
});

test('the first steps cost no call, and are gone once all is there', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('heading', { name: 'En attente' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Premiers pas' })).toHaveCount(0);
  const read = ['caisses/withoutpagination', 'dashboard/attente', 'dashboard/periode'];
  expect([...asked].sort()).toEqual(read.map((path) => `GET /api/${path}`));
});

test('PRODUCT N: on the first day, the first steps and nothing else', async ({ mount, page, store }) => {
  Object.assign(store, emptyOrganisation());
  await mount(<FirstDay.Component />);
  await expect(page.getByRole('list', { name: 'Premiers pas' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'En attente' })).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('DESIGN rule 2: of a seller: nothing is nothing, not a failure', async ({ mount, page, store }) => {
  Object.assign(store, { ...emptyOrganisation(), ...asProfile('vendeur') });
  await mount(<Empty.Component />);
  await expect(card(page, 'Total des dépenses')).toBeVisible();
  expect(await francs(figure(page, 'Total des dépenses'))).toBe(0);
  await expect(page.getByText('Aucune dépense dans cette période.').first()).toBeVisible();
  await expect(page.getByText('Rien n’attend : tout est réglé et livré')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Premiers pas' })).toHaveCount(0);
});

test('PRODUCT N: what waits comes before the totals; figures lead to lists', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await expect(card(page, 'Total des dépenses')).toBeVisible();
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
  const [waits, totals] = ['En attente', 'Total des dépenses'].map((title) => titles.indexOf(title));
  expect(waits).toBe(0);
  expect(totals).toBeGreaterThan(0);
  const { datedebut, datefin } = joursDe('mois', todayInAbidjan(Date.now()));
  await expect(page.getByRole('link', { name: 'Total des dépenses' })).toHaveAttribute(
    'href',
    `/depenses?datedebut=${datedebut}&datefin=${datefin}`,
  );
  const days = `datedebut=${datedebut}&datefin=${datefin}`;
  for (const [name, href] of [
    ['Total des entrées', `/caisses/mouvements?${days}&type=1&transferts=0`],
    ['Total des sorties', `/caisses/mouvements?${days}&type=0&transferts=0`],
    ['Solde', `/caisses/mouvements?${days}`],
    ['Commandes à encaisser', '/commandes?statut=insolde'],
    ['Livraisons en retard', '/commandes?retard=1'],
    ['Dépenses à régler', '/depenses?statut=insolde'],
    ['Projets en retard', '/projets?retard=1'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  const rows = page.getByRole('figure', { name: 'Caisses' }).getByRole('listitem');
  await expect(rows).toHaveCount(Math.min(8, store.caisses.length));
  const soldes = await Promise.all((await rows.all()).map(francs));
  expect(soldes).toEqual([...soldes].sort((a, b) => b - a));
});

test('on a phone the period is a select, which says what it chose', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<Playground.Component />);
  const periode = page.getByRole('combobox', { name: 'Période' });
  await expect(periode).toHaveValue('mois');
  await expect(periode.getByRole('option')).toHaveCount(PERIODES.length);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await periode.selectOption({ label: 'Aujourd’hui' });
  await expect(
    page.getByRole('heading', { level: 2, name: formatDateLong(todayInAbidjan(Date.now()), 'fr') }),
  ).toBeVisible();
});

test.describe('refusals', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('DESIGN rule 2: a part that fails says so, and leaves the others', async ({ mount, page, router }) => {
    await router.use(failingCall(dashboard.periode, 'base.indisponible'));
    await mount(<FiguresFailed.Component />);
    await expect(page.getByText('Les chiffres de la période n’ont pas pu être chargés')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(1);
    await expect(page.getByRole('figure', { name: 'Caisses' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dépenses à régler' })).toBeVisible();
  });
});

test('CONTRACT "Permissions": a figure whose list is closed has no link', async ({ mount, page, store }) => {
  Object.assign(store, asProfile('vendeur'));
  await mount(<Seller.Component />);
  await expect(card(page, 'Total des dépenses')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Total des dépenses' })).toHaveCount(0);
  await expect(page.getByRole('figure', { name: 'Caisses' })).toHaveCount(0);
});

test('DESIGN rule 23: on paper the tables are there and what is pressed is not', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(page.getByRole('figure').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').first()).toBeVisible();
  // Nothing is lost at the foot of a page: a table of a month goes on over the next one.
  const flow = page.getByRole('figure').first();
  await expect(flow).toHaveCSS('break-inside', 'auto');
  await expect(flow).toHaveCSS('display', 'block');
  await expect(page.locator('article', { has: page.locator('figure') }).first()).toHaveCSS('display', 'block');
  await expect(page.getByRole('tab').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
});
