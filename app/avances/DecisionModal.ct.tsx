import { AVANCE, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import { postsOf, save, saveAndClose } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { Annuler, Playground } from './DecisionModal.stories';

test.use({ overrides: [avecAvances(Date.now())] });

test('ADR 0039: a refusal has its reason, which the page then shows', async ({ mount, page, store, asked }) => {
  let closed = 0;
  await mount(<Playground.Component onClose={() => closed++} />);
  await save(page).click();
  await expect(page.getByLabel('Raison')).toHaveAttribute('aria-invalid', 'true');
  expect(postsOf(asked)).toEqual([]);
  await page.getByRole('button', { name: 'Les caisses ne le permettent pas' }).click();
  await saveAndClose(page, () => closed);
  await expect(page.getByText('Avance refusée')).toBeVisible();
  expect(store.avances.find(({ avanceid }) => avanceid === AVANCE.DEMANDEE)).toMatchObject({
    ...{ etat: 'refusee', motif: 'Les caisses ne le permettent pas', decideurid: 1 },
  });
});

test.describe('who asked', () => {
  test.use({ overrides: [{ ...avecAvances(Date.now()), ...asProfile('vendeur') }] });

  test('ADR 0039: an advance is given up before it is paid out', async ({ mount, page, store }) => {
    let closed = 0;
    await mount(<Annuler.Component onClose={() => closed++} />);
    await page.getByLabel('Raison').fill('Le salon est reporté');
    await saveAndClose(page, () => closed);
    expect(store.avances.find(({ avanceid }) => avanceid === AVANCE.DEMANDEE)).toMatchObject({
      ...{ etat: 'annulee', motif: 'Le salon est reporté' },
    });
  });
});
