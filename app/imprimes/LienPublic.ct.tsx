import { imprimes } from '@comptoir/contract/imprimes';
import { avecImprime, IMPRIME } from '@comptoir/mocks/imprimes.fixtures';
import { failingCall } from '@comptoir/mocks/states';
import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import { AvecLien } from './ImprimeModal.stories';

const LIEN = 'https://comptoir.example.ci/v/5Jx0fQmZ2hT8aLwB7cKd9e';

const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Oui' });
const renew = (page: Page) => page.getByRole('button', { name: 'Annuler l’ancien lien et en créer un' });

test.use({ overrides: [avecImprime({ lien: LIEN })] });

test('ADR 0046: a link is taken back once confirmed; a new one is given', async ({ mount, page, store }) => {
  await mount(<AvecLien.Component />);
  const whatsapp = page.getByRole('link', { name: /WhatsApp/ });
  await expect(whatsapp).toHaveAttribute('href', new RegExp(encodeURIComponent(LIEN)));
  await renew(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('le code déjà imprimé ne mèneront plus à ce document');
  await yes(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ancien lien annulé, nouveau lien créé' })).toBeVisible();
  const lien = store.imprimes.find(({ imprimeid }) => imprimeid === IMPRIME.imprimeid)?.lien ?? '';
  expect(lien).not.toBe(LIEN);
  await expect(whatsapp).toHaveAttribute('href', new RegExp(encodeURIComponent(lien)));
});

test.describe('refused', () => {
  test.use({ allowedErrors: [/status of 500/] });

  test('it says why, and the link stays', async ({ mount, page, router, store }) => {
    await router.use(failingCall(imprimes.renouveler, 'interne'));
    await mount(<AvecLien.Component />);
    await renew(page).click();
    await yes(page).click();
    await expect(page.getByRole('alertdialog')).toContainText('Une erreur est survenue');
    expect(store.imprimes.find(({ imprimeid }) => imprimeid === IMPRIME.imprimeid)?.lien).toBe(LIEN);
  });
});
