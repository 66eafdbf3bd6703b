import { avecAvances } from '@comptoir/mocks/avances.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import { utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import { expect, test } from '../stories/mockedTest';
import { gardien, sansDroit } from './testing/gardien';
import { All, Giver, Playground } from './UtilisateurCaissesModal.stories';

const caissesOf = (store: { utilisateurs: { utilisateurid: number; caisses: number[] | null }[] }) =>
  store.utilisateurs.find(({ utilisateurid }) => utilisateurid === 2)?.caisses;

test('PRODUCT Q: the registers chosen are those that they have', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await expect(page.getByLabel('Seulement celles choisies')).toBeChecked();
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(store.caisses.length);
  const nameOf = (id: number) => store.caisses.find(({ caisseid }) => caisseid === id)?.libelle ?? '';
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByRole('checkbox', { name: nameOf(5) }).uncheck();
  await page.getByRole('checkbox', { name: nameOf(1) }).check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => closed).toBe(1);
  expect([...(caissesOf(store) ?? [])].sort()).toEqual([1, 2]);
});

test('PRODUCT Q: with none chosen it says that they see none', async ({ mount, page, store }) => {
  await mount(<All.Component />);
  await page.getByLabel('Seulement celles choisies').check();
  await expect(page.getByText('Sans caisse choisie, cette personne n’en verra aucune.')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => caissesOf(store)).toEqual([]);
});

test.describe('who changes users and sees no register', () => {
  test.use({
    overrides: [
      { ...asProfile('lecteur'), utilisateurs: sansDroit(gardien(utilisateurs(), 3, 'utilisateurs.modifier'), 2) },
    ],
  });

  test('CONTRACT "Permissions": chooses among the names of the registers', async ({ mount, page, store }) => {
    await mount(<Giver.Component />);
    await expect(page.getByRole('checkbox')).toHaveCount(store.caisses.length);
    await expect(page.getByText('Fcfa')).toHaveCount(0);
    await page.getByRole('checkbox', { checked: true }).first().uncheck();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect.poll(() => caissesOf(store)).toHaveLength(1);
  });
});

test('ADR 0039: nobody is given an advance, which is its holder’s alone', async ({ mount, page, store }) => {
  Object.assign(store, avecAvances(Date.now()));
  // The user who gives holds one, and so has it among their own registers.
  for (const row of store.avances) row.porteurid = 1;
  await mount(<Playground.Component />);
  await expect(page.getByRole('checkbox', { name: /^Caisse Bouaké/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Avance/ })).toHaveCount(0);
});

test('DESIGN rule 13: what was chosen is not lost without asking', async ({ mount, page }) => {
  let closed = 0;
  await mount(<All.Component onClose={() => closed++} />);
  await page.getByLabel('Seulement celles choisies').check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(closed).toBe(0);
});
