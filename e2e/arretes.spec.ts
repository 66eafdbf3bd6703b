import { readFile } from 'node:fs/promises';
import type { Arrete } from '@comptoir/contract/arretes';
import type { Profil } from '@comptoir/contract/profils';
import type { Page } from '@playwright/test';
import { enter, FIRST_PASSWORD, type Person } from './administrator';
import { Counter } from './counter';
import { PHONE } from './forms';
import { expect, test } from './test';
import { amount, shownAmount } from './texts';

const CAISSE = 'Caisse du soir';
const CASHIER: Person = { prenom: 'Aminata', nom: 'Cissé', username: 'aminata.soir' };

/** Types how many notes of each kind are in the drawer, by the keyboard of the phone: Enter leads to the next kind. */
async function countNotes(page: Page, numbers: readonly string[]): Promise<void> {
  await expect(page.getByRole('dialog').locator('input').first()).toBeFocused();
  for (const number of numbers) {
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
  }
}

/** ADR 0033: an evening at the counter, the next morning in the office, and the paper that says what was signed. */
test('a cashier closes the evening on a phone with a shortage, the chief books it, and the minutes stay', async ({
  browser,
  counter,
  house,
  t,
}) => {
  const { data: profils } = await counter.api.read<Profil[]>('profils/withoutpagination');
  const profilid = profils.find(({ libelle }) => libelle === 'Caisse')?.profilid ?? 0;
  const { utilisateurid } = await counter.api.addUtilisateur({ ...CASHIER, profilid, password: FIRST_PASSWORD });
  const { caisseid } = await counter.api.openCaisse(CAISSE, 57_500);
  await counter.api.entrust(utilisateurid, [caisseid]);

  const context = await browser.newContext({ ...PHONE, baseURL: house.origin });
  const page = await context.newPage();
  await enter(page, t, CASHIER);
  const cashier = new Counter(page, t, house.origin);
  // The register that she is given stands on her first screen (ADR 0038).
  await page
    .getByRole('button', { name: t('accueil.actionligne', { action: t('accueil.arreter'), libelle: CAISSE }) })
    .click();
  // Five notes of 10 000 and one of 5 000: 2 500 are missing.
  await countNotes(page, ['5', '1']);
  await expect(cashier.dialog.getByText(new RegExp(`Manquant ${shownAmount(2_500)}`))).toBeVisible();
  await cashier.dialog.getByRole('button', { name: t('arrete.motifrendu') }).click();
  await cashier.save();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(new RegExp(`^${t('caisse.arretele')} `))).toBeVisible();
  await context.close();

  await counter.open(`/caisses/${caisseid}`);
  const row = counter.page.getByRole('row').filter({ hasText: 'Aminata Cissé' });
  await row.getByRole('button', { name: new RegExp(`^${t('arrete.voir')}`) }).click();
  await counter.dialog.getByRole('button', { name: t('arrete.regulariser') }).click();
  await counter.field('arrete.regularisermotif').fill('Retenu sur la caisse');
  await counter.save();
  await expect(counter.dialog.getByText(t('arrete.regularise')).first()).toBeVisible();
  await counter.page.keyboard.press('Escape');
  await expect(counter.page.getByRole('region', { name: t('fiche.titre') }).getByText(amount(55_000))).toBeVisible();
  const { data } = await counter.api.read<Arrete[]>(`caisses/${caisseid}/arretes`);
  expect(data).toMatchObject([{ attendu: 57_500, compte: 55_000, ecart: -2_500, motif: t('arrete.motifrendu') }]);

  // Paper says what was signed, whatever came since.
  await row.getByRole('button', { name: new RegExp(`^${t('arrete.voir')}`) }).click();
  await counter.dialog.getByRole('button', { name: t('dashboard.imprimer') }).click();
  const download = counter.page.waitForEvent('download');
  await counter.page.getByRole('button', { name: t('piece.a4') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^PV-C\d+-\d{4}-000001\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
