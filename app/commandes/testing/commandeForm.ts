import type { Page } from '@playwright/test';
import { expect } from '../../stories/mockedTest';

export const label = (page: Page) => page.getByRole('combobox', { name: 'Libellé' });
export const amount = (page: Page) => page.getByLabel('Montant de la ligne', { exact: true });
export const price = (page: Page) => page.getByLabel('Prix unitaire', { exact: true });
export const frais = (page: Page) => page.getByLabel('Frais');
export const reduction = (page: Page) => page.getByRole('textbox', { name: 'Réduction' });
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
export const total = (page: Page) => page.getByRole('definition').last();

/** Types a line as a cashier does: label, Tab, quantity, Tab past the price, Tab, amount, Enter. */
export async function type(page: Page, libelle: string, quantite: string, montant: string): Promise<void> {
  await label(page).fill(libelle);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(quantite);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(montant);
  await page.keyboard.press('Enter');
}

export async function typeTwo(page: Page): Promise<void> {
  await type(page, 'Table', '2', '90000');
  await type(page, 'Chaise', '8', '60000');
  await expect(row(page, 'Chaise')).toBeVisible();
}

export async function setAmount(page: Page, field: ReturnType<typeof frais>, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await field.pressSequentially(text);
}
