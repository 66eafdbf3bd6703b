import type { Totaux } from '@comptoir/contract/dashboard';
import type { TotalMouvements } from '@comptoir/contract/mouvements';
import type { TotalReglements } from '@comptoir/contract/reglementsListe';
import type { PartReglee } from '@comptoir/contract/reglementsParType';
import type { Situation, TotalSituation } from '@comptoir/contract/situation';
import { addDays } from '@comptoir/domain/dates';
import { soldeApres, sommeDe } from '@comptoir/domain/flux';
import { sum } from '@comptoir/domain/money';
import type { Periode } from '@comptoir/domain/periode';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS } from '@comptoir/domain/permission';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { workYear } from '../dashboard/testing/year';
import { SEED } from '../trials/suites/amount';
import { testApp } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { openedHouse } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';

const { house, admin } = openedHouse(testApp);
/** A year of work, then a transfer and an advance between registers, and a user who does not see the first of them. */
const year = openedForTests(async () => {
  const [source = 0, cible = 0, third = 0] = await workYear(house, SEED);
  await admin.post('transferts', { sourceid: source, cibleid: cible, montant: 1234, frais: 5 });
  const porteur = { porteurnom: 'Konan Kouadio', porteurtel: '0707010203', objet: 'Clous', echeance: '2099-01-01' };
  const { avanceid } = (await admin.post('avances', { ...porteur, montant: 400 })).body.data;
  expect((await admin.post(`avances/${avanceid}/accorder`, { sourceid: source })).status).toBe(200);
  const restricted = await house.as([...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS]);
  await admin.put(`utilisateurs/${restricted.utilisateurid}/caisses`, { caisses: [cible, third] });
  return { restricted, seen: [cible, third], spent: { caisseid: source, datefin: '2026-12-31' } };
});

const read = async (client: TestClient, path: string, query: object = {}) => {
  const { status, body } = await client.get(`${path}?${new URLSearchParams({ ...query })}`);
  expect(status).toBe(200);
  return body.data;
};
const SITUATION = 'caisses/situation';
const rowsOf = (client: TestClient, query: object = {}): Promise<Situation[]> =>
  read(client, SITUATION, { ...query, limit: 100 });
const totalOf = (client: TestClient, query: object = {}): Promise<TotalSituation> =>
  read(client, `${SITUATION}/total`, query);

/** Compares the registers over some days with their movements, one by one, and with the dashboard; returns them. */
async function compared(client: TestClient, days: Periode): Promise<Situation[]> {
  const rows = await rowsOf(client, days);
  for (const row of rows) {
    const of = { ...days, caisseid: row.caisseid };
    const { nombre: _, ...moved }: TotalMouvements = await read(client, 'caisses/mouvementcaisse/total', of);
    expect(row).toMatchObject(moved);
  }
  const avances = rows.filter(({ nature }) => nature === 'avance');
  const tenues = rows.filter(({ nature }) => nature !== 'avance');
  expect(rows).toEqual([...tenues, ...avances]);
  const total = await totalOf(client, days);
  expect(total).toEqual({ caisses: sommeDe(tenues), avances: sommeDe(avances) });
  const { ouverture, entrees, sorties, recus, envoyes }: Totaux = await read(client, 'dashboard/totaux', days);
  const all = sommeDe([total.caisses, total.avances]);
  expect(all).toMatchObject({ ouverture, entrees, sorties, recus, envoyes });
  expect(all.solde).toBe(soldeApres(ouverture, all));
  return rows;
}

const jours = fc.tuple(fc.nat(364), fc.constantFrom(0, 1, 30, 120, 364)).map(([first, length]) => ({
  datedebut: addDays('2026-01-01', first),
  datefin: addDays('2026-01-01', first + length),
}));

it(`over any days each row adds up to its movements, all rows to the dashboard (PRODUCT N, seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(jours, fc.boolean(), async (days, isAdmin) => {
      const rows = await compared(isAdmin ? admin : year.restricted, days);
      if (!isAdmin) expect(rows.map(({ caisseid }) => caisseid).sort((a, b) => a - b)).toEqual(year.seen);
    }),
    { numRuns: 12, seed: SEED },
  );
});

it('over all days the balances are those of now, with the advances apart (ADR 0039)', async () => {
  const rows = await compared(admin, { datedebut: '2000-01-01', datefin: '2100-12-31' });
  expect(rows.map(({ nature }) => nature)).toEqual(['especes', 'especes', 'especes', 'avance']);
  expect(await rowsOf(admin)).toEqual(rows);
  expect(await rowsOf(admin, { avances: 1 })).toEqual(rows.slice(3));
  expect(await rowsOf(admin, { avances: 0 })).toEqual(rows.slice(0, 3));
  const { solde, avances } = await read(admin, 'caisses/total');
  const total = await totalOf(admin);
  expect(total.avances.solde).toBe(avances);
  expect(total.caisses.solde).toBe(solde - avances);
});

it('what was paid by type adds up to the payments of the same days and register (D69)', async () => {
  const [caisseid] = (await rowsOf(admin)).map((row) => row.caisseid);
  const asked = [
    {},
    { caisseid: caisseid ?? 0 },
    { datedebut: '2026-05-01', datefin: '2026-05-02' },
    { datefin: '2026-01-01' },
  ];
  for (const query of [...asked, { ...year.spent }]) {
    const parts: PartReglee[] = await read(admin, 'reglements/types', query);
    const { sorties }: TotalReglements = await read(admin, 'reglements/total', query);
    expect(sum(parts.map(({ montant }) => montant))).toBe(sorties);
    expect(parts).toEqual(parts.toSorted((a, b) => b.montant - a.montant || b.typedepenseid - a.typedepenseid));
  }
  expect(await read(admin, 'reglements/types', year.spent)).not.toEqual([]);
  expect(await read(year.restricted, 'reglements/types', { datefin: '2026-12-31' })).toEqual([]);
});

it('a deleted register is in no row and no sum: its opening was taken back (RELIABILITY I14)', async () => {
  const avant = [await rowsOf(admin), await totalOf(admin)];
  const { caisseid } = (await admin.post('caisses', { libelle: 'Provisoire', montant: 1000 })).body.data;
  expect(await rowsOf(admin)).toHaveLength(5);
  expect((await admin.delete(`caisses/${caisseid}`)).status).toBe(200);
  expect([await rowsOf(admin), await totalOf(admin)]).toEqual(avant);
});
