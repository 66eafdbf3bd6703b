import { numerosOf } from '@comptoir/mocks/imprimes.numeros';
import type { Page } from '@playwright/test';
import { NothingPaidYet, Playground } from '../reglements/ReglementsModal.stories';
import { save } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { menuWords } from '../stories/rowMenu';

/** The payment whose document its row opens. */
const REGLEMENT = 17;
const open = (page: Page) => page.getByRole('button', { name: /^Imprimer\s: 60.000\sFcfa/ }).click();
const imprimable = (page: Page, numero: string) => page.getByRole('dialog', { name: `Pièce ${numero}` });

test('ADR 0042: a payment’s row prints; the last format comes first again', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  const { numero } = numerosOf(store, REGLEMENT);
  await open(page);
  await expect(imprimable(page, numero).getByRole('button', { name: 'Imprimer (A4)' })).toBeFocused();
  const ticket = imprimable(page, numero).getByRole('button', { name: 'Ticket 80 mm' });
  const printed = page.waitForEvent('download');
  await ticket.click();
  expect(new URL((await printed).url()).search).toBe('?langue=fr&format=80');
  await expect(imprimable(page, numero)).toHaveCount(0);
  await open(page);
  await expect(ticket).toBeFocused();
  await expect(imprimable(page, numero)).toContainText('1 impression');
  const again = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(new URL((await again).url()).search).toBe('?langue=fr&format=80');
});

test('a payment without a document has none to open', async ({ mount, page, store }) => {
  store.imprimes.length = 0;
  await mount(<Playground.Component />);
  expect(await menuWords(page)).toEqual(['Historique', 'Supprimer']);
  await expect(page.getByRole('button', { name: /^Imprimer/ })).toHaveCount(0);
});

test('ADR 0042: the message of success opens the document of a new payment', async ({ mount, page, store }) => {
  await mount(<NothingPaidYet.Component />);
  await page.getByRole('button', { name: 'Nouveau règlement' }).click();
  await page.getByRole('combobox', { name: 'Caisse' }).selectOption('1');
  await page.locator('input[type=file]').setInputFiles(PROOF);
  await save(page).click();
  const said = page.getByRole('status').filter({ hasText: /450.000.Fcfa réglés, reste 0/ });
  await said.getByRole('button', { name: 'Imprimer' }).click();
  const { numero } = numerosOf(store, store.reglements.at(-1)?.reglementid ?? 0);
  await expect(imprimable(page, numero)).toContainText('Aucune impression');
  const link = imprimable(page, numero).getByRole('link', { name: /WhatsApp/ });
  await expect(link).toHaveAttribute('href', /450.+reste.+0/);
});
