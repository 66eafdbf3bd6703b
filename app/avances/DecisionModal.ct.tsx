import { AVANCE, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { Annuler, Playground } from './DecisionModal.portable';

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });

test.use({ overrides: [avecAvances(Date.now())] });

test('ADR 0039: a refusal has its reason, which the page then shows', async ({ mount, page, store, asked }) => {
  let closed = 0;
  await mount(<Playground onClose={() => closed++} />);
  await save(page).click();
  await expect(page.getByLabel('Raison')).toHaveAttribute('aria-invalid', 'true');
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
  await page.getByRole('button', { name: 'Les caisses ne le permettent pas' }).click();
  await save(page).click();
  await expect.poll(() => closed).toBe(1);
  await expect(page.getByText('Avance refusée')).toBeVisible();
  expect(store.avances.find(({ avanceid }) => avanceid === AVANCE.DEMANDEE)).toMatchObject({
    ...{ etat: 'refusee', motif: 'Les caisses ne le permettent pas', decideurid: 1 },
  });
});

test.describe('who asked', () => {
  test.use({ overrides: [{ ...avecAvances(Date.now()), ...asProfile('vendeur') }] });

  test('ADR 0039: an advance is given up before it is paid out', async ({ mount, page, store }) => {
    let closed = 0;
    await mount(<Annuler onClose={() => closed++} />);
    await page.getByLabel('Raison').fill('Le salon est reporté');
    await save(page).click();
    await expect.poll(() => closed).toBe(1);
    expect(store.avances.find(({ avanceid }) => avanceid === AVANCE.DEMANDEE)).toMatchObject({
      ...{ etat: 'annulee', motif: 'Le salon est reporté' },
    });
  });
});
