import type { Page } from '@playwright/test';
import { expect, test } from '../../stories/mockedTest';
import { Playground, Sortie } from './MouvementModal.portable';

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
const nom = (page: Page) => page.getByLabel('Remis à');
const tel = (page: Page) => page.getByLabel('Téléphone du bénéficiaire');

test('CONTRACT "Money calls": money out asks who takes it, money in does not', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground onClose={() => closed++} />);
  await expect(page.getByLabel('Montant')).toBeVisible();
  await expect(nom(page).or(tel(page))).toHaveCount(0);
  await page.getByLabel('Sortie').click();
  await page.getByLabel('Montant').pressSequentially('25000');
  await nom(page).fill('Koffi Yao');
  await tel(page).pressSequentially('0708091011');
  await save(page).click();
  await expect.poll(() => closed).toBe(1);
  expect(store.mouvements.at(-1)).toMatchObject({
    type: 0,
    montant: 25_000,
    beneficiaire: 'Koffi Yao',
    beneficiairetel: '0708091011',
  });
});

test('CONTRACT "Money calls": turned to money in, the form forgets who took it, even half a phone', async ({
  mount,
  page,
  store,
}) => {
  let closed = 0;
  await mount(<Playground onClose={() => closed++} />);
  await page.getByLabel('Sortie').click();
  await page.getByLabel('Montant').pressSequentially('25000');
  await nom(page).fill('Koffi Yao');
  await tel(page).pressSequentially('0708');
  await page.getByLabel('Entrée').click();
  await expect(nom(page).or(tel(page))).toHaveCount(0);
  await save(page).click();
  await expect.poll(() => closed).toBe(1);
  expect(store.mouvements.at(-1)).toMatchObject({ type: 1, beneficiaire: '', beneficiairetel: '' });
});

test('CONTRACT "Money calls": a phone alone is told at the name before anything is sent', async ({ mount, page }) => {
  await mount(<Sortie />);
  await expect(tel(page)).toHaveValue('07 07 45 12 36');
  await nom(page).fill('');
  await save(page).click();
  await expect(nom(page)).toHaveAccessibleDescription(/obligatoire/);
});
