import { imprimeDeCommande } from '@comptoir/mocks/imprimes.fixtures';
import { Playground as Commande } from '../commandes/CommandeScreen.stories';
import { expect, test } from '../stories/mockedTest';
import { menuWords } from '../stories/rowMenu';
import { BonDeCommande } from './ImprimeModal.stories';

const bon = imprimeDeCommande(117);

test('ADR 0045: an order prints as order form; its delivery note is not counted', async ({ mount, page, asked }) => {
  await mount(<BonDeCommande.Component />);
  const dialog = page.getByRole('dialog', { name: `Bon de commande ${bon.numero}` });
  await expect(dialog).toContainText(/Montant\s*800.000.Fcfa\s*Montant restant\s*400.000.Fcfa/);
  const link = dialog.getByRole('link', { name: 'Bon de livraison' });
  await expect(link).toHaveAttribute('href', `/api/imprimes/${bon.imprimeid}/livraison.pdf?langue=fr&format=a4`);
  const whatsapp = dialog.getByRole('link', { name: /WhatsApp/ });
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toMatch(new RegExp(`commande ${bon.numero} de 800.000.Fcfa, reste 400.000.Fcfa\\.\nhttps://`));
  const counts = () => asked.filter((call) => call.endsWith('/tirages'));
  expect(counts()).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Imprimer (A4)' }).click();
  expect(new URL((await download).url()).pathname).toBe(`/api/imprimes/${bon.imprimeid}/papier.pdf`);
  expect(counts()).toHaveLength(1);
});

test('an order without a document offers none', async ({ mount, page, store }) => {
  store.imprimes.length = 0;
  await mount(<Commande.Component />);
  expect(await menuWords(page)).not.toContain('Imprimer');
});
