import type { Avance } from '@comptoir/contract/avance';
import type { Profil } from '@comptoir/contract/profils';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { enter, FIRST_PASSWORD, type Person } from './administrator';
import { Counter, PROOF } from './counter';
import { PHONE } from './forms';
import { expect, test } from './test';
import { amount } from './texts';

const CAISSE = 'Caisse des avances';
const CHEF: Person = { prenom: 'Awa', nom: 'Touré', username: 'awa.chantier' };
const CAISSIERE: Person = { prenom: 'Nadège', nom: 'Aka', username: 'nadege.avances' };
const OBJET = 'Petit outillage du préau';

/** ADR 0039: cash in a pocket is owed until it is justified or given back. */
test('an advance is asked for on a phone, paid out, accounted for with a proof, and its rest is taken back', async ({
  browser,
  counter,
  house,
  t,
}) => {
  await counter.api.addType('Quincaillerie');
  const { caisseid } = await counter.api.openCaisse(CAISSE, 200_000);
  const open = async (person: Person, profil: string, caisses: readonly number[], device: object) => {
    const { data: profils } = await counter.api.read<Profil[]>('profils/withoutpagination');
    const profilid = profils.find(({ libelle }) => libelle === profil)?.profilid ?? 0;
    const { utilisateurid } = await counter.api.addUtilisateur({ ...person, profilid, password: FIRST_PASSWORD });
    await counter.api.entrust(utilisateurid, caisses);
    const context = await browser.newContext({ ...device, baseURL: house.origin, locale: t.lang });
    const page = await context.newPage();
    await enter(page, t, person);
    return new Counter(page, t, house.origin);
  };
  const chef = await open(CHEF, 'Chantier', [], PHONE);
  const cashier = await open(CAISSIERE, 'Caisse', [caisseid], {});
  await chef.open('/avances');
  await chef.button('avance.demander').click();
  await chef.field('depense.montant').fill('50000');
  await chef.page.getByRole('textbox', { name: t('avance.echeance') }).fill(addDays(todayInAbidjan(Date.now()), 7));
  await chef.field('avance.objet').fill(OBJET);
  await chef.save();
  await chef.saved(t('avance.demander'));

  const libelle = t('avance.nommee', { porteur: 'Awa Touré', objet: OBJET });
  await cashier.open('/avances');
  await cashier.button('avance.actionligne', { action: t('avance.accorder'), libelle }).click();
  await cashier.field('reglement.caisse').selectOption(String(caisseid));
  await expect(cashier.dialog.getByText(amount(150_000)).first()).toBeVisible();
  await cashier.save();
  await expect(cashier.page.getByRole('dialog')).toHaveCount(0);
  const { data } = await cashier.api.read<Avance[]>('avances');
  const { avanceid } = data.find(({ objet }) => objet === OBJET) ?? { avanceid: 0 };

  await chef.open(`/avances/${avanceid}`);
  await chef.page.getByRole('button', { name: t('avance.justifier'), exact: true }).click();
  await chef.page.locator('input[type=file]').first().setInputFiles(PROOF);
  await chef.field('depense.montant').fill('32000');
  await chef.field('depense.typedepense').selectOption({ label: 'Quincaillerie' });
  await chef.field('depense.libelle').fill('Truelles et niveaux');
  await expect(chef.dialog.getByText(amount(18_000)).first()).toBeVisible();
  await chef.save();
  await chef.saved(t('avance.justiftitre'));
  await expect(chef.page.getByRole('region', { name: t('avance.depenses') })).toContainText('Truelles et niveaux');

  await chef.page.getByRole('button', { name: t('avance.rendre'), exact: true }).click();
  await chef.field('transfert.cible').selectOption(String(caisseid));
  await chef.save();
  await chef.saved(t('avance.rendretitre'));

  await cashier.open('/caisses');
  const arriving = cashier.page.getByRole('region', { name: t('transfert.arecevoir') });
  await arriving
    .getByRole('listitem')
    .filter({ hasText: OBJET })
    .getByRole('button', { name: new RegExp(`^${t('transfert.accepter')}`) })
    .click();
  await cashier.save();
  await expect(cashier.page.getByRole('dialog')).toHaveCount(0);
  const { data: done } = await cashier.api.read<Avance>(`avances/${avanceid}`);
  expect(done).toMatchObject({ etat: 'justifiee', montant: 50_000, justifie: 32_000, rendu: 18_000, solde: 0 });
  await cashier.open(`/caisses/${caisseid}`);
  await expect(cashier.page.getByText(amount(168_000)).first()).toBeVisible();
});
