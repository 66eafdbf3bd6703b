import type { Page } from '@playwright/test';
import { save, saveAndClose } from '../stories/formSteps';
import { petiteCaisseAvec } from '../stories/limits';
import { expect, PROOF, test } from '../stories/mockedTest';
import { PlafondRefuse, Playground } from './ReglementPlafond.stories';

const PETITE_CAISSE = '7';
const plafond = (page: Page) => page.getByText(/au-dessus de son plafond/);

/** Chooses the register with the limit, types the amount handed over and gives the proof. */
async function fill(page: Page, montant: string) {
  await page.getByRole('combobox', { name: 'Caisse' }).selectOption(PETITE_CAISSE);
  await page.getByLabel('Montant reçu').fill(montant);
  await page.locator('input[type=file]').setInputFiles(PROOF);
}

test('ADR 0043: a register that warns says how far above its limit it goes', async ({ mount, page, store }) => {
  Object.assign(store, petiteCaisseAvec(200_000, 0));
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await fill(page, '200000');
  await expect(page.getByRole('dialog').getByText(/Solde après\s: 200\s000\sFcfa/)).toBeVisible();
  await expect(plafond(page)).toHaveCount(0);
  // Change goes back to the client: only what is owed stays in the register.
  await fill(page, '250000');
  await expect(
    page.getByText(/Avec cela, la caisse tiendrait 245\s000\sFcfa\s: 45\s000\sFcfa au-dessus de son plafond\.$/),
  ).toBeVisible();
  await saveAndClose(page, () => closed);
  expect(store.reglements.at(-1)).toMatchObject({ caisseid: 7, net: 245_000 });
});

test('ADR 0043: a register that refuses says so, until less is typed', async ({ mount, page, store }) => {
  Object.assign(store, petiteCaisseAvec(200_000, 1));
  await mount(<PlafondRefuse.Component />);
  await fill(page, '245000');
  await expect(page.getByRole('alert').filter({ has: plafond(page) })).toContainText(
    'La caisse refuse ce qui dépasse.',
  );
  await expect(save(page)).toBeDisabled();
  await page.getByLabel('Montant reçu').blur();
  await fill(page, '200000');
  await expect(plafond(page)).toHaveCount(0);
  await expect(save(page)).toBeEnabled();
});
