import { depenses } from '@comptoir/contract/depenses';
import { typedepenses } from '@comptoir/contract/typedepenses';
import { mockApi } from '@comptoir/mocks/api';
import { createStore } from '@comptoir/mocks/createStore';
import { failingCall, unreachableCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../playwright/fixtures';
import { EveryState, InHeader, OverItsForm, OverItsList, Playground } from './EnvoisModal.stories';

test.use({ allowedErrors: [/Failed to load resource/] });

const button = (page: Page) => page.getByRole('button', { name: /saisie en attente/ });
const lineIsBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/**
 * Gives the server's store, the keys of the writes that reached it, the number of "Péage" types, and ways to cut the
 * line and to let the server answer.
 */
async function server({ router, page }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'router' | 'page'>) {
  const store = createStore();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  const answer = () => router.use(...mockApi(store));
  const cut = () => router.use(unreachableCall(typedepenses.create), ...mockApi(store));
  const peages = () => store.typedepenses.filter(({ libelle }) => libelle === 'Péage').length;
  return { keys, answer, cut, peages, store };
}

test('PRODUCT O: what waits is sent once, with its key, with the line', async ({ mount, page, router }) => {
  const { keys, answer, cut, peages } = await server({ router, page });
  await cut();
  await mount(<InHeader.Component />);
  await expect(button(page)).toBeVisible();
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  expect(peages()).toBe(0);
  await answer();
  await lineIsBack(page);
  await expect(page.getByText('« Type de dépense · Péage » est enregistré.')).toBeVisible();
  await expect(button(page)).toBeHidden();
  expect(peages()).toBe(1);
  expect(new Set(keys).size).toBe(1);
});

test('a refusal is told, waits for its author, and is sent again by hand', async ({ mount, page, router }) => {
  const { answer, peages } = await server({ router, page });
  await router.use(failingCall(typedepenses.create, 'typedepense.existe'));
  await mount(<InHeader.Component />);
  await expect(page.getByText(/«\sType de dépense · Péage\s» a été refusé/)).toBeVisible();
  await button(page).click();
  await expect(page.getByRole('dialog').getByText('Un type porte déjà ce libellé.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Refusé')).toBeVisible();
  await answer();
  await page.getByRole('button', { name: /^Envoyer maintenant/ }).click();
  await expect(page.getByText('Plus rien n’attend : tout est enregistré.')).toBeVisible();
  expect(peages()).toBe(1);
});

test('PRODUCT O: cash that waits is not to be handed over; giving up is confirmed', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const cards = page.getByRole('dialog').getByRole('article');
  await expect(cards.filter({ hasText: '60 000' })).toContainText('Non enregistré : ne remettez rien.');
  await expect(cards.filter({ hasText: 'Gasoil du groupe' })).not.toContainText('ne remettez rien');
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Abandonner : Règlement · 250 000 Fcfa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Non' }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Abandonner : Règlement · 250 000 Fcfa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click();
  await expect(cards).toHaveCount(2);
});

test('PRODUCT O: each says in what state it is', async ({ mount, page }) => {
  await mount(<EveryState.Component />);
  const cards = page.getByRole('dialog').getByRole('article');
  await expect(cards.filter({ hasText: 'Ciment' })).toContainText('À envoyer');
  await expect(cards.filter({ hasText: '60 000' })).toContainText('Réponse attendue');
  await expect(cards.filter({ hasText: '250 000' })).toContainText('Refusé');
  await expect(cards.filter({ hasText: 'Gasoil du groupe' })).toContainText('À vérifier');
});

for (const way of ['what says so', 'the list of what waits'] as const) {
  test(`PRODUCT O: refused, it opens its form again from ${way}`, async ({ mount, page, router }) => {
    await router.use(failingCall(depenses.create, 'requete.invalide'), ...mockApi(createStore()));
    await mount(<OverItsList.Component />);
    const told = page.getByRole('alert').filter({ hasText: /Transport de sable.*a été refusé/ });
    await expect(told).toBeVisible();
    if (way === 'what says so') await told.getByRole('button', { name: 'Reprendre la saisie' }).click();
    else {
      await button(page).click();
      await page.getByRole('button', { name: /^Reprendre la saisie : / }).click();
    }
    const form = page.getByRole('dialog', { name: /dépense/ });
    await expect(form.getByLabel('Libellé')).toHaveValue('Transport de sable');
    await expect(form.getByText('Votre saisie précédente a été reprise.')).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  });
}

test('taken up over its own form, of whatever version, it is shown there at once', async ({ mount, page, router }) => {
  await router.use(...mockApi(createStore()));
  await mount(<OverItsForm.Component />);
  const name = page.getByLabel('Nom de l’organisation');
  await expect(name).toHaveValue('Bâtir Ensemble Côte d’Ivoire');
  await button(page).click();
  await page.getByRole('button', { name: /^Reprendre la saisie/ }).click();
  await expect(name).toHaveValue('Bâtir Ensemble');
  await expect(page.getByText('Votre saisie précédente a été reprise.')).toBeVisible();
});

test('while its form holds something else it stays, and says why', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  const cards = page.getByRole('dialog').getByRole('article');
  const old = cards.filter({ hasText: 'Gasoil du groupe' });
  await cards
    .filter({ hasText: '250 000' })
    .getByRole('button', { name: /^Reprendre/ })
    .click();
  await expect(cards).toHaveCount(2);
  await old.getByRole('button', { name: /^Reprendre/ }).click();
  await expect(page.getByText(/Ce formulaire garde déjà une autre saisie/)).toBeVisible();
  await expect(cards).toHaveCount(2);
});
