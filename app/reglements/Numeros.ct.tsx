import { longCodes } from '@comptoir/mocks/imprimes.fixtures';
import { numerosOf } from '@comptoir/mocks/imprimes.numeros';
import { save } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { rowAction } from '../stories/rowMenu';
import { Imprimes, Playground } from './ReglementsModal.stories';

test('ADR 0041: each payment says its number, and the one that it replaced', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  await rowAction(page, /60.000\sFcfa/, 'Modifier');
  const form = page.getByRole('dialog', { name: 'Modification du règlement' });
  await form.getByLabel('Référence').fill('T_261014009988');
  await save(page).click();
  const said = page.getByRole('status').filter({ hasText: /60.000.Fcfa réglés/ });
  await expect(said).toBeVisible();
  await expect(said).not.toContainText('Pièce');
  const row = page.getByRole('row').filter({ hasText: /^14\/10\/2026/ });
  await expect(row).toContainText(/^14\/10\/2026BC-W1-2026-000003Sortie/);
  await rowAction(row, '', 'Modifier');
  await form.getByLabel('Montant remis').fill('55000');
  await save(page).click();
  await expect(form).toBeHidden();
  const { numero } = numerosOf(store, 17);
  await expect(row).toContainText(`${numero}annule et remplace BC-W1-2026-000003`);
  await expect(page.getByRole('status').filter({ hasText: /55.000.Fcfa réglés/ })).toContainText(
    `Pièce : ${numero}, annule et remplace BC-W1-2026-000003`,
  );
});

test.describe('the longest numbers', () => {
  test.use({ overrides: [longCodes()] });

  test('DESIGN rule 6: at 360 px they stand whole, at 768 px in a table', async ({ mount, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mount(<Imprimes.Component />);
    await expect(page.getByRole('listitem').filter({ hasText: 'annule et remplace' })).toContainText(
      /Pièce.: BC-PLATO1-2026-\d{6}, annule et remplace BC-PLATO1-2026-000001/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(page.getByRole('row').filter({ hasText: 'annule et remplace' })).toBeVisible();
    await expect(page.getByRole('columnheader').first()).toHaveText('Date Pièce');
  });
});
