import type { Flux } from '@comptoir/contract/dashboard';
import { addDays } from '@comptoir/domain/dates';
import { soldeApres } from '@comptoir/domain/flux';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';

const { house, admin, counter } = openedDesk();

const ALWAYS = 'datedebut=2000-01-01&datefin=2100-12-31';
const totaux = async (client: TestClient, periode = ALWAYS) =>
  (await client.get(`dashboard/totaux?${periode}`)).body.data;

describe('the totals (spec § 3 Dashboard totals, RELIABILITY I28)', () => {
  it('add up, of some registers and of all, to the balance that lists and registers show', async () => {
    const [seen, other] = [await counter.caisse(9000), await counter.caisse(0)];
    const sent = (fields: object) => admin.post('transferts', { sourceid: seen, cibleid: other, frais: 5, ...fields });
    expect((await sent({ montant: 2000 })).body.data.etat).toBe('recu');
    const receiver = await house.as(['caisses', 'caisses.transferer']);
    const reach = (client: TestClient, caisses: number[] | null) =>
      house.db.updateTable('utilisateur').set({ caisses }).where('utilisateurid', '=', client.utilisateurid).execute();
    await reach(receiver, [other]);
    const sender = await house.as(['caisses', 'caisses.transferer', 'tableau de bord']);
    await reach(sender, [seen]);
    const onItsWay = await sender.post('transferts', { sourceid: seen, cibleid: other, montant: 300 });
    expect(onItsWay.body.data.etat).toBe('envoye');
    const granted = { porteurnom: 'Traoré Issouf', porteurtel: '0700000000', montant: 400, objet: 'Clous' };
    const { avanceid } = (await admin.post('avances', { ...granted, echeance: counter.today })).body.data;
    expect((await admin.post(`avances/${avanceid}/accorder`, { sourceid: seen })).status).toBe(200);
    await counter.pay({ depenseid: await counter.depense(300), caisseid: seen, montant: 100 });

    for (const client of [admin, sender]) {
      const registers = (await client.get('caisses/total')).body.data;
      const past = `datedebut=2000-01-01&datefin=${addDays(counter.today, -1)}`;
      expect(await totaux(client, past)).toMatchObject({ entrees: 0, solde: 0, avances: 0 });
      expect((await client.get('dashboard/attente')).body.data.avances.tenu).toBe(registers.avances);
      for (const days of [ALWAYS, `datedebut=${counter.today}&datefin=${counter.today}`]) {
        const figures = await totaux(client, days);
        const listed = (await client.get(`caisses/mouvementcaisse/total?${days}`)).body.data;
        expect(soldeApres(figures.ouverture, figures)).toBe(figures.solde);
        expect(listed).toMatchObject({ ouverture: figures.ouverture, solde: figures.solde });
        expect(registers).toEqual({ solde: figures.solde, avances: figures.avances });
      }
      const rows = (await client.get('caisses/whithpagination?limit=100')).body.data;
      const held = rows.reduce((all: number, { solde }: { solde: number }) => all + solde, 0);
      expect(held).toBe(registers.solde - registers.avances);
    }
    expect(await totaux(sender)).toMatchObject({ entrees: 9000, sorties: 105, recus: 0, envoyes: 2700, solde: 6195 });
  });
});

describe('the flow over time (PRODUCT N)', () => {
  const history: TestApp = openedForTests(testApp);
  const real = Date.now;
  afterEach(() => {
    history.clock.now = real;
  });
  /** Sets the clock to an instant of the past and signs in: what this client does happens then. */
  const at = async (instant: string): Promise<TestClient> => {
    history.clock.now = () => Date.parse(instant);
    return history.asAdmin();
  };
  const flux = async (query: string): Promise<Flux[]> => {
    history.clock.now = real;
    return (await (await history.asAdmin()).get(`dashboard/flux?${query}`)).body.data;
  };
  const caisse = openedForTests(async () => {
    const created = await (await at('2026-01-05T00:00:00Z')).post('caisses', { libelle: 'Siège', montant: 1000 });
    const { caisseid } = created.body.data;
    const move = async (instant: string, montant: number, type: 0 | 1) => {
      const answer = await (await at(instant)).post('caisses/mouvementcaisse', { caisseid, montant, type });
      expect(answer.status).toBe(201);
    };
    await move('2026-01-07T23:59:59Z', 200, 0);
    await move('2026-01-08T00:00:00Z', 50, 1);
    await move('2026-01-12T10:00:00Z', 300, 0);
    await move('2026-02-02T10:00:00Z', 25, 1);
    history.clock.now = real;
    return { caisseid };
  });

  it('goes by month, adds up to the totals, and ends at their balance', async () => {
    expect(caisse.caisseid).toBeGreaterThan(0);
    const rows = await flux('datedebut=2025-12-15&datefin=2026-02-28&pas=mois');
    expect(rows).toEqual([
      { periode: '2025-12-15', entrees: 0, sorties: 0, solde: 0 },
      { periode: '2026-01-01', entrees: 1050, sorties: 500, solde: 550 },
      { periode: '2026-02-01', entrees: 25, sorties: 0, solde: 575 },
    ]);
    const figures = await totaux(await history.asAdmin(), 'datedebut=2025-12-15&datefin=2026-02-28');
    expect(figures).toMatchObject({ entrees: 1075, sorties: 500, solde: 575 });
    const january = await totaux(await history.asAdmin(), 'datedebut=2026-01-08&datefin=2026-01-31');
    expect(january).toMatchObject({ ouverture: 800, entrees: 50, sorties: 300, solde: 550 });
  });
});

it('there is something to add up from the first franc, expense or order on (PRODUCT N)', async () => {
  await using fresh = await testApp();
  const client = await fresh.asAdmin();
  const commence = async () => (await client.get('dashboard/attente')).body.data.commence;
  await client.post('caisses', { libelle: 'Vide', montant: 0 });
  expect(await commence()).toBe(false);
  await client.post('caisses', { libelle: 'Siège', montant: 1 });
  expect(await commence()).toBe(true);
});

it('a sum beyond what JSON carries exactly is refused, not rounded (RELIABILITY F67)', async () => {
  await using crowded = await testApp();
  const client = await crowded.asAdmin();
  const { caisseid } = (await client.post('caisses', { libelle: 'Siège', montant: 0 })).body.data;
  await sql`
    INSERT INTO mouvementcaisse (caisseid, montant, type)
    SELECT ${caisseid}::integer, 999999999999, n % 2 FROM generate_series(1, 18100) AS n
  `.execute(crowded.db);
  for (const path of [`totaux?${ALWAYS}`, `flux?${ALWAYS}&pas=mois`]) {
    expect((await client.get(`dashboard/${path}`)).body.code).toBe('montant.limite');
  }
});
