import { addDays } from '@comptoir/domain/dates';
import { MAX_MONTANT } from '@comptoir/domain/limits';
import type { Permission } from '@comptoir/domain/permission';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { count, ouverture } from './testing/closing';

const CHIEF: readonly Permission[] = ['caisses', 'caisses.regulariser', 'caisses.rouvrir', 'caisses.cloturer'];

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
/** Whoever did not count. */
const chief = openedForTests(() => house.as(CHIEF));
const counter = openedForTests(() => counterOf(admin));

const today = new Date().toISOString().slice(0, 10);
const day = (back: number) => addDays(today, -back);

const move = (caisseid: number, montant: number, fields: object = {}) =>
  admin.post('caisses/mouvementcaisse', { caisseid, montant, ...fields });
const book = (arreteid: number, client = chief) =>
  client.post(`arretes/${arreteid}/regulariser`, { motif: 'Constaté' });
const reopen = (arreteid: number, client = chief) => client.post(`arretes/${arreteid}/rouvrir`, { motif: 'Oubli' });
const counted = async (...asked: Parameters<typeof count>) => {
  const answer = await count(...asked);
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 201, code: undefined });
  return answer.body.data;
};
const caisseOf = (caisseid: number) =>
  house.db.selectFrom('caisse').selectAll().where('caisseid', '=', caisseid).executeTakeFirstOrThrow();
const wallet = async () =>
  (await admin.post('caisses', { libelle: 'Wave', nature: 'wave', montant: 700 })).body.data.caisseid;

describe('a closing (ADR 0033)', () => {
  it('is cut by a line of the ledger, numbered by register, and says what was counted', async () => {
    const caisseid = await counter.caisse(12_345);
    await move(caisseid, 5);
    const comptage = [
      { forme: 'appoint', coupure: 1, nombre: 50 },
      { forme: 'piece', coupure: 500, nombre: 0 },
      { forme: 'billet', coupure: 500, nombre: 4 },
      { forme: 'billet', coupure: 10_000, nombre: 1 },
      { forme: 'piece', coupure: 100, nombre: 3 },
    ];
    const body = { nature: 'journee', jusquau: day(1), seq: 2, comptage, observations: 'Coffre' };
    const { status, body: answer } = await admin.post(`caisses/${caisseid}/arretes`, body);
    expect(status).toBe(201);
    const { arreteid, createdon, imprimeid, pv } = answer.data;
    expect(answer.data).toEqual({
      ...{ arreteid, caisseid, caisse: answer.data.caisse, code: answer.data.code, numero: 1, nature: 'journee' },
      ...{ jusquau: day(1), seq: 2, attendu: 12_350, compte: 12_350, ecart: 0, motif: '', observations: 'Coffre' },
      ...{ comptepar: admin.utilisateurid, utilisateur: 'Administrateur Principal', createdon, etat: 'valide' },
      ...{ reouverture: null, regularisation: null, dernier: true, file: '', filename: '', imprimeid, pv, version: 1 },
      comptage: [comptage[3], comptage[2], comptage[1], comptage[4], comptage[0]],
    });
    expect((await admin.get(`arretes/${arreteid}`)).body.data).toEqual(answer.data);
    expect(await caisseOf(caisseid)).toMatchObject({ arretele: day(1), arreteseq: 2, nombrearrete: 1 });
    expect((await admin.get(`caisses/${caisseid}`)).body.data).toMatchObject({ arretele: day(1), aveugle: 0 });
    const { comptage: _, ...shown } = answer.data;
    expect((await admin.get(`caisses/${caisseid}/arretes`)).body).toMatchObject({ count: 1, data: [shown] });
  });

  it('of a wallet is one figure', async () => {
    const caisseid = await wallet();
    const { body } = await admin.post(`caisses/${caisseid}/arretes`, { nature: 'journee', seq: 1, montant: 700 });
    expect(body.data).toMatchObject({ compte: 700, ecart: 0, comptage: [] });
    const changed = await admin.put(`caisses/${caisseid}`, { libelle: 'Wave', nature: 'especes' });
    expect(changed.body.code).toBe('caisse.nature_figee');
  });

  it('refuses what it cannot close, and writes nothing', async () => {
    const [caisseid, telephone] = [await counter.caisse(1000), await wallet()];
    const faux = [{ forme: 'billet', coupure: 200, nombre: 5 }];
    const cash = (body: object) => admin.post(`caisses/${caisseid}/arretes`, { nature: 'journee', seq: 1, ...body });
    const phone = (body: object) => admin.post(`caisses/${telephone}/arretes`, { nature: 'journee', seq: 1, ...body });
    const five = (changes: object) => [{ forme: 'billet', coupure: 500, nombre: 2, ...changes }];
    await counted(admin, caisseid, { jusquau: day(3) });
    const refused: [string, () => ReturnType<typeof cash>, string, string?][] = [
      ['a variance without a reason', () => cash({ comptage: five({ nombre: 1 }) }), 'arrete.motif_requis', 'motif'],
      ['a day to come', () => cash({ jusquau: day(-1), comptage: five({}) }), 'arrete.date_future', 'jusquau'],
      ['a closed day', () => cash({ jusquau: day(3), comptage: five({}) }), 'arrete.deja_arrete', 'jusquau'],
      ['a day before it', () => cash({ jusquau: day(4), comptage: five({}) }), 'arrete.deja_arrete', 'jusquau'],
      ['a note that does not exist', () => cash({ comptage: faux }), 'comptage.coupure_inconnue', 'comptage.0.coupure'],
      [
        'a note twice',
        () => cash({ comptage: [...five({}), ...five({})] }),
        'comptage.coupure_inconnue',
        'comptage.1.coupure',
      ],
      ['too many notes', () => cash({ comptage: five({ nombre: 1_000_001 }) }), 'comptage.nombre', 'comptage.0.nombre'],
      ['a figure for cash', () => cash({ montant: 1000 }), 'champ.invalide', 'montant'],
      ['notes for a wallet', () => phone({ comptage: five({}) }), 'champ.invalide', 'comptage'],
      ['no figure for a wallet', () => phone({}), 'champ.requis', 'montant'],
      [
        'a surprise count of yesterday',
        () => cash({ nature: 'controle', jusquau: day(1), comptage: five({}) }),
        'champ.invalide',
        'jusquau',
      ],
    ];
    for (const [what, ask, code, path] of refused) {
      const { status, body } = await ask();
      expect({ what, status, errors: body.errors }).toMatchObject({ what, status: 422, errors: [{ path, code }] });
    }
    const old = await cash({ seq: 0, comptage: five({}) });
    expect(old).toMatchObject({ status: 409, body: { code: 'arrete.caisse_a_bouge' } });
    expect((await caisseOf(caisseid)).nombrearrete).toBe(1);
    expect((await caisseOf(telephone)).nombrearrete).toBe(0);
  });

  it('is refused when the register moved, with what came', async () => {
    const caisseid = await counter.caisse(1000);
    await move(caisseid, 10);
    const { mouvementcaisseid } = (await move(caisseid, 20)).body.data;
    await admin.delete(`caisses/mouvementcaisse/${mouvementcaisseid}`);
    const { body } = await count(admin, caisseid, { seq: 1 });
    expect(body.code).toBe('arrete.caisse_a_bouge');
    expect(body.data).toMatchObject({ seq: 4, attendu: 1010 });
    expect(body.data.mouvements).toMatchObject([
      { montant: 20, annule: true },
      { montant: 10, annule: false },
    ]);
    for (let n = 0; n < 21; n += 1) await move(caisseid, 1);
    expect((await count(admin, caisseid, { seq: 0 })).body.data.mouvements).toHaveLength(20);
  });

  it('locks its days, and a surprise count locks nothing', async () => {
    const caisseid = await counter.caisse(1000);
    await counted(admin, caisseid, { nature: 'controle' });
    expect((await caisseOf(caisseid)).arretele).toBe(null);
    expect((await move(caisseid, 1)).status).toBe(201);
    await counted(admin, caisseid);
    expect((await move(caisseid, 1)).body).toMatchObject({ code: 'caisse.jour_arrete', data: { jusquau: today } });
    // A surprise count of a closed day, and its variance on that day.
    const { arreteid } = await counted(admin, caisseid, { nature: 'controle', nombre: 1003, motif: 'Trop' });
    expect((await book(arreteid)).status).toBe(200);
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('is one for one key, and answers again what it made', async () => {
    const caisseid = await counter.caisse(1000);
    const key = { 'idempotency-key': 'a key of the closing test' };
    const ask = () => count(admin, caisseid, { seq: 1, nombre: 1000, jusquau: day(2) }, key);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ body }) => body.data?.numero ?? body.code)).toEqual([1, 1, 1]);
    await house.db.deleteFrom('idempotence').execute();
    expect((await ask()).status).toBe(200);
    expect((await caisseOf(caisseid)).nombrearrete).toBe(1);
  });
});

describe('a blind count (ADR 0033)', () => {
  it('tells what was expected only in its answer, and is explained once', async () => {
    const body = { libelle: 'Guichet', montant: 1000, aveugle: 1 };
    const { caisseid, aveugle } = (await admin.post('caisses', body)).body.data;
    expect([aveugle, (await ouverture(admin, caisseid)).attendu]).toEqual([1, null]);
    expect((await count(admin, caisseid, { seq: 0, nombre: 1 })).body.data.attendu).toBe(null);
    const first = await counted(admin, caisseid, { nombre: 990, jusquau: day(2) });
    expect(first).toMatchObject({ attendu: 1000, ecart: -10, motif: '' });
    const second = await counted(admin, caisseid, { nature: 'controle', nombre: 1000 });
    expect([second.numero, second.dernier]).toEqual([2, true]);
    expect((await admin.get(`arretes/${first.arreteid}`)).body.data).toMatchObject({ compte: 990, dernier: false });
    const explain = (arreteid: number) => admin.put(`arretes/${arreteid}/motif`, { motif: 'Monnaie' });
    expect((await explain(first.arreteid)).body.data).toMatchObject({ motif: 'Monnaie', version: 2 });
    expect((await explain(first.arreteid)).body.code).toBe('arrete.deja_explique');
    expect((await explain(second.arreteid)).body.code).toBe('arrete.deja_explique');
    await admin.put(`caisses/${caisseid}`, { libelle: 'Guichet', aveugle: 0 });
    expect((await ouverture(admin, caisseid)).attendu).toBe(1000);
  });
});

describe('the variance of a closing (ADR 0033)', () => {
  it('is booked once, on its day, by somebody else; its movement then stays', async () => {
    const caisseid = await counter.caisse(1000);
    const { arreteid } = await counted(admin, caisseid, { nombre: 980, motif: 'Rendu', jusquau: day(1) });
    expect((await book(arreteid, admin)).body.code).toBe('arrete.propre_comptage');
    const { regularisation } = (await book(arreteid)).body.data;
    expect(regularisation).toMatchObject({ imputation: 'charge', motif: 'Constaté' });
    expect(regularisation.utilisateur).toMatch(/^Aya/);
    expect((await book(arreteid)).body.code).toBe('arrete.deja_regularise');
    expect(await counter.solde(caisseid)).toBe(980);
    const [mouvement] = (await admin.get(`caisses/mouvementcaisse?caisseid=${caisseid}`)).body.data;
    expect(mouvement).toMatchObject({ arreteid, origine: 'ecart', date: day(1), type: 0, montant: 20 });
    const path = `caisses/mouvementcaisse/${regularisation.mouvementcaisseid}`;
    expect((await admin.delete(path)).body.code).toBe('mouvement.ecart');
    expect((await admin.put(path, { montant: 1, type: 0 })).body.code).toBe('mouvement.ecart');
    expect((await reopen(arreteid)).body.code).toBe('arrete.deja_regularise');
  });

  it('is booked of the last valid count alone, which takes up those before', async () => {
    const caisseid = await counter.caisse(1000);
    const first = await counted(admin, caisseid, { nombre: 990, motif: 'Rendu', jusquau: day(3) });
    const second = await counted(admin, caisseid, { nombre: 990, motif: 'Rendu', jusquau: day(2) });
    const right = await counted(admin, caisseid, { jusquau: day(1) });
    expect((await book(first.arreteid)).body.code).toBe('arrete.pas_dernier');
    expect((await book(right.arreteid)).body.code).toBe('arrete.sans_ecart');
    expect((await reopen(right.arreteid)).status).toBe(200);
    expect((await book(first.arreteid)).body.code).toBe('arrete.pas_dernier');
    expect((await book(second.arreteid)).status).toBe(200);
    expect((await book(right.arreteid)).body.code).toBe('arrete.rouvert');
  });

  it('cannot take out more than there is left', async () => {
    const caisseid = await counter.caisse(1000);
    const { arreteid } = await counted(admin, caisseid, { nombre: 400, motif: 'Vol', jusquau: day(1) });
    await move(caisseid, 500, { type: 0 });
    expect(await book(arreteid)).toMatchObject({ status: 422, body: { code: 'caisse.solde_insuffisant' } });
    expect((await admin.get(`arretes/${arreteid}`)).body.data.regularisation).toBe(null);
    await move(caisseid, 100);
    expect((await book(arreteid)).status).toBe(200);
    expect(await counter.solde(caisseid)).toBe(0);
  });
});

describe('a variance above what one movement may hold', () => {
  it('is kept, and cannot be booked', async () => {
    const body = { libelle: 'Orange', nature: 'orange', montant: MAX_MONTANT };
    const { caisseid } = (await admin.post('caisses', body)).body.data;
    await move(caisseid, MAX_MONTANT, { reference: 'PP260105.1012.A1' });
    const nothing = { nature: 'controle', seq: 2, montant: 0, motif: 'Compte vidé' };
    const { data } = (await admin.post(`caisses/${caisseid}/arretes`, nothing)).body;
    expect(data.ecart).toBe(-2 * MAX_MONTANT);
    expect(await book(data.arreteid)).toMatchObject({ status: 409, body: { code: 'montant.limite' } });
  });
});

describe('reopening (ADR 0033)', () => {
  it('steps back to the closing before, by somebody else, the last closed day alone', async () => {
    const caisseid = await counter.caisse(1000);
    const first = await counted(admin, caisseid, { jusquau: day(5) });
    await move(caisseid, 10, { date: day(4) });
    const second = await counted(admin, caisseid, { jusquau: day(3) });
    const surprise = await counted(admin, caisseid, { nature: 'controle' });
    expect((await reopen(first.arreteid)).body.code).toBe('arrete.pas_dernier');
    expect((await reopen(surprise.arreteid)).body.code).toBe('arrete.controle');
    expect((await reopen(second.arreteid, admin)).body.code).toBe('arrete.propre_comptage');
    const { data } = (await reopen(second.arreteid)).body;
    expect(data).toMatchObject({ etat: 'rouvert', reouverture: { motif: 'Oubli' }, dernier: false, version: 2 });
    expect(await caisseOf(caisseid)).toMatchObject({ arretele: day(5), arreteseq: 1, nombrearrete: 3 });
    expect((await reopen(second.arreteid)).body.code).toBe('arrete.rouvert');
    expect((await move(caisseid, 7, { date: day(4) })).status).toBe(201);
    expect((await move(caisseid, 7, { date: day(5) })).body.code).toBe('caisse.jour_arrete');
    const again = await counted(admin, caisseid, { jusquau: day(3) });
    expect([again.numero, again.attendu]).toEqual([4, 1017]);
    // What was signed says what it said.
    expect((await admin.get(`arretes/${second.arreteid}`)).body.data).toEqual(data);
    await reopen(again.arreteid);
    await reopen(first.arreteid);
    expect(await caisseOf(caisseid)).toMatchObject({ arretele: null, arreteseq: null });
    expect(await checkLedger(house.db)).toEqual([]);
  });
});

describe('who may, and who sees (PRODUCT Q)', () => {
  it('a register that is not reached does not exist, and each call asks for its own permission', async () => {
    const [caisseid, autre] = [await counter.caisse(1000), await counter.caisse(1000)];
    const { arreteid } = await counted(admin, caisseid, { nombre: 999, motif: 'Perdu' });
    const away = await house.as(CHIEF);
    await admin.put(`utilisateurs/${away.utilisateurid}/caisses`, { caisses: [autre] });
    const body = { nature: 'journee', seq: 1, comptage: [] };
    const motif = { motif: 'Vu' };
    const asked = [
      () => away.get(`caisses/${caisseid}/arrete/ouvrir`),
      () => away.get(`caisses/${caisseid}/arretes`),
      () => away.get(`arretes/${arreteid}`),
      () => away.post(`caisses/${caisseid}/arretes`, body),
      () => away.put(`arretes/${arreteid}/motif`, motif),
      () => away.post(`arretes/${arreteid}/regulariser`, motif),
      () => away.post(`arretes/${arreteid}/rouvrir`, motif),
    ];
    for (const ask of asked) expect((await ask()).status).toBe(404);
    expect((await away.get(`caisses/${autre}/arretes`)).body).toMatchObject({ status: true, count: 0, data: [] });
    const reader = await house.as(['caisses']);
    expect((await reader.get(`arretes/${arreteid}`)).status).toBe(200);
    for (const path of ['regulariser', 'rouvrir']) {
      expect((await reader.post(`arretes/${arreteid}/${path}`, motif)).status).toBe(403);
    }
    expect((await reader.post(`caisses/${caisseid}/arretes`, body)).status).toBe(403);
  });

  it('the audit log tells each step; the register’s own history tells counts and reopenings', async () => {
    const caisseid = await counter.caisse(1000);
    const { arreteid } = await counted(admin, caisseid, { nombre: 999, motif: 'Perdu' });
    await book(arreteid);
    const { rows } = await sql<Record<string, unknown>>`
      SELECT actiontype, caisses, avant -> 'regularisation' AS avant, apres -> 'regularisation' ->> 'imputation' AS apres
      FROM activite WHERE objet = 'arrete' AND objetid = ${arreteid} ORDER BY activiteid`.execute(house.db);
    expect(rows).toEqual([
      { actiontype: 'Insert', caisses: [caisseid], avant: null, apres: null },
      { actiontype: 'Update', caisses: [caisseid], avant: null, apres: 'charge' },
    ]);
    const { body } = await admin.get(`caisses/${caisseid}/suivi`);
    const told = body.data.map(({ objet, actiontype }: Record<string, string>) => `${actiontype} ${objet}`);
    expect(told).toEqual(['Insert arrete', 'Insert caisse']);
  });
});
