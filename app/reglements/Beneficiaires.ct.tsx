import type { Page } from '@playwright/test';
import { save, saveAndClose } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { Beneficiaire, Playground } from './ReglementModal.stories';

const nom = (page: Page) => page.getByLabel('Remis à');
const tel = (page: Page) => page.getByLabel('Téléphone du bénéficiaire');

test('CONTRACT "Money calls": an expense’s payment says who took the cash', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await page.getByRole('combobox', { name: 'Caisse' }).selectOption('1');
  await page.locator('input[type=file]').setInputFiles(PROOF);
  await tel(page).fill('0708091011');
  // A phone alone is nobody's.
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription(/: Remis à\.?$/);
  await nom(page).fill('Koffi Yao');
  await saveAndClose(page, () => closed);
  expect(store.reglements.at(-1)).toMatchObject({
    depenseid: 18,
    beneficiaire: 'Koffi Yao',
    beneficiairetel: '0708091011',
  });
});

test('CONTRACT "Money calls": a correction shows who took cash, or forgets it', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Beneficiaire.Component onClose={() => closed++} />);
  await expect(nom(page)).toHaveValue('Traoré Issouf');
  await expect(tel(page)).toHaveValue('07 59 11 22 33');
  await tel(page).fill('');
  await expect(save(page)).toBeEnabled();
  await saveAndClose(page, () => closed);
  expect(store.reglements.find(({ reglementid }) => reglementid === 15)).toMatchObject({
    beneficiaire: 'Traoré Issouf',
    beneficiairetel: '',
  });
});
