import { AVANCE, asChefDeChantier, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { createStore } from '@comptoir/mocks/createStore';
import { asProfile } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { save } from '../stories/formSteps';
import { confirm, expect, test } from '../stories/mockedTest';
import { menuWords, rowAction, rowMenu } from '../stories/rowMenu';
import { Cashier, Holder, Late, Playground } from './AvancesScreen.stories';

const row = (page: Page, objet: string) => page.getByRole('row').filter({ hasText: objet });
const [STAND, DABOU, CHANTIER] = ['Stand au salon', 'Transport de l’équipe', 'Petits achats du chantier'];
const card = (page: Page, porteur: string) =>
  page
    .getByRole('region', { name: 'Qui a de l’argent' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: porteur }) });
/** The buttons of a row that are no menu, by their words. */
const mains = (page: Page, objet: string) =>
  row(page, objet)
    .getByRole('button', { name: /^(Justifier|Rendre|Accorder|Approuver)/ })
    .or(row(page, objet).getByRole('link', { name: /^Relancer/ }));

test.describe('who decides', () => {
  test.use({ overrides: [avecAvances(Date.now())] });

  test('CASH § 3: each holder’s money, the latest first; a card leads to their advances', async ({ mount, page }) => {
    await mount(<Playground.Component />);
    const cards = page.getByRole('region', { name: 'Qui a de l’argent' }).getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(['Konan Kouadio', 'Souleymane Bamba']);
    await expect(card(page, 'Konan Kouadio')).toContainText('9 jours de retard');
    await expect(card(page, 'Konan Kouadio').getByRole('term')).toHaveText(['Justifié', 'Rendu', 'Reste', 'Accordé']);
    await expect(card(page, 'Konan Kouadio').getByRole('definition')).toHaveText([
      /^15\s000\sFcfa/,
      /^0\sFcfa/,
      /^45\s000\sFcfa/,
      /^60\s000\sFcfa$/,
    ]);
    await expect(card(page, 'Souleymane Bamba')).not.toContainText('retard');
    await expect(card(page, 'Konan Kouadio').getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Voir ses avances : Souleymane Bamba' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expect(page.getByText('Porteur : Souleymane Bamba')).toBeVisible();
  });

  test('ADR 0039: from the threshold on, it is approved before it is paid out', async ({ mount, page, store }) => {
    await mount(<Playground.Component />);
    await expect(mains(page, STAND)).toHaveText(['Approuver']);
    await expect(mains(page, DABOU)).toHaveText(['Justifier']);
    await expect(mains(page, CHANTIER)).toHaveText(['Relancer']);
    await mains(page, STAND).click();
    await expect(page.getByRole('alertdialog')).toContainText(/250\s000\sFcfa pour .*l’avance pourra être accordée/);
    await confirm(page);
    await expect(row(page, STAND)).toContainText('Approuvée');
    await expect(mains(page, STAND)).toHaveText(['Accorder']);
    expect(store.avances.find(({ avanceid }) => avanceid === AVANCE.DEMANDEE)).toMatchObject({
      etat: 'approuvee',
      approbateurid: 1,
    });
  });

  test('ADR 0039: an advance is refused from its row, with the reason', async ({ mount, page, store }) => {
    await mount(<Playground.Component />);
    await rowAction(row(page, STAND), '', 'Refuser');
    await save(page).click();
    await expect(page.getByLabel('Raison')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Le besoin n’est pas assez expliqué' }).click();
    await save(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row(page, STAND)).toContainText('Refusée');
    await expect(rowMenu(row(page, STAND))).toHaveCount(1);
    expect(store.avances.find(({ avanceid }) => avanceid === AVANCE.DEMANDEE)).toMatchObject({
      etat: 'refusee',
      motif: 'Le besoin n’est pas assez expliqué',
    });
  });

  test('DESIGN rule 1: the late ones, to which the dashboard leads, and the way back', async ({ mount, page }) => {
    await mount(<Late.Component />);
    await expect(page.getByRole('rowheader')).toHaveText([/Transport de l’équipe/]);
    await page.getByRole('button', { name: /^Filtres/ }).click();
    await expect(page.getByRole('switch', { name: 'En retard' })).toBeChecked();
    await page.getByRole('switch', { name: 'En retard' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(4);
    await page.getByRole('combobox', { name: 'État' }).selectOption('Justifiée');
    await expect(page.getByRole('rowheader')).toHaveText([/Mission à Korhogo/]);
  });
});

test('ADR 0039: a cashier enters the papers of a mason, not those of an account', async ({ mount, page, store }) => {
  Object.assign(store, createStore(avecAvances(Date.now()), asProfile('caissier')));
  await mount(<Cashier.Component />);
  await expect(mains(page, DABOU)).toHaveText(['Justifier']);
  expect(await menuWords(row(page, DABOU))).toEqual(expect.arrayContaining(['Rendre', 'Relancer']));
  await expect(mains(page, CHANTIER)).toHaveText(['Relancer']);
  expect(await menuWords(row(page, CHANTIER))).toEqual(['Rendre', 'Imprimer']);
  await expect(mains(page, STAND)).toHaveCount(0);
  expect(await menuWords(row(page, STAND))).toEqual(expect.arrayContaining(['Accorder', 'Refuser']));
  expect(await menuWords(row(page, STAND))).not.toContain('Approuver');
});

test('ADR 0039: a holder sees their own advance and its acts alone', async ({ mount, page, asked, store }) => {
  Object.assign(store, createStore(avecAvances(Date.now()), asChefDeChantier));
  await mount(<Holder.Component />);
  await expect(page.getByRole('rowheader')).toHaveText([/Petits achats du chantier/]);
  await expect(mains(page, CHANTIER)).toHaveText(['Justifier']);
  expect(await menuWords(page)).toEqual(['Rendre', 'Imprimer']);
  await expect(page.getByRole('region', { name: 'Qui a de l’argent' })).toHaveCount(0);
  expect(asked).not.toContain('GET /api/avances/porteurs');
});
