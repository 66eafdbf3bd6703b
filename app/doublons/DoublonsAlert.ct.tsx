import { fichiers } from '@comptoir/mocks/reglements.fixtures';
import { Playground as Depense } from '../depenses/DepenseModal.stories';
import { Playground } from '../reglements/ReglementModal.stories';
import { save } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';

/** The proof of the payment 15, of the expense 14. */
const known = fichiers().find(({ documentid }) => documentid === 15);
const USED = { name: 'facture.pdf', mimeType: 'application/pdf', buffer: Buffer.from(known?.bytes ?? []) };

test('a proof that another payment has is told before saving, with a link; saving stays allowed (ADR 0061)', async ({
  mount,
  page,
}) => {
  await mount(<Playground.Component />);
  await page.getByRole('combobox', { name: 'Caisse' }).selectOption('1');
  const input = page.locator('input[type=file]');
  await input.setInputFiles(USED);
  const link = page.getByRole('link', { name: /^Cette pièce est déjà au règlement BC-/ });
  await expect(link).toHaveAttribute('href', '/depenses/14');
  await expect(save(page)).toBeEnabled();
  await input.setInputFiles(PROOF);
  await expect(link).toBeHidden();
});

test('an expense like another one is told while it is typed, and may be saved (ADR 0061)', async ({ mount, page }) => {
  await mount(<Depense.Component />);
  await page.getByLabel('Type de dépenses').selectOption({ index: 1 });
  await page.getByLabel('Libellé').fill('Loyer du BUREAU, novembre');
  await page.getByLabel('Montant').fill('450000');
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-11-07');
  const link = page.getByRole('link', { name: 'Presque la même dépense : Loyer du bureau, novembre' });
  await expect(link).toHaveAttribute('href', '/depenses/18');
  await expect(save(page)).toBeEnabled();
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-11-08');
  await expect(link).toBeHidden();
});
