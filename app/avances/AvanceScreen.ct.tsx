import { avances } from '@comptoir/contract/avances';
import {
  AVANCE,
  asChefDeChantier,
  avanceOf,
  avecAnnulee,
  avecAvances,
  avecRefusee,
} from '@comptoir/mocks/avances.fixtures';
import { failingCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { menuWords, rowAction } from '../stories/rowMenu';
import { Asked, DepensesFailed, GivenUp, Holder, Justified, Late, Playground, Refused } from './AvanceScreen.stories';

const spent = (page: Page) => page.getByRole('region', { name: 'Ce qui a été dépensé' });
const sent = (page: Page) => page.getByRole('region', { name: 'Transferts' });
const told = (page: Page) => page.getByRole('list', { name: 'Suivi' }).getByRole('listitem');
const fact = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd');

test.describe('who decides', () => {
  test.use({ overrides: [avecAvances(Date.now())] });

  test('ADR 0039: a grant is what was justified, given back and left; ADR 0047: its slip', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const bar = page.getByRole('group', { name: 'Petits achats du chantier' });
    await expect(bar.getByRole('definition')).toHaveText([
      /^74\s300\sFcfa/,
      /^0\sFcfa/,
      /^75\s700\sFcfa/,
      /^150\s000\sFcfa$/,
    ]);
    await expect(spent(page).getByRole('rowheader')).toHaveText([/^Brouettes, deux/, /^Clous, fil recuit/]);
    await expect(spent(page).getByRole('link', { name: /^Ouvrir la preuve Reçu du / })).toHaveCount(2);
    await expect(spent(page)).toContainText(/Quincaillerie Siporex/);
    expect(await menuWords(page)).toEqual(['Rendre', 'Imprimer', 'Historique']);
    const { numero } = avanceOf(avecAvances(Date.now()), AVANCE.OUVERTE);
    await expect(fact(page, 'Bon d’avance')).toHaveText(numero);
    await rowAction(page.getByRole('region', { name: 'Fiche' }), '', 'Imprimer');
    const dialog = page.getByRole('dialog', { name: `Bon d’avance ${numero}` });
    await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', new RegExp(`${numero}.+150`));
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Imprimer (A4)' }).click();
    expect(new URL((await download).url()).pathname).toMatch(/\/imprimes\/\d+\/papier\.pdf$/);
    await expect(dialog).toHaveCount(0);
    await sent(page)
      .getByRole('button', { name: /^Imprimer\s: / })
      .click();
    await expect(dialog).toContainText('1 impression');
  });

  test('CASH § 3: days late are said beside the state, with the last reminder', async ({ mount, page }) => {
    await mount(<Late.Component />);
    await expect(page.getByText('9 jours de retard')).toBeVisible();
    await expect(fact(page, 'Relance')).toBeVisible();
    await expect(fact(page, 'Téléphone').getByRole('link')).toHaveAttribute('href', 'tel:+2250758204411');
  });

  test('PRODUCT G: its timeline says what came out of it, what went back, each reminder', async ({ mount, page }) => {
    await mount(<Justified.Component />);
    await expect(page.getByText('Justifiée', { exact: true }).first()).toBeVisible();
    await expect(sent(page).getByRole('row').filter({ hasText: '→ Caisse Bouaké' })).toContainText(/11\s500\sFcfa/);
    await expect(told(page)).toHaveText([
      /^Transfert/,
      /^Relance envoyée/,
      /^Règlement · Création · 26\s500\sFcfa/,
      /^Règlement · Création · 42\s000\sFcfa/,
      /^Avance versée/,
      /^Avance approuvée/,
      /^Avance demandée/,
    ]);
  });

  test('before it is paid out there is no money to show, and it is approved here', async ({ mount, page }) => {
    await mount(<Asked.Component />);
    await expect(page.getByText('L’argent n’est pas encore versé.')).toBeVisible();
    await expect(spent(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Approuver/ })).toBeVisible();
  });

  test.describe('a failure', () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('DESIGN rule 2: what was spent could not be read, and the rest is there', async ({ mount, page, router }) => {
      await router.use(failingCall(avances.depenses, 'base.indisponible'));
      await mount(<DepensesFailed.Component />);
      await expect(spent(page).getByRole('button', { name: 'Réessayer' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Petits achats du chantier' })).toBeVisible();
    });
  });
});

test('PRODUCT G: refused: its timeline says so', async ({ mount, page, store }) => {
  Object.assign(store, avecRefusee(Date.now()));
  await mount(<Refused.Component />);
  await expect(told(page)).toHaveText([/^Avance refusée/, /^Avance demandée/]);
});

test('PRODUCT G: given up: its timeline says so', async ({ mount, page, store }) => {
  Object.assign(store, avecAnnulee(Date.now()));
  await mount(<GivenUp.Component />);
  await expect(told(page)).toHaveText([/^Avance annulée/, /^Avance demandée/]);
});

test.describe('its holder', () => {
  test.use({ overrides: [{ ...avecAvances(Date.now()), ...asChefDeChantier }] });

  test('ADR 0039: sees what they spent with its proofs, and no register', async ({ mount, page, asked }) => {
    await mount(<Holder.Component />);
    await expect(spent(page).getByRole('rowheader')).toHaveCount(2);
    await expect(sent(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Justifier une dépense/ })).toBeVisible();
    expect(asked.filter((call) => call.includes('/transferts'))).toEqual([]);
  });

  test('CASH § 3: on a phone what comes next are two large buttons', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<Holder.Component />);
    for (const name of ['Justifier une dépense', 'Rendre']) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport();
      // As wide as the card: a thumb cannot miss it.
      expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(280);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
