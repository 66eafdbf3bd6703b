import type { Arrete, Ouverture } from '@comptoir/contract/arretes';
import type { Depense } from '@comptoir/contract/depenses';
import type { Profil } from '@comptoir/contract/profils';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { enter, FIRST_PASSWORD, type Person } from './administrator';
import { Counter } from './counter';
import { PHONE } from './forms';
import { expect, test } from './test';
import { amount } from './texts';

const [CAISSE, DEPENSE] = ['Caisse de la veille', 'Gravier du mauvais chantier'];
const CASHIER: Person = { prenom: 'Mariam', nom: 'Ouattara', username: 'mariam.veille' };

/** ADR 0034: what was signed stays, and the money and the debt are where they belong. */
test('a cashier paid the wrong expense on a day that is closed: the chief reverses it on a phone', async ({
  browser,
  counter,
  house,
  sessionAt,
  t,
}) => {
  const hier = addDays(todayInAbidjan(Date.now()), -1);
  const { data: profils } = await counter.api.read<Profil[]>('profils/withoutpagination');
  const profilid = profils.find(({ libelle }) => libelle === 'Caisse')?.profilid ?? 0;
  await counter.api.addUtilisateur({ ...CASHIER, profilid, password: FIRST_PASSWORD });
  const { caisseid } = await counter.api.openCaisse(CAISSE, 100_000);
  const { depenseid } = await counter.api.spend(DEPENSE, 'Matériaux de la veille', 30_000);

  const evening = await browser.newContext({ ...PHONE, baseURL: house.origin });
  const cashier = new Counter(await evening.newPage(), t, house.origin);
  await enter(cashier.page, t, CASHIER);
  await cashier.open('/depenses');
  await cashier.openReglement(DEPENSE);
  await cashier.fillReglement(CAISSE, 30_000);
  await cashier.dialog.getByRole('textbox', { name: t('depense.date') }).fill(hier.split('-').reverse().join('/'));
  await cashier.save();
  await cashier.saved(t('reglement.creation'));
  const { data: ouverture } = await cashier.api.read<Ouverture>(`caisses/${caisseid}/arrete/ouvrir`);
  const comptage = [{ forme: 'billet', coupure: 10_000, nombre: 7 }];
  const body = { nature: 'journee', jusquau: hier, seq: ouverture.seq, comptage };
  await cashier.api.write('post', `caisses/${caisseid}/arretes`, body);
  await evening.close();

  const storageState = await sessionAt(house, t);
  const office = await browser.newContext({ ...PHONE, baseURL: house.origin, storageState });
  const chief = new Counter(await office.newPage(), t, house.origin);
  await chief.open(`/depenses/${depenseid}`);
  const payments = chief.page.getByRole('region', { name: t('reglement.liste') });
  await payments.getByRole('button', { name: /^Actions/ }).click();
  await expect(chief.page.getByRole('menuitem', { name: t('liste.supprimer') })).toHaveCount(0);
  await chief.page.getByRole('menuitem', { name: t('module.contrepasser') }).click();
  await expect(chief.dialog).toContainText(amount(30_000));
  await chief.dialog.getByRole('button', { name: t('contrepassation.depensefausse') }).click();
  await chief.save();
  await chief.saved(t('contrepassation.titrereglement'));
  await expect(payments.getByText(new RegExp(`^${t('mouvement.contrepasse')}`))).toBeVisible();
  await expect(chief.page.getByRole('list', { name: t('suivi.titre') })).toContainText(/Contre-passation/);
  const { data: depense } = await chief.api.read<Depense>(`depenses/${depenseid}`);
  expect(depense.montantrestant).toBe(30_000);

  await chief.open(`/caisses/${caisseid}`);
  await expect(
    chief.page
      .getByRole('region', { name: t('fiche.titre') })
      .getByText(amount(100_000))
      .first(),
  ).toBeVisible();
  await expect(
    chief.page
      .getByRole('region', { name: t('mouvement.liste') })
      .getByText(t('mouvement.contrepassation'))
      .first(),
  ).toBeVisible();
  const { data: arretes } = await chief.api.read<Arrete[]>(`caisses/${caisseid}/arretes`);
  expect(arretes).toMatchObject([{ attendu: 70_000, compte: 70_000, ecart: 0, etat: 'valide', jusquau: hier }]);
  await chief.page
    .getByRole('region', { name: t('caisse.arretes') })
    .getByRole('button', { name: new RegExp(`^${t('arrete.voir')}`) })
    .click();
  await expect(chief.dialog.getByText(amount(70_000)).first()).toBeVisible();
  await office.close();
});
