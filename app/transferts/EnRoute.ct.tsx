import type { Store } from '@comptoir/mocks/store';
import { caissesAvecTransferts, TRANSFERT } from '@comptoir/mocks/transferts.fixtures';
import { UTILISATEUR } from '@comptoir/mocks/utilisateurs.fixtures';
import type { Page } from '@playwright/test';
import { save } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { Many, Nothing, Playground, Sent } from './EnRoute.stories';

const card = (page: Page, name: string) => page.getByRole('region', { name });
/** Sends the answer; while its dialog is open, nothing behind it can be found by its role. */
async function send(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const onItsWay = ({ transferts }: Pick<Store, 'transferts'>) =>
  transferts.find(({ transfertid }) => transfertid === TRANSFERT.EN_ROUTE);

test.describe('who answers for the target', () => {
  test.use({ overrides: [{ session: { utilisateurid: UTILISATEUR.DEUX_CAISSES } }] });
  // What a test writes is its own: each one gets transfers that no other has touched.
  test.beforeEach(({ store }) => void Object.assign(store, caissesAvecTransferts(Date.now())));

  test('ADR 0035: they are told what comes, and accept it as it was sent', async ({ mount, page, store }) => {
    await mount(<Playground.Component />);
    const offer = card(page, 'À recevoir').getByRole('listitem');
    await expect(offer).toContainText(/200\s000\sFcfa de Caisse centrale Plateau pour Caisse Bouaké/);
    await expect(offer).toContainText('envoyé par Ibrahim Coulibaly');
    await expect(offer.getByRole('button')).toHaveText(['Accepter', 'Refuser']);
    await offer.getByRole('button', { name: /^Accepter/ }).click();
    await send(page);
    await expect(card(page, 'À recevoir')).toHaveCount(0);
    expect(onItsWay(store)).toMatchObject({ etat: 'recu', repondupar: UTILISATEUR.DEUX_CAISSES, motifreponse: '' });
  });

  test('ADR 0035: a refusal asks why, and sends the money back', async ({ mount, page, store }) => {
    await mount(<Playground.Component />);
    await page.getByRole('button', { name: /^Refuser/ }).click();
    await save(page).click();
    await expect(page.getByRole('textbox', { name: /^Motif/ })).toHaveAccessibleDescription(/obligatoire/);
    await page.getByRole('button', { name: 'Le montant ne correspond pas' }).click();
    await send(page);
    await expect(card(page, 'À recevoir')).toHaveCount(0);
    expect(onItsWay(store)).toMatchObject({ etat: 'refuse', motifreponse: 'Le montant ne correspond pas' });
  });

  test('of many only the newest stand there, and all the others are counted', async ({ mount, page, store }) => {
    const row = onItsWay(store);
    if (row) store.transferts.push(...Array.from({ length: 120 }, (_, index) => ({ ...row, transfertid: 20 + index })));
    await mount(<Many.Component />);
    await expect(page.getByText('Et 111 autres, dans la liste de leur caisse')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Accepter/ })).toHaveCount(10);
  });
});

test('ADR 0035: the sender withdraws what is on its way, and says why', async ({ mount, page, store }) => {
  Object.assign(store, caissesAvecTransferts(Date.now()));
  await mount(<Sent.Component />);
  await expect(card(page, 'En route').getByRole('button')).toHaveText(['Annuler']);
  await page.getByRole('button', { name: /^Annuler/ }).click();
  await page.getByRole('button', { name: 'Erreur de caisse' }).click();
  await send(page);
  await expect(card(page, 'En route')).toHaveCount(0);
  expect(onItsWay(store)).toMatchObject({ etat: 'annule', motifreponse: 'Erreur de caisse' });
});

test('nothing is shown while nothing is on its way', async ({ mount, page }) => {
  const answered = page.waitForResponse(/\/api\/transferts/);
  await mount(<Nothing.Component />);
  await (await answered).finished();
  await expect(page.getByRole('region')).toHaveCount(0);
});
