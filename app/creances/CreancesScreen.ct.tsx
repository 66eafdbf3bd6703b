import { creances } from '@comptoir/contract/clients';
import { CLIENT } from '@comptoir/mocks/clients.fixtures';
import { onlyAllowed, unreachableCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { menuWords } from '../stories/rowMenu';
import { Playground, WithoutClients } from './CreancesScreen.stories';

const NAME = 'Établissements Diabaté et Fils';
const francs = (text: string) => Number(text.replace(/\D/g, ''));
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const relancer = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^Relancer ${name} `) });

test('PRODUCT M: bands and clients add up to what all owe, each with reminders', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  const bar = page.getByRole('group', { name: 'Selon l’âge des commandes' });
  await expect(bar.getByRole('term')).toHaveText([
    '0 à 30 jours',
    '31 à 60 jours',
    '61 à 90 jours',
    'Plus de 90 jours',
    'Total',
  ]);
  const figures = (await bar.getByRole('definition').allInnerTexts()).map((text) =>
    francs(text.split('Fcfa')[0] ?? ''),
  );
  const [total = 0, ...bands] = figures.reverse();
  expect(total).toBeGreaterThan(0);
  expect(bands.reduce((sum, montant) => sum + montant, 0)).toBe(total);
  // All debtors fit on one page, so the rows add up to the total.
  expect(store.clients.length).toBeGreaterThan(0);
  const rows = await page.locator('tbody tr td:nth-child(6)').allInnerTexts();
  expect(rows.map(francs).reduce((sum, montant) => sum + montant, 0)).toBe(total);
  await expect(page.getByText(`${rows.length} clients doivent`)).toHaveCount(2);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Client',
    '0 à 30 jours',
    '31 à 60 jours',
    '61 à 90 jours',
    'Plus de 90 jours',
    'Total dû',
    'Actions',
  ]);
  const cells = await row(page, NAME).getByRole('cell').allInnerTexts();
  const [jours30 = '', jours60 = '', jours90 = '', plus = '', reste = ''] = cells;
  expect([jours30, jours60, jours90, plus].map(francs).reduce((sum, montant) => sum + montant, 0)).toBe(francs(reste));
  await expect(page.getByRole('link', { name: NAME, exact: true })).toHaveAttribute(
    'href',
    `/clients/${CLIENT.COMPLET}`,
  );
  await expect(row(page, NAME)).toContainText(/Relancé le \d\d\/\d\d\/\d{4}/);
  await page.getByRole('button', { name: new RegExp(`^Relancé le .*${NAME}$`) }).click();
  const dialog = page.getByRole('dialog', { name: `Relances de « ${NAME} »` });
  await expect(dialog.getByRole('row')).toHaveCount(3);
  await expect(dialog.getByRole('row').nth(1)).toContainText(/517.500\sFcfa/);
  await expect(dialog.getByRole('row').nth(1)).toContainText('Adjoua Brou');
});

test('PRODUCT F, M: Relancer opens WhatsApp, and keeps the date', async ({ mount, page, context, store }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/plain' }));
  const before = store.relances.length;
  await mount(<Playground.Component />);
  await expect(row(page, 'N’Dri Affoué Clémentine')).toContainText('Jamais relancé');
  const link = relancer(page, 'N’Dri Affoué Clémentine');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const opening = context.waitForEvent('page');
  await link.click();
  const url = new URL((await opening).url());
  expect(url.pathname).toBe('/2250102774639');
  const message = url.searchParams.get('text') ?? '';
  expect(message).toMatch(/^Bonjour N’Dri Affoué Clémentine, sauf erreur de notre part/);
  expect(message).toContain('Bâtir Ensemble Côte d’Ivoire');
  await expect(page.getByText('Relance enregistrée')).toBeVisible();
  await expect(row(page, 'N’Dri Affoué Clémentine')).toContainText(/Relancé le \d\d\/\d\d\/\d{4}/);
  expect(store.relances).toHaveLength(before + 1);
  const kept = store.relances.at(-1);
  expect(kept).toMatchObject({ clientid: 6, utilisateurid: 1 });
  expect(message).toContain(new Intl.NumberFormat('fr-FR').format(kept?.montant ?? 0));
});

test.describe('without clients', () => {
  test.use({
    overrides: [onlyAllowed('commandes')],
  });

  test('CONTRACT "Permissions": who reads no clients is led to the orders of who owes', async ({ mount, page }) => {
    await mount(<WithoutClients.Component />);
    await page.getByRole('button', { name: NAME, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(NAME);
    await expect(page.getByRole('link', { name: NAME })).toHaveCount(0);
  });
});

test.describe('refusals', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('PRODUCT M: a client who has just paid is not reminded', async ({ mount, page, context, store }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/plain' }));
    const before = store.relances.length;
    await mount(<Playground.Component />);
    await expect(relancer(page, NAME)).toBeVisible();
    store.commandes = store.commandes.filter(({ clientid }) => clientid !== CLIENT.COMPLET);
    await relancer(page, NAME).click();
    await expect(page.getByRole('alert').getByText('Ce client ne doit rien.')).toBeVisible();
    await expect(row(page, NAME)).toHaveCount(0);
    expect(store.relances).toHaveLength(before);
  });

  test('PRODUCT O: one reminder for each client waits', async ({ mount, page, context, router, asked }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/plain' }));
    await router.use(unreachableCall(creances.relancer));
    await mount(<Playground.Component />);
    await relancer(page, NAME).click();
    await expect(page.getByText(`Relance · ${NAME}`)).toBeVisible();
    await relancer(page, NAME).click();
    const other = 'N’Dri Affoué Clémentine';
    await relancer(page, other).click();
    // By now a second request for the first client would have been sent.
    await expect(page.getByText(`Relance · ${other}`)).toBeVisible();
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([
      `POST /api/clients/${CLIENT.COMPLET}/relances`,
      'POST /api/clients/6/relances',
    ]);
  });
});

test('DESIGN rule 6: at 360 px each client is a line that leads to their page', async ({ mount, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await mount(<Playground.Component />);
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await menuWords(page.getByRole('listitem').filter({ hasText: NAME }))).toEqual(['Relancer', 'Relances']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('link', { name: new RegExp(`^Ouvrir\\s: ${NAME}`) }).click();
  await expect(page.getByText(`/clients/${CLIENT.COMPLET} ←`)).toBeVisible();
});
