import { PDF } from '@comptoir/conformance/piece';
import { addDays } from '@comptoir/domain/dates';
import type { Permission } from '@comptoir/domain/permission';
import { describe, expect, it } from 'vitest';
import { count } from '../arretes/testing/closing';
import { checkLedger } from '../ledger/check';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { closedDesk, reverser } from './testing/closedDesk';

const CHIEF: readonly Permission[] = [
  'caisses',
  'caisses.contrepasser',
  'caisses.regulariser',
  'depenses',
  'commandes',
];

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const chief = openedForTests(() => house.as(CHIEF));
const counter = openedForTests(() => counterOf(admin));

const today = new Date().toISOString().slice(0, 10);
const day = (back: number) => addDays(today, -back);
const desk = () => closedDesk(admin, counter);
const onReglement = (...asked: Parameters<ReturnType<typeof reverser>>) => reverser(chief, 'reglements')(...asked);
const onMouvement = (...asked: Parameters<ReturnType<typeof reverser>>) =>
  reverser(chief, 'caisses/mouvementcaisse')(...asked);

const depenseOf = async (depenseid: number) => (await admin.get(`depenses/${depenseid}`)).body.data;
const paidFor = async (id: number, from: 0 | 1 = 0) =>
  (await admin.get(`reglements/byidwhithpagination/${id}?from=${from}`)).body.data;
const mouvementsOf = async (caisseid: number) =>
  (await admin.get(`caisses/mouvementcaisse?caisseid=${caisseid}&limit=100`)).body.data;
const linesOf = (mouvementcaisseid: number) =>
  house.db
    .selectFrom('ecriture')
    .select(['motif', 'montant', 'solde_apres'])
    .where('mouvementcaisseid', '=', mouvementcaisseid)
    .execute();
const journalOf = (objet: string, objetid: number) =>
  house.db
    .selectFrom('activite')
    .select(['actiontype', 'utilisateurid', 'avant', 'apres'])
    .where('objet', '=', objet)
    .where('objetid', '=', objetid)
    .orderBy('activiteid')
    .execute();

/** Everything that a reversal could change of a register and a debt. */
async function written({ caisseid, depenseid, commandeid }: Awaited<ReturnType<typeof desk>>) {
  return [
    await mouvementsOf(caisseid),
    await counter.solde(caisseid),
    await depenseOf(depenseid),
    await paidFor(depenseid),
    await paidFor(commandeid, 1),
  ];
}

describe('a payment of a closed day that is reversed (ADR 0034)', () => {
  it('gives its money back on an open day, and its debt is owed again', async () => {
    const { caisseid, arreteid, depenseid, paye } = await desk();
    const closing = (await admin.get(`arretes/${arreteid}`)).body.data;
    const [avant] = await paidFor(depenseid);
    expect(avant).toMatchObject({ arretele: day(1), contrepassele: null, montantrestant: 900, version: 1 });

    const { status, body } = await onReglement(paye, { motif: 'Mauvaise dépense' });
    expect(status).toBe(201);
    const { mouvementcaisseid, contrepasseid } = body.data;
    expect(body.data).toMatchObject({
      ...{ caisseid, montant: 100, type: 1, isfirst: 0, origine: 'contrepassation', date: today },
      ...{ description: 'Mauvaise dépense', beneficiaire: '', reglementid: null, arreteid: null, contrepassele: null },
    });
    expect(await linesOf(mouvementcaisseid)).toEqual([{ motif: 'creation', montant: 100, solde_apres: 10_600 }]);
    expect(await counter.solde(caisseid)).toBe(10_600);
    expect((await depenseOf(depenseid)).montantrestant).toBe(1000);
    expect(await paidFor(depenseid)).toMatchObject([
      { reglementid: paye, montant: 100, montantrestant: 1000, contrepassele: today, arretele: day(1), version: 2 },
    ]);
    const [made, ...others] = await mouvementsOf(caisseid);
    expect(made).toMatchObject({ mouvementcaisseid, soldeapres: 10_600, depenseid: null });
    expect(
      others.find(({ mouvementcaisseid: id }: { mouvementcaisseid: number }) => id === contrepasseid),
    ).toMatchObject({
      reglementid: paye,
      montant: 100,
      type: 0,
      date: day(1),
      contrepassele: today,
      soldeapres: 10_200,
      version: 2,
    });
    // What was signed says what it said.
    expect((await admin.get(`arretes/${arreteid}`)).body.data).toEqual(closing);

    const again = await counter.pay({ depenseid, caisseid, montant: 1000 });
    expect(again.body.data).toMatchObject({ montant: 1000, montantrestant: 0, contrepassele: null, arretele: day(1) });
    expect((await admin.delete(`depenses/${depenseid}`)).body.code).toBe('depense.a_des_reglements');
  });

  it('of an order takes its money out; the client’s statement shows both days', async () => {
    const { caisseid, commandeid, clientid, encaisse } = await desk();
    await onReglement(encaisse);
    expect(await counter.solde(caisseid)).toBe(10_200);
    expect((await admin.get(`commandes/${commandeid}`)).body.data).toMatchObject({
      reste: 1000,
      etatsolde: 'En attente',
    });
    const releve = async (debut: string, fin: string) =>
      (await admin.get(`clients/${clientid}/releve?datedebut=${debut}&datefin=${fin}`)).body.data;
    const whole = await releve(day(1), today);
    expect(whole).toMatchObject({ totaldebit: 1300, totalcredit: 300, soldefin: 1000 });
    expect(whole.lignes.at(-1)).toMatchObject({
      ...{ date: today, nature: 'contrepassation', commandeid, reglementid: encaisse, debit: 300, credit: 0 },
    });
    expect(await releve(day(-1), day(-2))).toMatchObject({ reportdebut: 1000, lignes: [] });
    const { data } = (await admin.get('clients/creances?limit=100')).body;
    expect(data.find((row: { clientid: number }) => row.clientid === clientid)?.reste).toBe(1000);
    expect((await admin.delete(`commandes/${commandeid}`)).body.code).toBe('commande.a_des_reglements');
  });

  it('is told by the histories of its debt and of its register, before and after', async () => {
    const { caisseid, depenseid, paye } = await desk();
    const { mouvementcaisseid } = (await onReglement(paye)).body.data;
    const [last] = (await admin.get(`depenses/${depenseid}/suivi`)).body.data;
    expect(last).toMatchObject({ actiontype: 'Update', objet: 'reglement', montant: 100 });
    const events = (await admin.get(`caisses/${caisseid}/suivi`)).body.data;
    expect(events[0]).toMatchObject({ actiontype: 'Insert', objet: 'mouvementcaisse' });
    const { utilisateurid } = chief;
    expect((await journalOf('reglement', paye)).at(-1)).toMatchObject({
      ...{ actiontype: 'Update', utilisateurid, avant: { contrepassele: null, version: 1 } },
      ...{ apres: { caisseid, contrepassele: today, montantrestant: 1000, version: 2 } },
    });
    expect(await journalOf('mouvementcaisse', mouvementcaisseid)).toMatchObject([
      { actiontype: 'Insert', utilisateurid, apres: { caisseid, montant: 100, description: 'Saisi deux fois' } },
    ]);
  });

  it('is neither changed nor deleted any more, nor is its reversal, even once its day is reopened', async () => {
    const { caisseid, arreteid, depenseid, paye } = await desk();
    const { mouvementcaisseid } = (await onReglement(paye)).body.data;
    const other = await house.as(['caisses', 'caisses.rouvrir']);
    expect((await other.post(`arretes/${arreteid}/rouvrir`, { motif: 'Oubli' })).status).toBe(200);
    const form = { depenseid, caisseid, from: 0, montant: 50, date: day(1), version: 1 };
    const refused = { status: 409, body: { code: 'reglement.contrepasse' } };
    expect(await admin.multipart('PUT', `reglements/${paye}`, form, PDF)).toMatchObject(refused);
    expect(await admin.delete(`reglements/${paye}`)).toMatchObject(refused);
    expect((await onReglement(paye)).body.code).toBe('contrepassation.deja_faite');
    const path = `caisses/mouvementcaisse/${mouvementcaisseid}`;
    expect((await admin.put(path, { montant: 1, type: 1 })).body.code).toBe('mouvement.contrepassation');
    expect((await admin.delete(path)).body.code).toBe('mouvement.contrepassation');
  });
});

describe('a movement of a closed day that is reversed (ADR 0034)', () => {
  it('is undone by the opposite one, on today or on the open day that is asked for', async () => {
    const { caisseid, entree, sortie } = await desk();
    const out = (await onMouvement(entree)).body.data;
    expect(out).toMatchObject({ type: 0, montant: 500, contrepasseid: entree, date: today });
    expect((await onMouvement(sortie, { date: today })).body.data).toMatchObject({ type: 1, montant: 200 });
    expect(await counter.solde(caisseid)).toBe(10_200);
    expect((await journalOf('mouvementcaisse', entree)).at(-1)).toMatchObject({
      ...{ actiontype: 'Update', avant: { contrepassele: null, version: 1 } },
      apres: { contrepassele: today, version: 2 },
    });
    for (const change of [
      await admin.put(`caisses/mouvementcaisse/${entree}`, { montant: 1, type: 1 }),
      await admin.delete(`caisses/mouvementcaisse/${entree}`),
    ]) {
      expect(change).toMatchObject({ status: 409, body: { code: 'mouvement.contrepasse' } });
    }
  });

  it('is dated after the last closed day, which may lie before yesterday', async () => {
    const caisseid = await counter.caisse(1000);
    const body = { caisseid, montant: 5, date: day(4) };
    const { mouvementcaisseid } = (await admin.post('caisses/mouvementcaisse', body)).body.data;
    await count(admin, caisseid, { jusquau: day(3) });
    const { data } = (await onMouvement(mouvementcaisseid, { date: day(2) })).body;
    expect(data).toMatchObject({ date: day(2), montant: 5 });
    const [, reversed] = await mouvementsOf(caisseid);
    expect(reversed).toMatchObject({ mouvementcaisseid, contrepassele: day(2) });
  });
});

describe('what is not reversed (ADR 0034)', () => {
  it('refuses each for its own reason, and writes nothing', async () => {
    const ids = await desk();
    const { caisseid, depenseid, entree, paye, encaisse } = ids;
    const mouvements = await mouvementsOf(caisseid);
    const idOf = (field: string, value: unknown) =>
      mouvements.find((row: Record<string, unknown>) => row[field] === value).mouvementcaisseid;
    const { data: ouvert } = (await admin.post('caisses/mouvementcaisse', { caisseid, montant: 1 })).body;
    const { data: recent } = (await counter.pay({ depenseid, caisseid, montant: 1 })).body;
    const { data: last } = (await count(admin, caisseid, { nature: 'controle', nombre: 10_505, motif: 'Trop' })).body;
    const booked = (await chief.post(`arretes/${last.arreteid}/regulariser`, { motif: 'Vu' })).body.data;
    const ecart = booked.regularisation.mouvementcaisseid;
    const made = (await onMouvement(ids.sortie)).body.data.mouvementcaisseid;
    const rows = await written(ids);
    const refused: [string, () => ReturnType<typeof onMouvement>, number, string][] = [
      ['the opening', () => onMouvement(idOf('isfirst', 1)), 409, 'mouvement.ouverture'],
      ['the movement of a payment', () => onMouvement(idOf('reglementid', paye)), 409, 'mouvement.lie'],
      ['a booked variance', () => onMouvement(ecart), 409, 'mouvement.ecart'],
      ['a reversal', () => onMouvement(made), 409, 'mouvement.contrepassation'],
      ['what was reversed', () => onMouvement(ids.sortie), 409, 'contrepassation.deja_faite'],
      ['a movement of an open day', () => onMouvement(ouvert.mouvementcaisseid), 409, 'contrepassation.jour_ouvert'],
      ['a payment of an open day', () => onReglement(recent.reglementid), 409, 'contrepassation.jour_ouvert'],
      ['a day to come', () => onReglement(paye, { date: day(-1) }), 422, 'date.future'],
      ['a closed day', () => onReglement(paye, { date: day(1) }), 422, 'contrepassation.jour_arrete'],
      ['a day before it', () => onMouvement(entree, { date: day(9) }), 422, 'contrepassation.jour_arrete'],
      ['no reason', () => onReglement(encaisse, { motif: ' ' }), 422, 'champ.requis'],
      ['nothing', () => onReglement(2_000_000), 404, 'introuvable'],
      ['no movement', () => onMouvement(2_000_000), 404, 'introuvable'],
    ];
    for (const [what, ask, status, code] of refused) {
      const { body, ...answer } = await ask();
      expect({ what, status: answer.status, code: body.errors[0]?.code ?? body.code }).toEqual({ what, status, code });
    }
    expect(await written(ids)).toEqual(rows);
  });

  it('refuses money that came in and has left since', async () => {
    const ids = await desk();
    const { caisseid, entree, encaisse } = ids;
    await admin.post('caisses/mouvementcaisse', { caisseid, montant: 10_250, type: 0 });
    const rows = await written(ids);
    const engaged = { status: 409, body: { code: 'caisse.solde_insuffisant' } };
    expect(await onMouvement(entree)).toMatchObject(engaged);
    expect(await onReglement(encaisse)).toMatchObject(engaged);
    expect(await written(ids)).toEqual(rows);
    await admin.post('caisses/mouvementcaisse', { caisseid, montant: 50 });
    expect((await onReglement(encaisse)).status).toBe(201);
    expect(await counter.solde(caisseid)).toBe(0);
  });

  it('knows nothing of registers and payments that its user does not see', async () => {
    const { caisseid, entree, paye, encaisse } = await desk();
    const cashier = await house.as(['caisses', 'caisses.mouvements', 'depenses', 'depenses.regler', 'commandes']);
    const stranger = await house.as(CHIEF);
    await admin.put(`utilisateurs/${stranger.utilisateurid}/caisses`, { caisses: [await counter.caisse(0)] });
    const ofSales = await house.as(['caisses.contrepasser', 'commandes']);
    for (const [client, what, id, status] of [
      [cashier, 'reglements', paye, 403],
      [cashier, 'reglements', 2_000_000, 403],
      [cashier, 'caisses/mouvementcaisse', entree, 403],
      [stranger, 'reglements', paye, 404],
      [stranger, 'caisses/mouvementcaisse', entree, 404],
      [ofSales, 'reglements', paye, 404],
      [ofSales, 'reglements', encaisse, 201],
    ] as const) {
      expect([what, (await reverser(client, what)(id)).status]).toEqual([what, status]);
    }
    expect(await counter.solde(caisseid)).toBe(10_200);
  });
});

describe('the key of a reversal (CONTRACT "Types")', () => {
  it('reverses once, and is answered for ever by the movement that it made', async () => {
    const { caisseid, entree, paye } = await desk();
    const key = (name: string) => ({ 'idempotency-key': `a key of the reversal of ${name}` });
    const asks = [() => onReglement(paye, {}, key('a payment')), () => onMouvement(entree, {}, key('a movement'))];
    for (const ask of asks) {
      const answers = await Promise.all([ask(), ask(), ask()]);
      const ids = answers.map(({ body }) => body.data?.mouvementcaisseid ?? body.code);
      expect(new Set(ids).size).toBe(1);
      expect(await checkLedger(house.db)).toEqual([]);
      await house.db.deleteFrom('idempotence').execute();
      const late = await ask();
      expect([late.status, late.body.data]).toEqual([200, answers[0]?.body.data]);
    }
    expect(await counter.solde(caisseid)).toBe(10_100);
  });

  it('answers late only who may still read that payment', async () => {
    const { paye } = await desk();
    const them = await house.as(CHIEF);
    const ask = () => reverser(them, 'reglements')(paye, {}, { 'idempotency-key': 'a key that is asked again' });
    await ask();
    await house.db.deleteFrom('idempotence').execute();
    const { profilid, libelleprofil: libelle } = (await admin.get(`utilisateurs/${them.utilisateurid}`)).body.data;
    await admin.put(`profils/${profilid}`, { libelle, permissions: ['caisses.contrepasser', 'commandes'] });
    expect((await ask()).status).toBe(404);
  });
});
