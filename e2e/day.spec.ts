import type { Caisse } from '@comptoir/contract/caisses';
import { Api } from './api';
import { Day } from './day';
import { installed } from './device';
import { PHONE } from './forms';
import { House } from './house';
import { test } from './onWire';
import { expect } from './test';
import { amount } from './texts';
import { MOMENTS, type Moment } from './wire';

test.use({
  ...PHONE,
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from its first argument what a fixture needs
  house: async ({}, use) => {
    const house = new House();
    await house.start();
    await use(house);
    await house.stop();
  },
});

/** Requests from one drop to the next: a few minutes of somebody’s work. */
const EVERY = 23;

/** Makes a rule that drops the line in each way in turn, for longer and shorter. */
function rule(drops: Moment[]) {
  let last = 0;
  return (requests: number) => {
    if (requests - last < EVERY) return null;
    last = requests;
    const moment = MOMENTS[drops.length % MOMENTS.length] ?? 'before it leaves';
    drops.push(moment);
    return { moment, tries: 1 + (drops.length % 5) };
  };
}

/** PRODUCT D, N, O: the day of a small organisation, entered on a phone whose line drops every few minutes. */
test('a day’s work on a line that drops: every figure is right, nothing twice, nothing lost', {
  tag: '@long',
}, async ({ page, counter, house, wire, playwright, t }) => {
  test.setTimeout(1_200_000);
  const request = await playwright.request.newContext({ baseURL: house.origin });
  const office = new Api(request, house.origin);
  await office.write('post', 'auth/login', house.admin);
  const day = new Day(counter, office);
  await counter.open('/dashboard/default');
  await installed(page);
  const drops: Moment[] = [];
  wire.dropBy(rule(drops));

  await day.openCaisse('Caisse du comptoir', 300_000);
  await day.openCaisse('Coffre', 1_000_000);
  await day.addType('Repas');
  await day.move('Coffre', 'sortie', 150_000);
  await day.move('Caisse du comptoir', 'entree', 150_000);

  await day.addProjet('École de Yopougon', 'Fondations');
  await day.spend('Ciment', 'Matériaux', 120_000);
  await day.spend('Taxi pour la banque', 'Transport', 4_500);
  await day.spend('Déjeuner des ouvriers', 'Repas', 18_000);
  await day.spend('Gravier', 'Matériaux', 75_000);
  await day.pay('Ciment', 'Coffre', 50_000);
  await day.pay('Ciment', 'Coffre', 80_000);
  await day.pay('Taxi pour la banque', 'Caisse du comptoir', 5_000);
  await day.pay('Gravier', 'Coffre', 25_000);
  await day.photograph('École de Yopougon', 'Fondations');

  for (const [client, montant, paid] of [
    ['Hôtel Ivoire', 100_000, [40_000, 60_000]],
    ['Boulangerie Soro', 100_000, [100_000]],
    ['Clinique du Plateau', 100_000, [30_000]],
  ] as const) {
    await day.addClient(client);
    await day.order(client, montant);
    for (const one of paid) await day.collect(client, 'Caisse du comptoir', one);
  }
  for (const etat of [1, 2, 3] as const) await day.deliver('Hôtel Ivoire', etat);
  await day.deliver('Boulangerie Soro', 2);
  for (let trip = 1; trip <= 6; trip += 1) {
    await day.spend(`Course ${trip}`, 'Transport', 1_000 * trip);
    await day.pay(`Course ${trip}`, 'Caisse du comptoir', 1_000 * trip);
  }

  // In the evening the line holds.
  wire.dropBy(() => null);
  wire.mend();
  await day.allIsSent();
  expect(drops.length).toBeGreaterThanOrEqual(2 * MOMENTS.length);

  await test.step('every figure of the server is the one that was entered', async () => {
    expect(await day.entered()).toEqual(day.expected());
  });
  await test.step('and so is every figure on the screen', async () => {
    const { soldes, depenses, entrees, sorties, creances } = day.totals();
    await counter.open('/caisses');
    for (const { libelle, solde } of (await office.read<Caisse[]>('caisses/whithpagination')).data) {
      expect(solde).toBe(soldes.get(libelle));
      const row = page.getByRole('listitem').filter({ hasText: libelle });
      await expect(row.getByText(amount(solde))).toBeVisible();
    }
    const whole = [...soldes.values()].reduce((sum, solde) => sum + solde, 0);
    await expect(page.getByText(amount(whole)).first()).toBeVisible();
    await counter.open('/dashboard/default?periode=jour');
    for (const [key, francs] of [
      ['dashboard.depenses', depenses],
      ['dashboard.entrees', entrees],
      ['dashboard.sorties', sorties],
      ['dashboard.solde', whole],
    ] as const) {
      await expect(
        page
          .getByRole('article')
          .filter({ hasText: t(key) })
          .first(),
      ).toContainText(amount(francs));
    }
    await counter.open('/clients/creances');
    await expect(page.getByText(amount(creances)).first()).toBeVisible();
  });
  expect(await house.checkLedger()).toMatch(/ledger sound/);
  await request.dispose();
});
