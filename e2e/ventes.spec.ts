import type { Commande } from '@comptoir/contract/commandes';
import { expectNothingFound } from './axe';
import { Seller } from './seller';
import { expect, test } from './test';
import { amount } from './texts';

/** From a new company to a settled and delivered order (spec § 2 Clients, § 2 Orders, § 4, § 5). */
test('a new client orders with a reduction, pays in two parts, and is delivered step by step', async ({
  page,
  counter,
  t,
}, info) => {
  const client = `Hôtel Ivoire ${info.project.name}`;
  const caisse = `Caisse ventes ${info.project.name}`;
  const seller = new Seller(counter);
  await counter.api.openCaisse(caisse, 10_000);

  await counter.open('/clients');
  await counter.button('client.nouveau').click();
  await seller.fillEntreprise(client, '0708091011');
  await counter.rowAction(client, 'commande.nouvelle');
  await seller.addArticles();
  await seller.field('commande.frais').fill('5000');
  await counter.dialog.getByRole('radio', { name: t('commande.parpourcentage') }).check();
  await counter.dialog.getByRole('spinbutton', { name: t('commande.pourcentage') }).fill('10');
  // 60 000 + 35 000 + 5 000, less 10 %, plus 5 000 of fees. The total is in the figures, and beside Save.
  await expect(counter.dialog.getByText(amount(95_000))).toHaveCount(2);
  await expectNothingFound(page, 'a new order');
  await counter.save();
  await counter.saved(t('commande.creation'));

  await counter.open('/commandes');
  await expect(seller.order(client).getByText(amount(95_000)).first()).toBeVisible();
  await expect(seller.order(client)).toContainText(t('commande.enattente'));

  await seller.action('liste.actions', client).click();
  await page.getByRole('menuitem', { name: t('dashboard.imprimer') }).click();
  const ordered = page.waitForEvent('download');
  await counter.dialog.getByRole('button', { name: t('piece.a4') }).click();
  expect((await ordered).suggestedFilename()).toMatch(/^BDC-\d{4}-\d{6}\.pdf$/);

  await seller.openEncaissement(client);
  await seller.collect(caisse, 47_500);
  await counter.save();
  await counter.saved(t('reglement.commande.creation'));
  await page
    .getByRole('status')
    .getByRole('button', { name: t('dashboard.imprimer') })
    .click();
  const printed = page.waitForEvent('download');
  await counter.dialog.getByRole('button', { name: t('piece.a4') }).click();
  expect((await printed).suggestedFilename()).toMatch(/^PC-[A-Z]\d+-\d{4}-000001\.pdf$/);

  await seller.openEncaissement(client);
  await seller.collect(caisse, 50_000);
  // The client hands over too much: 2 500 go back, and the register keeps what was owed.
  await expect(counter.dialog.getByText(amount(2_500)).first()).toBeVisible();
  await expect(counter.dialog.getByRole('note').filter({ hasText: amount(105_000) })).toBeVisible();
  await counter.save();
  await counter.saved(t('reglement.commande.creation'));

  await expect(seller.order(client)).toContainText(t('commande.solde'));
  await expect(seller.action('commande.encaisserligne', client)).toHaveCount(0);
  await seller.action('liste.actions', client).click();
  await expect(page.getByRole('menuitem', { name: t('liste.historique') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: t('liste.modifier') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const etat of [1, 2, 3] as const) await seller.deliver(client, etat);
  await expect(seller.action('livraison.changer', client)).toHaveCount(0);

  await counter.open('/caisses');
  await expect(page.getByText(amount(105_000)).first()).toBeVisible();
  // The server also refuses what the screens do not offer.
  const { data } = await counter.api.read<Commande[]>('commandes/whithpagination?searchdata=Hotel');
  const commandeid = data.find((row) => row.client === client)?.commandeid;
  const origin = { origin: new URL(page.url()).origin };
  const back = await page.request.post('/api/statuscommandes', { data: { commandeid, etat: 2 }, headers: origin });
  const gone = await page.request.delete(`/api/commandes/${commandeid}/`, { headers: origin });
  expect([back.status(), gone.status()]).toEqual([409, 409]);
});

/** Keys that an experienced person types in a minute: five a second. */
const KEYS_A_MINUTE = 300;

test('the keyboard alone sells to a new client in under a minute (DESIGN rule 22)', async ({
  page,
  counter,
  t,
}, info) => {
  test.skip(info.project.name === 'phone', 'a phone has no keyboard');
  const seller = new Seller(counter);
  await counter.open('/commandes');
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  const tabTo = async (target: ReturnType<typeof counter.field>) => {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`Tab does not reach ${target}`);
  };

  await counter.button('commande.nouvelle').focus();
  await press('Enter');
  await tabTo(counter.dialog.getByRole('button', { name: t('commande.nouveauclient') }));
  await press('Enter');
  await tabTo(counter.field('client.nom'));
  await type('Awa Koné');
  await tabTo(counter.field('client.tel'));
  await type('0102030405');
  await tabTo(counter.field('client.adresse'));
  await type('Bouaké');
  await press('Enter');
  await counter.saved(t('client.creation'));
  for (const [libelle, quantite, prix] of [
    ['Savon', '12', '750'],
    ['Huile', '3', '2000'],
  ] as const) {
    await tabTo(seller.libelle);
    await type(libelle);
    await press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await type(quantite);
    await press('Tab');
    await type(prix);
    await press('Enter');
    await expect(seller.libelle).toBeFocused();
  }
  await tabTo(counter.sending);
  await press('Enter');
  await counter.saved(t('commande.creation'));
  await expect(seller.order('Awa Koné').getByText(amount(15_000)).first()).toBeVisible();
  expect(keys).toBeLessThan(KEYS_A_MINUTE);
});
