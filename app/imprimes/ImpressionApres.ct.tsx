import { imprimes } from '@comptoir/contract/imprimes';
import { reglements } from '@comptoir/contract/reglements';
import { failingCall, unreachableCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { Commande } from '../reglements/ReglementsModal.stories';
import { save } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { showingPdfs } from '../stories/showingPdfs';

test.use({ ownPage: true });

const dialogs = (page: Page) => page.getByRole('dialog');

/** Chooses that each payment received is printed, in the dialog of one of them (D66). */
async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Imprimer\s: 20.000\sFcfa/ }).click();
  const chosen = page.getByRole('switch', { name: 'Imprimer après chaque encaissement' });
  await expect(chosen).not.toBeChecked();
  await chosen.check();
  await page
    .getByRole('dialog', { name: /^Pièce PC-/ })
    .getByRole('button', { name: 'Fermer' })
    .click();
  await expect(dialogs(page)).toHaveCount(1);
}

/** Receives the 26 728 Fcfa that are still owed, of which the client hands over 30 000. */
async function collect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Encaisser', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Encaisser' });
  await form.getByLabel('Caisse').selectOption('1');
  await form.getByLabel('Montant reçu').fill('30000');
  await save(page).click();
  await expect(form).toBeHidden();
}

const tiragesOfLast = (store: { imprimes: { tirages: number }[] }) => store.imprimes.at(-1)?.tirages;

test('ADR 0042: nothing is printed unless somebody chose it', async ({ mount, page, store }) => {
  const printed = await showingPdfs(page);
  await mount(<Commande.Component />);
  await collect(page);
  await expect(page.getByText(/À rendre/)).toBeVisible();
  await page.getByRole('button', { name: /^Imprimer\s: 26.728\sFcfa/ }).click();
  await expect(dialogs(page).filter({ hasText: 'Aucune impression' })).toBeVisible();
  expect([await printed(), tiragesOfLast(store)]).toEqual([[], 0]);
});

test('ADR 0042: once chosen, what is received is printed by itself', async ({ mount, page, store }) => {
  const printed = await showingPdfs(page);
  await mount(<Commande.Component />);
  await choose(page);
  await collect(page);
  await expect.poll(printed).toEqual(['application/pdf']);
  expect(tiragesOfLast(store)).toBe(1);
  await expect(dialogs(page)).toHaveCount(1);
  await expect(page.getByText(/À rendre/)).toContainText(/3.272\sFcfa/);
});

test.describe('without the line', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('ADR 0042: what waits on this device is not printed', async ({ mount, page, router }) => {
    const printed = await showingPdfs(page);
    await router.use(unreachableCall(reglements.create));
    await mount(<Commande.Component />);
    await choose(page);
    await collect(page);
    await expect(page.getByText(/attend sur cet appareil/)).toBeVisible();
    expect(await printed()).toEqual([]);
  });

  test('ADR 0042: a paper that fails is told, with the usual print', async ({ mount, page, router }) => {
    await showingPdfs(page);
    await router.use(failingCall(imprimes.pdf, 'base.indisponible'));
    await mount(<Commande.Component />);
    await choose(page);
    await collect(page);
    const told = page.getByRole('alert').filter({ hasText: /PC-\S+ n’a pas été imprimé/ });
    await told.getByRole('button', { name: 'Imprimer' }).click();
    await expect(dialogs(page).filter({ hasText: '1 impression' })).toBeVisible();
  });
});
