import type { Profil } from '@comptoir/contract/profils';
import type { Page } from '@playwright/test';
import { enter, FIRST_PASSWORD, type Person } from './administrator';
import { Counter } from './counter';
import { PHONE } from './forms';
import { expect, test } from './test';
import { amount, shownAmount, type T } from './texts';

const [SIEGE, CHANTIER] = ['Caisse du siège', 'Caisse du chantier'];
const CHEF: Person = { prenom: 'Salif', nom: 'Ouattara', username: 'salif.siege' };
const CAISSIERE: Person = { prenom: 'Mariam', nom: 'Diallo', username: 'mariam.chantier' };

/** Adds a cashier who sees this register alone. */
async function attach({ api }: Counter, person: Person, caisseid: number): Promise<void> {
  const { data } = await api.read<Profil[]>('profils/withoutpagination');
  const profilid = data.find(({ libelle }) => libelle === 'Caisse')?.profilid ?? 0;
  const { utilisateurid } = await api.addUtilisateur({ ...person, profilid, password: FIRST_PASSWORD });
  await api.write('put', `utilisateurs/${utilisateurid}/caisses`, { caisses: [caisseid] });
}

const fiche = (page: Page, t: T) => page.getByRole('region', { name: t('fiche.titre') });
const card = (page: Page, t: T, key: string) => page.getByRole('region', { name: t(key), exact: true });

/** Prints the slip of what was just sent, which the message offers (ADR 0047). */
async function printSlip({ page, t }: Counter): Promise<void> {
  await page
    .getByRole('status')
    .getByRole('button', { name: t('dashboard.imprimer') })
    .last()
    .click();
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: t('piece.a4') }).click();
  expect((await printed).suggestedFilename()).toMatch(/^TR-C\d+-\d{4}-\d{6}\.pdf$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Sends money from the page of the register, once the form has said what remains. */
async function send(chef: Counter, montant: number, reste: number): Promise<void> {
  const { t } = chef;
  await chef.rowAction(SIEGE, 'caisse.transferer');
  const select = chef.field('transfert.cible');
  const option = select.locator('option', { hasText: CHANTIER });
  await expect(option).toHaveText(new RegExp(t('transfert.attente')));
  await select.selectOption((await option.getAttribute('value')) ?? '');
  await chef.field('depense.montant').fill(String(montant));
  await expect(chef.dialog.getByText(amount(reste))).toBeVisible();
  await chef.save();
  await expect(chef.page.getByRole('dialog')).toHaveCount(0);
  await printSlip(chef);
  await expect(fiche(chef.page, t).getByText(amount(reste))).toBeVisible();
  await expect(card(chef.page, t, 'transfert.enroute')).toContainText(amount(montant));
}

/** ADR 0035: money on its way between two people, each with a register of their own. */
test('the chief sends to the site, whose cashier accepts on a phone; what she refuses comes back', async ({
  browser,
  counter,
  house,
  t,
}) => {
  const { caisseid: siege } = await counter.api.openCaisse(SIEGE, 500_000);
  const { caisseid: chantier } = await counter.api.openCaisse(CHANTIER, 0);
  await attach(counter, CHEF, siege);
  await attach(counter, CAISSIERE, chantier);
  const open = async (person: Person, device: object) => {
    const context = await browser.newContext({ ...device, baseURL: house.origin, locale: t.lang });
    const page = await context.newPage();
    await enter(page, t, person);
    return new Counter(page, t, house.origin);
  };
  const chef = await open(CHEF, {});
  await chef.open(`/caisses/${siege}`);
  await send(chef, 200_000, 300_000);

  const cashier = await open(CAISSIERE, PHONE);
  const { page } = cashier;
  await cashier.open('/caisses');
  const offer = card(page, t, 'transfert.arecevoir').getByRole('listitem');
  await expect(offer).toContainText('Salif Ouattara');
  await expect(offer).toContainText(amount(200_000));
  await offer.getByRole('button', { name: new RegExp(`^${t('transfert.accepter')}`) }).click();
  await cashier.save();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(offer).toHaveCount(0);
  await cashier.open(`/caisses/${chantier}`);
  await expect(fiche(page, t).getByText(amount(200_000))).toBeVisible();

  await chef.open(`/caisses/${siege}`);
  await expect(card(chef.page, t, 'transfert.enroute')).toHaveCount(0);
  await send(chef, 50_000, 250_000);
  await cashier.open(`/caisses/${chantier}`);
  await offer.getByRole('button', { name: new RegExp(`^${t('transfert.refuser')}`) }).click();
  await cashier.dialog.getByRole('button', { name: t('transfert.motifautremontant') }).click();
  await cashier.save();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(fiche(page, t).getByText(amount(200_000))).toBeVisible();
  await chef.open(`/caisses/${siege}`);
  await expect(fiche(chef.page, t).getByText(amount(300_000))).toBeVisible();
  const refused = chef.page.getByRole('row').filter({ hasText: t('transfert.refuse') });
  await expect(refused).toContainText(t('transfert.motifautremontant'));
  const suivi = card(chef.page, t, 'suivi.titre');
  for (const [montant, answer] of [
    [200_000, 'suivi.transfertrecu'],
    [50_000, 'suivi.transfertrefuse'],
  ] as const) {
    for (const text of ['suivi.transfert', answer]) {
      const said = t(text, { montant: shownAmount(montant), caisse: `${SIEGE} → ${CHANTIER}` });
      await expect(suivi.getByText(new RegExp(`^${said.replaceAll(' ', '\\s')}$`))).toHaveCount(1);
    }
  }
});
