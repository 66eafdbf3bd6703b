import { caisses } from '@comptoir/contract/caisses';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { formatMontant, sum } from '@comptoir/domain/money';
import { caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { soldeOfCaisse } from '@comptoir/mocks/caisses';
import { unreachableCall } from '@comptoir/mocks/states';
import { save } from '../stories/formSteps';
import { confirm, expect, test } from '../stories/mockedTest';
import { menuWords, rowAction, rowMenu } from '../stories/rowMenu';
import {
  Arretees,
  AuDessusDuPlafond,
  EcartAExpliquer,
  LongTexts,
  Playground,
  SansSuivi,
} from './CaissesScreen.stories';

const row = (name: string) => new RegExp(`^${name}`);

test('spec § 7: the search goes into the path; spec § 5: a wrong page is page 1', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  const search = page.getByRole('searchbox', { name: 'Rechercher une caisse' });
  await search.fill('  WAVE ');
  await expect(page.getByRole('rowheader')).toHaveText(['Wave entreprise']);
  expect(asked).toContain('GET /api/caisses/searchwhithpagination/wave');
  await expect(page.getByRole('status').filter({ hasText: '1 résultat' })).toBeAttached();
  await search.fill('');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  const input = page.getByRole('textbox', { name: 'Page' });
  await expect(page.getByText('sur 2')).toBeVisible();
  await input.fill('2x');
  await input.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await input.fill('abc');
  await input.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
});

test('DESIGN rule 4: letters typed in one go are one search', async ({ mount, page, asked }) => {
  await page.clock.install();
  await mount(<Playground.Component />);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole('searchbox').pressSequentially('banque');
  await page.clock.resume();
  await expect(page.getByRole('rowheader')).toHaveText(['Banque SGCI']);
  expect(asked.filter((call) => call.includes('search'))).toEqual(['GET /api/caisses/searchwhithpagination/banque']);
});

test('spec § 2: label, opening amount, balance, and ways to page and movements', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  for (const head of ['Libellé', 'Nature', 'Montant d’ouverture', 'Solde', 'Description', 'Arrêtés'])
    await expect(page.getByRole('columnheader').filter({ hasText: head })).toBeVisible();
  const wave = store.caisses.find(({ libelle }) => libelle === 'Wave entreprise');
  await expect(page.getByRole('row', { name: row('Wave entreprise') })).toContainText(
    formatMontant(wave?.montant ?? 0),
  );
  const solde = sum(store.caisses.map(({ caisseid }) => soldeOfCaisse(store, caisseid)));
  await expect(page.getByText(`Total : ${formatMontant(solde)}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mouvements', exact: true })).toHaveAttribute(
    'href',
    '/caisses/mouvements',
  );
  const libelle = store.caisses.find(({ caisseid }) => caisseid === 5)?.libelle ?? '';
  await expect(page.getByRole('rowheader').getByRole('link', { name: libelle })).toHaveAttribute('href', '/caisses/5');
  await page.getByRole('button', { name: /voir les mouvements de la caisse Wave entreprise/ }).click();
  await expect(page.getByRole('dialog', { name: 'Mouvements de « Wave entreprise »' })).toBeVisible();
});

test('spec § 2: a description is cut to 40 characters, its absence said', async ({ mount, page, store }) => {
  store.caisses.length = 2;
  Object.assign(store.caisses[0] ?? {}, { description: 'a'.repeat(41) });
  Object.assign(store.caisses[1] ?? {}, { description: '' });
  await mount(<LongTexts.Component />);
  await expect(page.getByText(`${'a'.repeat(40)}…`)).toBeVisible();
  await expect(page.getByText('Aucune description')).toBeVisible();
});

test('DESIGN rule 13: a register that is deleted leaves the focus; a new one opens', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await rowAction(page, 'Petite caisse San-Pédro', 'Supprimer');
  await confirm(page);
  await expect(page.getByRole('rowheader', { name: 'Petite caisse San-Pédro' })).toBeHidden();
  await expect(rowMenu(page, 'Banque SGCI')).toBeFocused();
  await page.getByRole('button', { name: 'Nouvelle caisse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Création d’une caisse' });
  await save(page).click();
  await expect(dialog.getByRole('group', { name: '2 champs sont à corriger' })).toBeVisible();
  await dialog.getByLabel('Libellé').fill('Caisse de Daloa');
  await dialog.getByLabel('Montant d’ouverture').fill('500000');
  await save(page).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: row('Caisse de Daloa') })).toContainText(/500.000\sFcfa/);
});

test.describe('without an answer', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('PRODUCT O: a deletion that waits names its register', async ({ mount, page, router }) => {
    await router.use(unreachableCall(caisses.remove));
    await mount(<Playground.Component />);
    await rowAction(page, 'Petite caisse San-Pédro', 'Supprimer');
    await confirm(page);
    await expect(
      page.getByText('« Suppression · Caisse · Petite caisse San-Pédro » attend sur cet appareil', { exact: false }),
    ).toBeVisible();
  });
});

test('ADR 0033: a row counts its register, and shows its closings', async ({ mount, page, store }) => {
  Object.assign(store, caissesArretees(Date.now()));
  await mount(<Playground.Component />);
  expect(await menuWords(page)).toEqual([
    'Transférer',
    'Arrêter la caisse',
    'Contrôle inopiné',
    'Arrêtés',
    'Historique',
    'Modifier',
    'Supprimer',
  ]);
  await rowAction(page, 'Caisse Bouaké', 'Arrêter la caisse');
  await expect(
    page
      .getByRole('dialog', { name: /^Arrêter/ })
      .getByRole('spinbutton')
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rowMenu(page, 'Caisse Bouaké')).toBeFocused();
  await rowAction(page, 'Caisse Bouaké', 'Arrêtés');
  await expect(page.getByRole('dialog').getByRole('rowheader')).toHaveCount(5);
});

for (const [where, width, rows] of [
  ['in a table', 1280, 'row'],
  ['as lines', 360, 'listitem'],
] as const) {
  test(`ADR 0033, ADR 0043: each row says its closing and its limit, ${where}`, async ({ mount, page, store }) => {
    const [bouake, banque] = [store.caisses[4], store.caisses[5]];
    const arretele = todayInAbidjan(Date.now());
    Object.assign(bouake ?? {}, { arretele, plafond: soldeOfCaisse(store, 5) - 1, plafondrefuse: 0 });
    // It holds just what it may.
    Object.assign(banque ?? {}, { arretele: '2026-10-30', plafond: soldeOfCaisse(store, 6), plafondrefuse: 1 });
    await page.setViewportSize({ width, height: 740 });
    await mount(<Arretees.Component />);
    const badgeOf = (libelle: string, text: string | RegExp) =>
      page.getByRole(rows).filter({ hasText: libelle }).locator('[data-tone]', { hasText: text });
    await expect(badgeOf('Caisse Bouaké', 'Arrêtée au')).toHaveAttribute('data-tone', 'success');
    await expect(badgeOf('Banque SGCI', 'Arrêtée au')).toHaveText('Arrêtée au 30/10/2026');
    await expect(badgeOf('Banque SGCI', 'Arrêtée au')).toHaveAttribute('data-tone', 'warning');
    await expect(badgeOf('Caisse Bouaké', 'Au-dessus')).toHaveText('Au-dessus du plafond');
    await expect(badgeOf('Caisse Bouaké', 'Au-dessus')).toHaveAttribute('data-tone', 'warning');
    await expect(badgeOf('Banque SGCI', 'Au-dessus')).toHaveCount(0);
    await expect(badgeOf('Petite caisse San-Pédro', /Arrêtée|Au-dessus/)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test.describe('on paper', () => {
  test.use({ ownPage: true });

  test('ADR 0043: a register above its limit says so below its balance', async ({ mount, page, store }) => {
    const [bouake, banque] = [store.caisses[4], store.caisses[5]];
    Object.assign(bouake ?? {}, { plafond: soldeOfCaisse(store, 5) - 1, plafondrefuse: 0 });
    Object.assign(banque ?? {}, { plafond: soldeOfCaisse(store, 6), plafondrefuse: 1 });
    await mount(<AuDessusDuPlafond.Component />);
    // The test browser's own print() ends at once, which would remove the sheet before the test sees it.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Exporter' }).click();
    await page.getByRole('menuitem', { name: 'Imprimer', exact: true }).click();
    const soldeOf = (libelle: string) =>
      page.locator('[data-print-sheet] tbody tr').filter({ hasText: libelle }).locator('td').nth(3);
    await expect(soldeOf('Caisse Bouaké')).toHaveText(/Fcfa\s*Au-dessus du plafond$/);
    await expect(soldeOf('Banque SGCI')).toHaveText(/Fcfa$/);
  });
});

test('ADR 0038: registers with a variance to explain stand alone, with a way back', async ({ mount, page, store }) => {
  Object.assign(store, caissesArretees(Date.now()));
  await mount(<EcartAExpliquer.Component />);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: /^Arrêtés de/ }).click();
  await expect(page.getByRole('dialog').getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Retirer le filtre Écart à expliquer' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
});

test('ADR 0038: no register is to be looked after: good news, and the way back to all', async ({ mount, page }) => {
  await mount(<SansSuivi.Component />);
  await expect(page.getByText('Aucune caisse à suivre')).toBeVisible();
  await page.getByRole('button', { name: 'Toutes les caisses' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
});
