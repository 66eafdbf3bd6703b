import { arreteesAujourdhui } from '@comptoir/mocks/arretes.fixtures';
import type { Page } from '@playwright/test';
import { save } from '../stories/formSteps';
import { expect, PROOF, REFUSED, test } from '../stories/mockedTest';
import { Playground } from './ReglementArretee.stories';

const caisse = (page: Page) => page.getByRole('combobox', { name: 'Caisse' });

/** Pays the whole expense with this register. */
async function fill(page: Page, caisseid: string) {
  await caisse(page).selectOption(caisseid);
  await page.locator('input[type=file]').setInputFiles(PROOF);
}

test('ADR 0031: a register that is closed for today says so, and offers others', async ({ mount, page, store }) => {
  Object.assign(store, arreteesAujourdhui([1, 5]));
  await mount(<Playground.Component />);
  await expect(page.getByRole('option', { name: /^Caisse centrale Plateau — .*Fcfa · arrêtée au / })).toBeAttached();
  await fill(page, '1');
  await expect(caisse(page)).toHaveAccessibleDescription(
    /^Cette caisse est arrêtée pour aujourd’hui\. Choisissez-en une autre, ou demandez la réouverture\./,
  );
  await expect(save(page)).toBeDisabled();
  const others = page.getByRole('group', { name: 'Caisses ouvertes ce jour-là' }).getByRole('button');
  await expect(others.filter({ hasText: /Plateau|Bouaké/ })).toHaveCount(0);
  await others.filter({ hasText: 'Wave entreprise' }).click();
  await expect(caisse(page)).toHaveValue('3');
  await expect(others).toHaveCount(0);
});

test.describe('a refusal', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('ADR 0031: a register closed meanwhile is refused, with others to choose', async ({ mount, page, store }) => {
    Object.assign(store, arreteesAujourdhui([5]));
    await mount(<Playground.Component />);
    await fill(page, '1');
    await expect(save(page)).toBeEnabled();
    Object.assign(store, arreteesAujourdhui([1, 5]));
    await save(page).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Cette caisse est arrêtée pour aujourd’hui' });
    await expect(refusal).toBeVisible();
    await expect(caisse(page)).toHaveAccessibleDescription(/^Cette caisse est arrêtée pour aujourd’hui\./);
    const others = page.getByRole('group', { name: 'Caisses ouvertes ce jour-là' }).getByRole('button');
    await others.filter({ hasText: 'Wave entreprise' }).click();
    await expect(caisse(page)).toHaveValue('3');
    await expect(refusal).toHaveCount(0);
  });
});
