import { OTHER_PDF, PDF } from '@comptoir/conformance/piece';
import { describe, expect, it } from 'vitest';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

describe('a payment (CONTRACT "Money calls", issue’s journey)', () => {
  it('50 000 then 80 000 of 120 000: 10 000 returned, 380 000 left, three movements explain it', async () => {
    const caisseid = await counter.caisse(500_000);
    const depenseid = await counter.depense(120_000);
    const first = await counter.pay({ depenseid, caisseid, montant: 50_000 });
    expect(first).toMatchObject({
      status: 201,
      body: {
        data: { montant: 50_000, montantremis: 50_000, montantRendu: 0, montantrestant: 70_000, type: '-', from: 0 },
      },
    });
    const second = await counter.pay({ depenseid, caisseid, montant: 80_000 });
    expect(second.body.data).toMatchObject({
      montant: 70_000,
      montantremis: 80_000,
      montantRendu: 10_000,
      montantrestant: 0,
    });
    expect(await counter.solde(caisseid)).toBe(380_000);
    const { body } = await admin.get(`caisses/mouvementcaisse?caisseid=${caisseid}`);
    expect(body.count).toBe(3);
    expect(body.data.map(({ montant, type }: { montant: number; type: number }) => [montant, type])).toEqual([
      [70_000, 0],
      [50_000, 0],
      [500_000, 1],
    ]);
    expect((await counter.pay({ depenseid, caisseid, montant: 1 })).body.code).toBe('reglement.deja_solde');
  });

  it('needs a register that holds all that is handed over, though less would leave it', async () => {
    const caisseid = await counter.caisse(100);
    const depenseid = await counter.depense(50);
    const refused = await counter.pay({ depenseid, caisseid, montant: 101 });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'caisse.solde_insuffisant', errors: [{ path: 'caisseid', code: 'caisse.solde_insuffisant' }] },
    });
    expect((await counter.pay({ depenseid, caisseid, montant: 100 })).status).toBe(201);
    expect(await counter.solde(caisseid)).toBe(50);
  });

  it('needs its proof (PRODUCT 1.10), an amount, a date not after today (spec § 5)', async () => {
    const caisseid = await counter.caisse(100);
    const depenseid = await counter.depense(50);
    const fields = { depenseid, caisseid, montant: 10, from: 0, type: '-', date: counter.today };
    const codeOf = async (change: object, file: typeof PDF | null = PDF) => {
      const { status, body } = await admin.multipart('POST', 'reglements', { ...fields, ...change }, file);
      return [status, body.errors[0]?.path, body.errors[0]?.code];
    };
    expect(await codeOf({}, null)).toEqual([422, 'file', 'fichier.requis']);
    expect(await codeOf({ montant: 0 })).toEqual([422, 'montant', 'montant.nul']);
    expect(await codeOf({ montant: '1.5' })).toEqual([422, 'montant', 'montant.invalide']);
    expect(await codeOf({ date: '2100-01-01' })).toEqual([422, 'date', 'date.future']);
    expect(await codeOf({ caisseid: 2_000_000 })).toEqual([422, 'caisseid', 'champ.invalide']);
    expect(await codeOf({ solde: 5 })).toEqual([422, 'solde', 'champ.inconnu']);
    const unknown = await admin.multipart('POST', 'reglements', { ...fields, depenseid: 2_000_000 }, PDF);
    expect(unknown.body.code).toBe('introuvable');
    const order = await admin.multipart('POST', 'reglements', { ...fields, from: 1 }, PDF);
    expect(order.body.code).toBe('introuvable');
    expect(await counter.solde(caisseid)).toBe(100);
  });

  it('lets the clock of Abidjan decide today (RELIABILITY F39)', async () => {
    const caisseid = await counter.caisse(100);
    const depenseid = await counter.depense(50);
    house.clock.now = () => Date.parse('2026-11-20T23:59:59.999Z');
    const early = await counter.pay({ depenseid, caisseid, montant: 5, date: '2026-11-21' });
    house.clock.now = Date.now;
    expect(early.body.errors[0]?.code).toBe('date.future');
  });
});

describe('a corrected payment (CONTRACT "Money calls": undone and made again)', () => {
  it('changes its amount in its register, and keeps its proof without a file', async () => {
    const caisseid = await counter.caisse(1000);
    const depenseid = await counter.depense(500);
    const { reglementid, file, version } = (await counter.pay({ depenseid, caisseid, montant: 100 })).body.data;
    const fields = { depenseid, caisseid, from: 0, date: counter.today };
    const more = await admin.multipart('PUT', `reglements/${reglementid}`, { ...fields, montant: 600, version });
    expect(more.body.data).toMatchObject({ montant: 500, montantRendu: 100, montantrestant: 0, file, version: 2 });
    expect(await counter.solde(caisseid)).toBe(500);
    const stale = await admin.multipart('PUT', `reglements/${reglementid}`, { ...fields, montant: 1, version });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflit.version', data: { version: 2, montant: 500 } } });
    const tooMuch = await admin.multipart('PUT', `reglements/${reglementid}`, { ...fields, montant: 1001 });
    expect(tooMuch.body.code).toBe('caisse.solde_insuffisant');
    const all = await admin.multipart('PUT', `reglements/${reglementid}`, { ...fields, montant: 1000 });
    expect(all.body.data).toMatchObject({ montant: 500, montantRendu: 500 });
  });

  it('leaves zero in the register that it moves from (RELIABILITY I06), in both directions', async () => {
    const [low, high] = [await counter.caisse(1000), await counter.caisse(300)];
    const depenseid = await counter.depense(500);
    const { reglementid } = (await counter.pay({ depenseid, caisseid: low, montant: 200 })).body.data;
    const fields = { depenseid, from: 0, date: counter.today };
    const moved = await admin.multipart('PUT', `reglements/${reglementid}`, {
      ...fields,
      caisseid: high,
      montant: 250,
    });
    expect(moved.body.data).toMatchObject({ reglementid, caisseid: high, montant: 250, montantrestant: 250 });
    expect([await counter.solde(low), await counter.solde(high)]).toEqual([1000, 50]);
    const back = await admin.multipart('PUT', `reglements/${reglementid}`, { ...fields, caisseid: low, montant: 300 });
    expect(back.status).toBe(200);
    expect([await counter.solde(low), await counter.solde(high)]).toEqual([700, 300]);
    const refused = await admin.multipart('PUT', `reglements/${reglementid}`, {
      ...fields,
      caisseid: high,
      montant: 301,
    });
    expect(refused.body.code).toBe('caisse.solde_insuffisant');
    const history = await admin.get(`caisses/mouvementcaisse?caisseid=${high}&historique=1`);
    expect(history.body).toMatchObject({ count: 2, data: [{ annule: true, montant: 250 }, { isfirst: 1 }] });
    expect((await admin.get(`caisses/mouvementcaisse?caisseid=${high}`)).body.count).toBe(1);
  });

  it('stays on its debt', async () => {
    const caisseid = await counter.caisse(1000);
    const [depenseid, other] = [await counter.depense(500), await counter.depense(500)];
    const { reglementid } = (await counter.pay({ depenseid, caisseid, montant: 100 })).body.data;
    const fields = { depenseid: other, caisseid, montant: 100, date: counter.today };
    const answer = await admin.multipart('PUT', `reglements/${reglementid}`, fields);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'depenseid' }] } });
  });

  it('with another proof frees the former one', async () => {
    const caisseid = await counter.caisse(1000);
    const depenseid = await counter.depense(500);
    const before = (await counter.pay({ depenseid, caisseid, montant: 100 })).body.data;
    const fields = { depenseid, caisseid, montant: 100, date: counter.today };
    const after = await admin.multipart('PUT', `reglements/${before.reglementid}`, fields, OTHER_PDF);
    expect(after.body.data).toMatchObject({ filename: 'bon' });
    expect((await admin.send('GET', before.file)).status).toBe(404);
    expect(Buffer.compare((await admin.send('GET', after.body.data.file)).bytes, OTHER_PDF.bytes)).toBe(0);
  });
});

describe('a deleted payment', () => {
  it('gives the money back and frees the debt, with the compatibility field (CONTRACT "Envelope")', async () => {
    const caisseid = await counter.caisse(1000);
    const depenseid = await counter.depense(500);
    const { reglementid, file } = (await counter.pay({ depenseid, caisseid, montant: 500 })).body.data;
    expect((await admin.delete(`depenses/${depenseid}`)).body).toMatchObject({ code: 'depense.a_des_reglements' });
    const gone = await admin.delete(`reglements/${reglementid}`);
    expect(gone.body).toMatchObject({ status: true, statuscode: 200, data: null });
    expect((await admin.delete(`reglements/${reglementid}`)).body).toMatchObject({ statuscode: 404, status: false });
    expect(await counter.solde(caisseid)).toBe(1000);
    expect((await admin.send('GET', file)).status).toBe(404);
    expect((await admin.delete(`depenses/${depenseid}`)).status).toBe(200);
    expect((await counter.pay({ depenseid, caisseid, montant: 1 })).status).toBe(404);
  });
});

describe('the payments of a debt (PRODUCT 1.4)', () => {
  it('show what remained after each, newest first by date then id', async () => {
    const caisseid = await counter.caisse(1000);
    const depenseid = await counter.depense(100);
    for (const [date, montant] of [
      ['2026-03-02', 10],
      ['2026-03-01', 20],
      ['2026-03-02', 30],
    ] as const) {
      expect((await counter.pay({ depenseid, caisseid, montant, date })).status).toBe(201);
    }
    const { body } = await admin.get(`reglements/byidwhithpagination/${depenseid}?limit=2`);
    expect(body.count).toBe(3);
    expect(body.data.map((r: { montant: number; montantrestant: number }) => [r.montant, r.montantrestant])).toEqual([
      [30, 40],
      [10, 70],
    ]);
    const ofCaisse = await admin.get(`reglements/byCaisseidwhithpagination/${caisseid}`);
    expect(ofCaisse.body.count).toBe(3);
    const found = await admin.get(`reglements/searchwhithpagination/${encodeURIComponent('RECU NO 12')}?limit=100`);
    expect(found.body.count).toBeGreaterThanOrEqual(3);
  });

  it('are refused to who may not read their kind, who may not write it (CONTRACT "Permissions")', async () => {
    const caisseid = await counter.caisse(1000);
    const depenseid = await counter.depense(100);
    const { reglementid, file } = (await counter.pay({ depenseid, caisseid, montant: 10 })).body.data;
    const seller = await house.as(['commandes', 'commandes.regler']);
    expect((await seller.get('reglements/withoutpagination')).body).toMatchObject({ data: [], count: 0 });
    expect((await seller.get(`reglements/byidwhithpagination/${depenseid}?from=0`)).body.code).toBe('auth.permission');
    expect((await seller.get(`reglements/byidwhithpagination/${depenseid}`)).body.code).toBe('introuvable');
    expect((await seller.delete(`reglements/${reglementid}`)).body.code).toBe('introuvable');
    expect((await seller.send('GET', file)).body.code).toBe('introuvable');
    const fields = { depenseid, caisseid, montant: 10, date: counter.today };
    expect((await seller.multipart('POST', 'reglements', fields, PDF)).body.code).toBe('auth.permission');
  });
});
