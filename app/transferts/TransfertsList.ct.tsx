import { imprimeDeTransfert } from '@comptoir/mocks/imprimes.fixtures';
import { caissesAvecTransferts, TRANSFERT } from '@comptoir/mocks/transferts.fixtures';
import { save } from '../stories/formSteps';
import { expect, test } from '../stories/mockedTest';
import { menuWords, rowAction } from '../stories/rowMenu';
import { Playground, WithFee } from './TransfertsList.stories';

test.use({ overrides: [caissesAvecTransferts(Date.now())] });

test('ADR 0035: each transfer says its way, state and number; ADR 0047: its slip', async ({ mount, page, asked }) => {
  await mount(<Playground.Component />);
  const refused = page.getByRole('row').filter({ hasText: 'Refusé' });
  await expect(refused).toContainText('→ Caisse chantier Yopougon');
  await expect(refused).toContainText(/Yacouba Bamba, le .*\s: L’enveloppe ne contenait que 70 000 francs/);
  await expect(page.getByRole('row').filter({ hasText: 'En route' })).toContainText('Fonds de la semaine');
  await expect(page.getByRole('row').filter({ hasText: 'Annulé' })).toHaveCount(1);
  const { imprimeid, numero } = imprimeDeTransfert(TRANSFERT.REFUSE, caissesAvecTransferts(Date.now()));
  await expect(refused).toContainText(numero);
  await refused.getByRole('button', { name: /^Imprimer\s: / }).click();
  const dialog = page.getByRole('dialog', { name: `Bordereau de transfert ${numero}` });
  await expect(dialog).toContainText('Document annulé');
  await expect(dialog).not.toContainText('restant');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Imprimer (A4)' }).click();
  expect(new URL((await download).url()).pathname).toBe(`/api/imprimes/${imprimeid}/papier.pdf`);
  await expect(dialog).toHaveCount(0);
  expect(asked.filter((call) => call.endsWith('/tirages'))).toHaveLength(1);
});

test('ADR 0035: a fee is told apart; ADR 0037: references are named where there are', async ({ mount, page }) => {
  await mount(<WithFee.Component />);
  await expect(page.getByRole('cell', { name: /^1\s500/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Sortie .150\s000/ })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: '→ Banque SGCI' });
  await expect(row).toContainText(/Référence au départ.: T_\d{11}/);
  await expect(row).not.toContainText('arrivée');
});

test('ADR 0035: who answers for both registers undoes what was received', async ({ mount, page, store }) => {
  await mount(<Playground.Component />);
  const received = page.getByRole('row').filter({ hasText: 'Paie des manœuvres' });
  // Which registers the user answers for is read beside the list.
  await expect.poll(() => menuWords(received)).toEqual(['Annuler', 'Historique']);
  await rowAction(received, '', 'Annuler');
  await page.getByRole('button', { name: 'Erreur de montant' }).click();
  await save(page).click();
  await expect(received).toContainText('Annulé');
  const ofIt = store.mouvements.filter(({ transfertid }) => transfertid === TRANSFERT.ACCEPTE);
  expect(ofIt.map(({ annule }) => annule)).toEqual([true, true]);
});

test('a transfer that an older version of the app has cached has no slip', async ({ mount, page, store }) => {
  store.imprimes.length = 0;
  await mount(<Playground.Component />);
  const refused = page.getByRole('row').filter({ hasText: 'Refusé' });
  await expect(refused).toBeVisible();
  await expect(page.getByRole('button', { name: /^Imprimer/ })).toHaveCount(0);
});
