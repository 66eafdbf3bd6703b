import { AVANCE, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import { saveAndClose } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { Annuler } from './DecisionModal.stories';

test.use({ overrides: [avecAvances(Date.now())] });

test('ADR 0039: who asked: an advance is given up before it is paid out', async ({ mount, page, store }) => {
  Object.assign(store, { ...avecAvances(Date.now()), ...asProfile('vendeur') });
  let closed = 0;
  await mount(<Annuler.Component onClose={() => closed++} />);
  await page.getByLabel('Raison').fill('Le salon est reporté');
  await saveAndClose(page, () => closed);
  expect(store.avances.find(({ avanceid }) => avanceid === AVANCE.DEMANDEE)).toMatchObject({
    etat: 'annulee',
    motif: 'Le salon est reporté',
  });
});
