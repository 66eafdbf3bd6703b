import { RIEN, type SmsLu } from '@comptoir/domain/sms';
import { expect, test } from '../stories/mockedTest';
import { Playground as Reglement } from './ReglementModal.stories';
import { AutreSens, Playground } from './SmsField.stories';

const SMS = `Transfert effectue pour 39000 FCFA a SENA HOUNSOU (22900000000) le 2026-11-20 16:23:16. Frais: 100 FCFA.
Nouveau solde: 987 FCFA. ID de la transaction: 6524300003.`;

test('ADR 0037: a pasted message gives what it says, and the keyboard alone is enough', async ({ mount, page }) => {
  const said: SmsLu[] = [];
  await mount(<Playground.Component onLu={(lu) => said.push(lu)} />);
  await page.getByRole('button', { name: 'Coller le SMS de l’opérateur' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('SMS de l’opérateur')).toBeFocused();
  await page.keyboard.insertText(SMS);
  await expect(page.getByText('référence 6524300003')).toBeVisible();
  expect(said.at(-1)).toEqual({ reference: '6524300003', montant: 39_000, frais: 100, sens: 'sortie' });
});

test('ADR 0037: a message of the other side fills nothing', async ({ mount, page }) => {
  const said: SmsLu[] = [];
  await mount(<AutreSens.Component onLu={(lu) => said.push(lu)} />);
  await page.getByRole('button', { name: 'Coller le SMS de l’opérateur' }).click();
  await page.getByLabel('SMS de l’opérateur').fill(SMS);
  await expect(page.getByText('argent envoyé')).toBeVisible();
  expect(said).toEqual([RIEN]);
});

test('ADR 0037: it fills the form of a payment by a wallet, and does not save it', async ({ mount, page, store }) => {
  const before = store.reglements.length;
  await mount(<Reglement.Component />);
  const coller = page.getByRole('button', { name: 'Coller le SMS de l’opérateur' });
  await page.getByRole('combobox', { name: 'Caisse' }).selectOption('1');
  await expect(coller).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Caisse' }).selectOption('3');
  await coller.click();
  await page.getByLabel('SMS de l’opérateur').fill(SMS);
  await expect(page.getByLabel('Référence de l’opération')).toHaveValue('6524300003');
  await expect(page.getByLabel('Montant remis')).toHaveValue(/^39.000$/);
  await expect(page.getByLabel('Frais de l’opérateur')).toHaveValue('100');
  expect(store.reglements).toHaveLength(before);
  // The next message replaces the last one: its fee and its amount are not those of this operation.
  await page.getByLabel('SMS de l’opérateur').fill('ID de la transaction: 6524300004.');
  await expect(page.getByLabel('Référence de l’opération')).toHaveValue('6524300004');
  await expect(page.getByLabel('Montant remis')).toHaveValue(/^450.000$/);
  await expect(page.getByLabel('Frais de l’opérateur')).toHaveValue('');
});
