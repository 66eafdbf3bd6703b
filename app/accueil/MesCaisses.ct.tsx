import { soldeOfCaisse } from '@comptoir/mocks/caisses';
import { caissesConfiees } from '@comptoir/mocks/states';
import { caissesAvecTransferts, TRANSFERT } from '@comptoir/mocks/transferts.fixtures';
import type { Page } from '@playwright/test';
import { save } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { AuDessusDuPlafond, Many, NothingToDo, One, Playground, Reader } from './MesCaisses.stories';

/** The card of a register; the story gives Ibrahim three of them. */
const card = (page: Page, libelle: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: libelle, exact: true }) });
const [SITE, AGENCE] = ['Caisse chantier Yopougon', 'Caisse Bouaké'];

test.describe('ADR 0038: who is given registers', () => {
  test.use({ overrides: [{ ...caissesAvecTransferts(Date.now()), ...caissesConfiees([2, 3, 5]) }] });

  test('counts, sends and moves money on the first screen, and balances follow', async ({ mount, page, store }) => {
    await mount(<Playground.Component />);
    await expect(page.getByRole('article').getByRole('button', { name: /^Arrêter/ })).toHaveCount(3);
    await card(page, AGENCE)
      .getByRole('button', { name: `Arrêter : ${AGENCE}` })
      .click();
    await expect(
      page
        .getByRole('dialog', { name: `Arrêter « ${AGENCE} »` })
        .getByRole('spinbutton')
        .first(),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await card(page, SITE)
      .getByRole('button', { name: `Transférer : ${SITE}` })
      .click();
    await expect(page.getByRole('dialog')).toContainText(SITE);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const own = card(page, SITE);
    const before = await own.innerText();
    await own.getByRole('button', { name: `Mouvement : ${SITE}` }).click();
    await page.getByRole('dialog').getByLabel('Montant').fill('12345');
    await save(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(store.mouvements.at(-1)).toMatchObject({ caisseid: 2, montant: 12_345 });
    await expect(own).not.toHaveText(before);
  });

  test('what is sent to one is accepted here, and expenses and orders stand below', async ({ mount, page, store }) => {
    await mount(<Playground.Component />);
    const arriving = page.getByRole('region', { name: 'À recevoir' });
    await arriving
      .getByRole('button', { name: /^Accepter/ })
      .first()
      .click();
    await save(page).click();
    // While the dialog is open, nothing behind it can be found by its role.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(arriving).toHaveCount(0);
    expect(store.transferts.find(({ transfertid }) => transfertid === TRANSFERT.EN_ROUTE)?.etat).toBe('recu');
    const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(titles.filter((title) => ['Mes caisses', 'À payer', 'À encaisser'].includes(title))).toEqual([
      'Mes caisses',
      'À payer',
      'À encaisser',
    ]);
  });

  test('money that goes out and money that comes in have each their last register', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const form = page.getByRole('dialog');
    const begin = async (list: string, act: string) => {
      await page.getByRole('region', { name: list }).getByRole('button', { name: act }).first().click();
      await expect(form.getByRole('option', { name: /^Caisse Bouaké/ })).toBeAttached();
    };
    const settle = async (caisseid: string) => {
      await form.getByLabel('Caisse').selectOption(caisseid);
      await form.locator('input[type=file]').setInputFiles(PROOF);
      await save(page).click();
      await expect(form).toHaveCount(0);
    };
    await begin('À payer', 'Régler');
    await settle('2');
    await begin('À encaisser', 'Encaisser');
    await expect(form.getByLabel('Caisse')).toHaveValue('');
    await settle('5');
    await begin('À payer', 'Régler');
    await expect(form.getByLabel('Caisse')).toHaveValue('2');
  });
});

test('ADR 0043: a card says that its register is above its limit', async ({ mount, page, store }) => {
  Object.assign(store, caissesConfiees([2, 3, 5]));
  Object.assign(store.caisses[4] ?? {}, { plafond: soldeOfCaisse(store, 5) - 1 });
  Object.assign(store.caisses[1] ?? {}, { plafond: soldeOfCaisse(store, 2) });
  await mount(<AuDessusDuPlafond.Component />);
  await expect(card(page, AGENCE).locator('[data-tone=warning]')).toHaveText('Au-dessus du plafond');
  await expect(card(page, SITE)).toBeVisible();
  await expect(card(page, SITE).locator('[data-tone=warning]')).toHaveCount(0);
});

test('ADR 0038: who is given seven registers sees six of them, and the way to all', async ({ mount, page, store }) => {
  Object.assign(store, caissesConfiees([1, 2, 3, 4, 5, 6, 7]));
  await mount(<Many.Component />);
  await expect(page.getByRole('article').getByRole('button', { name: /^Arrêter/ })).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Toutes mes caisses' })).toHaveAttribute('href', '/caisses');
});

test('ADR 0038: a reader has no buttons, and asks for nothing else', async ({ mount, page, asked, store }) => {
  Object.assign(store, caissesConfiees([2, 3, 5], ['tableau de bord', 'caisses']));
  await mount(<Reader.Component />);
  await expect(card(page, SITE)).toBeVisible();
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  expect(asked.filter((call) => /depenses|commandes|transferts/.test(call))).toEqual([]);
});

test.describe('ADR 0038: nothing is to be done', () => {
  test.use({
    overrides: [{ depenses: [], reglements: [], commandes: [], statuscommandes: [], ...caissesConfiees([2, 3, 5]) }],
  });

  test('only the registers stand there', async ({ mount, page }) => {
    await mount(<NothingToDo.Component />);
    await expect(card(page, SITE)).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2 }).filter({ hasText: /À (recevoir|payer|encaisser)/ }),
    ).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    overrides: [{ ...caissesAvecTransferts(Date.now()), ...caissesConfiees([5]) }],
  });

  test('ADR 0038: a single register’s buttons stand on the first screen, for a thumb', async ({ mount, page }) => {
    await mount(<One.Component />);
    for (const button of await page.getByRole('article').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
    }
  });
});
