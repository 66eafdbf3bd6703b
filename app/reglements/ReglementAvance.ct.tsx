import { AVANCE, chefQuiRegle } from '@comptoir/mocks/avances.fixtures';
import { foundRow } from '@comptoir/mocks/rows';
import { save } from '../stories/formSteps';
import { expect, PROOF, test } from '../stories/mockedTest';
import { Avance, CommandeSansAvance } from './ReglementModal.stories';

test.beforeEach(({ store }) => void Object.assign(store, chefQuiRegle(Date.now())));

test('ADR 0039: one’s own advance pays an expense', async ({ mount, page, store }) => {
  let closed = 0;
  await mount(<Avance.Component onClose={() => closed++} />);
  const { caisseid } = foundRow(store, 'avances', AVANCE.OUVERTE);
  const caisse = page.getByRole('combobox', { name: 'Caisse' });
  // It is the only register that this user has, so it is chosen already.
  await expect(caisse).toHaveValue(String(caisseid));
  await page.getByLabel('Montant remis').fill('40000');
  await expect(caisse).toHaveAccessibleDescription(/^Avance Solde.: 75.700.Fcfa$/);
  await page.locator('input[type=file]').setInputFiles(PROOF);
  await save(page).click();
  await expect.poll(() => closed).toBe(1);
  expect(store.reglements.at(-1)).toMatchObject({ depenseid: 18, caisseid, net: 40_000 });
});

test('ADR 0039: the money of an order enters no advance', async ({ mount, page }) => {
  await mount(<CommandeSansAvance.Component />);
  const caisse = page.getByRole('combobox', { name: 'Caisse' });
  await expect(caisse).toHaveAccessibleDescription(/aucune caisse/i);
  await expect(page.getByRole('option', { name: /^Avance/ })).toHaveCount(0);
});
