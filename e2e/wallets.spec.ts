import type { Caisse } from '@comptoir/contract/caisses';
import { Counter, PROOF } from './counter';
import { PHONE } from './forms';
import { expect, test } from './test';
import { amount } from './texts';

const SMS =
  'Transfert effectue pour 39000 FCFA a SENA HOUNSOU (22900000000) le 2026-11-20 16:23:16. ' +
  'Frais: 390 FCFA. Nouveau solde: 160610 FCFA. ID de la transaction: 6524300003.';

/** ADR 0037: what the operator of a wallet says of a payment. */
test('an expense is paid by Wave with the pasted message; the operation is not entered twice', async ({
  browser,
  counter,
  house,
  t,
}) => {
  const wave = { libelle: 'Wave du siège', nature: 'wave', montant: 200_000 };
  const { caisseid } = await counter.api.write<Caisse>('post', 'caisses', wave);
  await counter.api.spend('Ciment du hangar', 'Matériaux', 39_000);
  await counter.api.spend('Gravier du hangar', 'Matériaux', 39_000);
  const storageState = await counter.page.context().storageState();
  const context = await browser.newContext({ ...PHONE, storageState, baseURL: house.origin, locale: t.lang });
  const phone = new Counter(await context.newPage(), t, house.origin);
  const { page } = phone;
  const reference = () => phone.field('reglement.reference');
  const pay = async (depense: string) => {
    await phone.open('/depenses');
    await phone.openReglement(depense);
    await phone.field('reglement.caisse').selectOption(String(caisseid));
    await phone.dialog.getByRole('button', { name: t('sms.coller') }).click();
    await phone.field('sms.texte').fill(SMS);
    await expect(reference()).toHaveValue('6524300003');
    await page.locator('input[type=file]').first().setInputFiles(PROOF);
    await phone.save();
  };
  await pay('Ciment du hangar');
  await phone.saved(t('reglement.creation'));

  await pay('Gravier du hangar');
  await expect(reference()).toHaveAccessibleDescription(/./);
  await expect(phone.dialog.getByText(/déjà|already/).first()).toBeVisible();
  await expect(phone.dialog.getByRole('link', { name: t('reglement.voiroperation') })).toBeVisible();
  await reference().fill('6524300004');
  await phone.save();
  await phone.saved(t('reglement.creation'));

  await phone.open(`/caisses/${caisseid}`);
  await expect(page.getByText(amount(200_000 - 2 * 39_390)).first()).toBeVisible();
  await phone.open(`/caisses/mouvements?caisseid=${caisseid}`);
  const rows = page.getByRole('listitem').filter({ hasText: 'Fcfa' });
  await expect(rows.filter({ hasText: amount(390) })).toHaveCount(2);
  await expect(rows.filter({ hasText: '6524300003' })).toHaveCount(1);
  await context.close();
});
