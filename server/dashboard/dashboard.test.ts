import type { Flux } from '@comptoir/contract/dashboard';
import { addDays } from '@comptoir/domain/dates';
import { soldeApres } from '@comptoir/domain/flux';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const ALWAYS = 'datedebut=2000-01-01&datefin=2100-12-31';
const totaux = async (client: TestClient, periode = ALWAYS) =>
  (await client.get(`dashboard/totaux?${periode}`)).body.data;

describe('the totals (spec § 3 Dashboard totals, RELIABILITY I28)', () => {
  it('are the sums of the lists behind them, and corrections do not inflate them', async () => {
    const before = await totaux(admin);
    const caisseid = await counter.caisse(1000);
    const depenseid = await counter.depense(300);
    await counter.pay({ depenseid, caisseid, montant: 100 });
    const { commandeid } = await counter.commande();
    const paid = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 400 });
    const moved = await admin.post('caisses/mouvementcaisse', { caisseid, montant: 70, type: 0 });
    const { mouvementcaisseid } = moved.body.data;
    await admin.put(`caisses/mouvementcaisse/${mouvementcaisseid}`, { montant: 50, type: 0, isfirst: 0 });
    await admin.delete(`reglements/${paid.body.data.reglementid}`);
    const gone = await counter.depense(5);
    await admin.delete(`depenses/${gone}`);

    const after = await totaux(admin);
    const gained = Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]));
    expect(gained).toMatchObject({ depenses: 300, entrees: 1000, sorties: 150, solde: 850 });
    const listed = (await admin.get(`caisses/mouvementcaisse?caisseid=${caisseid}&limit=100`)).body.data;
    const sum = (type: number) =>
      listed
        .filter((row: { type: number }) => row.type === type)
        .reduce((all: number, row: { montant: number }) => all + row.montant, 0);
    expect([sum(1), sum(0)]).toEqual([gained.entrees, gained.sorties]);
  });

  it('are those of the days asked for, both included: expenses by their date, money by the day it moved', async () => {
    const before = await totaux(admin, 'datedebut=2025-03-01&datefin=2025-03-31');
    for (const [date, montant] of [
      ['2025-02-28', 1],
      ['2025-03-01', 10],
      ['2025-03-31', 100],
      ['2025-04-01', 1000],
    ] as const) {
      await counter.depense(montant, { date });
    }
    const after = await totaux(admin, 'datedebut=2025-03-01&datefin=2025-03-31');
    expect(after.depenses - before.depenses).toBe(110);
    expect([after.entrees, after.sorties]).toEqual([0, 0]);
    expect(after.solde).toBe((await totaux(admin)).solde);
  });

  it('are those of the registers that the user sees (PRODUCT Q)', async () => {
    const [seen] = [await counter.caisse(500), await counter.caisse(7000)];
    const client = await house.as(['tableau de bord']);
    const only = (caisses: number[] | null) =>
      house.db.updateTable('utilisateur').set({ caisses }).where('utilisateurid', '=', client.utilisateurid).execute();
    await only([seen]);
    expect(await totaux(client)).toMatchObject({ entrees: 500, sorties: 0, solde: 500 });
    const flux = (await client.get(`dashboard/flux?datedebut=${counter.today}&datefin=${counter.today}`)).body.data;
    expect(flux).toEqual([{ periode: counter.today, entrees: 500, sorties: 0, solde: 500 }]);
    await only([]);
    expect(await totaux(client)).toMatchObject({ entrees: 0, sorties: 0, solde: 0 });
    await only(null);
    expect(await totaux(client)).toEqual(await totaux(admin));
  });

  it('add up, of some registers and of all: before, in, out and transfers make the balance that lists and registers show', async () => {
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

  it('need their permission, and a period that does not end before it begins', async () => {
    const stranger = await house.as(['caisses', 'depenses']);
    expect((await stranger.get(`dashboard/totaux?${ALWAYS}`)).body.code).toBe('auth.permission');
    for (const path of ['totaux', 'flux', 'repartition']) {
      const { status, body } = await admin.get(`dashboard/${path}?datedebut=2026-02-01&datefin=2026-01-31`);
      expect([status, body.errors[0]?.path]).toEqual([422, 'datefin']);
    }
    expect((await admin.get('dashboard/flux?datedebut=2026-01-01&datefin=2026-01-31&pas=heure')).status).toBe(422);
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

  it('has a row for each day, also one without money, and the balance at its end', async () => {
    expect(caisse.caisseid).toBeGreaterThan(0);
    expect(await flux('datedebut=2026-01-07&datefin=2026-01-09')).toEqual([
      { periode: '2026-01-07', entrees: 0, sorties: 200, solde: 800 },
      { periode: '2026-01-08', entrees: 50, sorties: 0, solde: 850 },
      { periode: '2026-01-09', entrees: 0, sorties: 0, solde: 850 },
    ]);
  });

  it('goes by week from Monday; the first and the last are cut at the period', async () => {
    expect(await flux('datedebut=2026-01-08&datefin=2026-01-20&pas=semaine')).toEqual([
      { periode: '2026-01-08', entrees: 50, sorties: 0, solde: 850 },
      { periode: '2026-01-12', entrees: 0, sorties: 300, solde: 550 },
      { periode: '2026-01-19', entrees: 0, sorties: 0, solde: 550 },
    ]);
  });

  it('goes by month, adds up to the totals, and ends at the balance of now', async () => {
    const rows = await flux('datedebut=2025-12-15&datefin=2026-02-28&pas=mois');
    expect(rows).toEqual([
      { periode: '2025-12-15', entrees: 0, sorties: 0, solde: 0 },
      { periode: '2026-01-01', entrees: 1050, sorties: 500, solde: 550 },
      { periode: '2026-02-01', entrees: 25, sorties: 0, solde: 575 },
    ]);
    const figures = await totaux(await history.asAdmin(), 'datedebut=2025-12-15&datefin=2026-02-28');
    expect(figures).toMatchObject({ entrees: 1075, sorties: 500, solde: 575 });
  });
});

describe('the shares of the expenses (PRODUCT N)', () => {
  it('are of the days asked for, by type and by project, the greatest first; null is that of no project', async () => {
    const [date, other] = ['2024-05-10', '2024-05-11'];
    const projetid = await counter.projet({ libelle: 'Pont', listeetape: [{ libelle: 'Étude', description: 'Sol' }] });
    const etapeprojetid = await counter.etape(projetid);
    const type = (await admin.post('typedepenses', { libelle: 'Transport du matériel' })).body.data;
    await counter.depense(100, { date });
    await counter.depense(30, { date, typedepenseid: type.typedepenseid });
    await counter.depense(40, { date, expenseonstep: 1, projetid, etapeprojetid });
    await counter.depense(999, { date: other });
    const { data } = (await admin.get(`dashboard/repartition?datedebut=${date}&datefin=${date}`)).body;
    expect(data.types).toMatchObject([
      { id: counter.typedepenseid, montant: 140, nombre: 2 },
      { id: type.typedepenseid, libelle: 'Transport du matériel', montant: 30, nombre: 1 },
    ]);
    expect(data.projets).toEqual([
      { id: null, libelle: '', montant: 130, nombre: 2 },
      { id: projetid, libelle: 'Pont', montant: 40, nombre: 1 },
    ]);
    expect((await totaux(admin, `datedebut=${date}&datefin=${date}`)).depenses).toBe(170);
  });
});

describe('what waits (PRODUCT N)', () => {
  const attente = async () => (await admin.get('dashboard/attente')).body.data;

  it('counts unsettled orders and expenses with what remains, until they are settled', async () => {
    const before = await attente();
    const caisseid = await counter.caisse(10_000);
    const { commandeid } = await counter.commande();
    const depenseid = await counter.depense(800);
    await counter.encaisser({ depenseid: commandeid, caisseid, montant: 400 });
    await counter.pay({ depenseid, caisseid, montant: 300 });
    const waiting = await attente();
    expect(waiting.commandes).toEqual({ nombre: before.commandes.nombre + 1, montant: before.commandes.montant + 600 });
    expect(waiting.depenses).toEqual({ nombre: before.depenses.nombre + 1, montant: before.depenses.montant + 500 });
    await counter.encaisser({ depenseid: commandeid, caisseid, montant: 600 });
    await counter.pay({ depenseid, caisseid, montant: 500 });
    const { commandes, depenses } = await attente();
    expect({ commandes, depenses }).toEqual({ commandes: before.commandes, depenses: before.depenses });
  });

  it('counts deliveries and projects that are past their day, and are not done', async () => {
    const before = await attente();
    const yesterday = addDays(counter.today, -1);
    const { commandeid } = await counter.commande({ datelivraison: counter.today });
    const projetid = await counter.projet({ datefin: counter.today });
    expect(await attente()).toMatchObject({ livraisons: before.livraisons, projets: before.projets });
    await house.db
      .updateTable('commande')
      .set({ datelivraison: yesterday })
      .where('commandeid', '=', commandeid)
      .execute();
    await house.db.updateTable('projet').set({ datefin: yesterday }).where('projetid', '=', projetid).execute();
    const late = await attente();
    expect(late.livraisons.nombre).toBe(before.livraisons.nombre + 1);
    expect(late.projets.nombre).toBe(before.projets.nombre + 1);
    await admin.post('statuscommandes/changeorderstate', { commandeid, etat: 3 });
    expect((await attente()).livraisons).toEqual(before.livraisons);
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
