import { PDF } from '@comptoir/conformance/piece';
import { describe, expect, it } from 'vitest';
import { commandeBody, counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const lignesOf = (mnttotal: number) => [{ libelle: 'Groupe électrogène', qtecmd: 1, mnttotal }];
const commandeOf = async (montant: number, fields: object = {}) =>
  counter.commande({ lignes: lignesOf(montant), ...fields });
const shown = async (commandeid: number) =>
  (await admin.get(`commandes/searchwhithpagination/${encodeURIComponent(`N° ${commandeid}`)}`)).body.data[0];
const put = (reglementid: number, fields: object) =>
  admin.multipart('PUT', `reglements/${reglementid}`, { from: 1, date: counter.today, ...fields });

describe('a payment of an order (CONTRACT "Money calls", the journey of a new company client)', () => {
  it('three articles with 10 % and fees, half in cash, the rest with a larger note', async () => {
    const clientid = await counter.client({ libelleclient: 'SODECI', typeclient: 'Entreprise' });
    const lignes = [60_000, 35_000, 5_000].map((mnttotal, n) => ({ libelle: `Article ${n}`, qtecmd: 1, mnttotal }));
    const order = { clientid, lignes, fraissup: 10_000, typereduction: 2, reduction: 10 } as const;
    const { commandeid, montant } = await counter.commande(order);
    expect(montant).toBe(100_000);
    const caisseid = await counter.caisse(500);
    const half = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 50_000 });
    expect(half).toMatchObject({
      status: 201,
      body: {
        data: {
          ...{ montant: 50_000, montantremis: 50_000, montantRendu: 0, montantrestant: 50_000 },
          ...{ type: '1', from: 1, depenseid: commandeid, filename: 'Reçu no 12' },
        },
      },
    });
    expect(await shown(commandeid)).toMatchObject({ etatsolde: 'Partiel', reste: 50_000, version: 1 });
    const rest = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 60_000 });
    expect(rest.body.data).toMatchObject({ montant: 50_000, montantremis: 60_000, montantRendu: 10_000 });
    expect(rest.body.data.montantrestant).toBe(0);
    expect(await shown(commandeid)).toMatchObject({ etatsolde: 'Solde', reste: 0 });
    expect(await counter.solde(caisseid)).toBe(100_500);
    const { body } = await admin.get(`caisses/mouvementcaisse?caisseid=${caisseid}`);
    const line = { type: 1, description: `N° ${commandeid} · SODECI` };
    expect(body.data).toMatchObject([{ ...line, montant: 50_000 }, { ...line, montant: 50_000 }, { isfirst: 1 }]);
    const more = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 1 });
    expect(more).toMatchObject({ status: 409, body: { code: 'reglement.deja_solde' } });
  });

  it('takes a proof or none, and whoever reads orders may read it (spec § 5 Payment, PRODUCT 1.10)', async () => {
    const { commandeid } = await commandeOf(100);
    const caisseid = await counter.caisse(0);
    const bare = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 10, file: null });
    expect([bare.status, bare.body.data]).toMatchObject([201, { file: '', filename: '', montant: 10 }]);
    expect(bare.body.data.numero).toMatch(/^PC-/);
    expect(await counter.solde(caisseid)).toBe(10);
    const wrong = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 0, file: null });
    expect(wrong.body.errors).toMatchObject([{ path: 'montant' }]);
    const paid = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 10 });
    const reader = await house.as(['commandes']);
    expect((await reader.send('GET', paid.body.data.file)).status).toBe(200);
    const other = await house.as(['depenses']);
    expect((await other.send('GET', paid.body.data.file)).body.code).toBe('introuvable');
  });

  it('without a proof is changed as it is, gets one with a change, and keeps it', async () => {
    const { commandeid } = await commandeOf(100);
    const caisseid = await counter.caisse(0);
    const bare = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 5, file: null });
    const { reglementid } = bare.body.data;
    const { body } = await admin.get(`reglements/${commandeid}`);
    expect(body.data).toMatchObject([{ reglementid, montant: 5, file: '', filename: '' }]);
    const fields = { depenseid: commandeid, caisseid, montant: 6 };
    expect((await put(reglementid, fields)).body.data).toMatchObject({ montant: 6, file: '' });
    const form = { ...fields, from: 1, date: counter.today };
    const proven = await admin.multipart('PUT', `reglements/${reglementid}`, form, PDF);
    expect((await admin.send('GET', proven.body.data.file)).status).toBe(200);
    expect((await put(reglementid, { ...fields, montant: 7 })).body.data.file).toBe(proven.body.data.file);
    expect((await admin.delete(`reglements/${reglementid}`)).status).toBe(200);
  });

  it('names an order, not an expense; an amount, a register and a date that is not after today', async () => {
    const { commandeid } = await commandeOf(100);
    const [caisseid, expense] = [await counter.caisse(1000), await counter.depense(100)];
    const fields = { depenseid: commandeid, caisseid, montant: 10 };
    const codeOf = async (change: object) => {
      const { body } = await counter.encaisser({ ...fields, ...change });
      return [body.code, body.errors[0]?.path];
    };
    expect(await codeOf({ depenseid: expense })).toEqual(['introuvable', undefined]);
    expect((await counter.pay(fields)).body.code).toBe('introuvable');
    expect(await codeOf({ montant: 0 })).toEqual(['requete.invalide', 'montant']);
    expect(await codeOf({ caisseid: 2_000_000 })).toEqual(['champ.invalide', 'caisseid']);
    expect(await codeOf({ date: '2100-01-01' })).toEqual(['date.future', 'date']);
    expect(await counter.solde(caisseid)).toBe(1000);
  });

  it('is written once under one key (RELIABILITY P03)', async () => {
    const { commandeid } = await commandeOf(100);
    const caisseid = await counter.caisse(0);
    const pay = () =>
      counter.encaisser({ depenseid: commandeid, caisseid, montant: 40 }, { 'idempotency-key': 'half of one order' });
    const [first, again] = await Promise.all([pay(), pay()]);
    expect(again.body.data).toEqual(first.body.data);
    expect(await counter.solde(caisseid)).toBe(40);
  });

  it('settles a debt once, however many come at once (RELIABILITY P09)', async () => {
    const { commandeid } = await commandeOf(100);
    const [one, two] = [await counter.caisse(0), await counter.caisse(0)];
    const answers = await Promise.all(
      [one, two, one, two].map((caisseid) => counter.encaisser({ depenseid: commandeid, caisseid, montant: 100 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await counter.solde(one)) + (await counter.solde(two))).toBe(100);
  });
});

describe('a corrected payment of an order (CONTRACT "Money calls": undone and made again)', () => {
  it('changes what its register holds, what is owed and the change', async () => {
    const { commandeid } = await commandeOf(500);
    const caisseid = await counter.caisse(0);
    const paid = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 100 });
    const { reglementid, version } = paid.body.data;
    const fields = { depenseid: commandeid, caisseid };
    const more = await put(reglementid, { ...fields, montant: 600, version });
    expect(more.body.data).toMatchObject({ montant: 500, montantRendu: 100, montantrestant: 0, version: 2 });
    expect([await counter.solde(caisseid), (await shown(commandeid)).etatsolde]).toEqual([500, 'Solde']);
    const less = await put(reglementid, { ...fields, montant: 200 });
    expect(less.body.data).toMatchObject({ montant: 200, montantRendu: 0, montantrestant: 300 });
    expect([await counter.solde(caisseid), (await shown(commandeid)).reste]).toEqual([200, 300]);
    expect((await put(reglementid, { ...fields, montant: 1, version })).body.code).toBe('conflit.version');
    const elsewhere = await put(reglementid, { ...fields, depenseid: (await commandeOf(5)).commandeid, montant: 1 });
    expect(elsewhere.body.errors[0]).toMatchObject({ path: 'depenseid', code: 'champ.invalide' });
  });

  it('moves between registers, in both directions, and leaves zero behind (RELIABILITY I06)', async () => {
    const { commandeid } = await commandeOf(500);
    const [low, high] = [await counter.caisse(10), await counter.caisse(20)];
    const paid = await counter.encaisser({ depenseid: commandeid, caisseid: low, montant: 300 });
    const { reglementid } = paid.body.data;
    const soldes = async () => [await counter.solde(low), await counter.solde(high)];
    const away = await put(reglementid, { depenseid: commandeid, caisseid: high, montant: 700 });
    expect(away.body.data).toMatchObject({ caisseid: high, montant: 500, montantRendu: 200 });
    expect(await soldes()).toEqual([10, 520]);
    await put(reglementid, { depenseid: commandeid, caisseid: low, montant: 250 });
    expect(await soldes()).toEqual([260, 20]);
    expect((await shown(commandeid)).reste).toBe(250);
  });

  it('is neither lowered, moved nor deleted once its money has left (RELIABILITY § 2.4)', async () => {
    const { commandeid } = await commandeOf(500);
    const [caisseid, other] = [await counter.caisse(0), await counter.caisse(0)];
    const paid = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 300 });
    const { reglementid } = paid.body.data;
    await admin.post('caisses/mouvementcaisse', { caisseid, montant: 250, type: 0 });
    const engaged = { status: 409, body: { code: 'caisse.solde_insuffisant' } };
    const fields = { depenseid: commandeid, caisseid };
    expect(await put(reglementid, { ...fields, montant: 249 })).toMatchObject(engaged);
    expect(await put(reglementid, { ...fields, caisseid: other, montant: 300 })).toMatchObject(engaged);
    expect(await admin.delete(`reglements/${reglementid}`)).toMatchObject(engaged);
    expect([await counter.solde(caisseid), await counter.solde(other)]).toEqual([50, 0]);
    expect((await shown(commandeid)).reste).toBe(200);
    expect((await put(reglementid, { ...fields, montant: 250 })).status).toBe(200);
    expect(await counter.solde(caisseid)).toBe(0);
  });
});

describe('an order with payments (CONTRACT "Money calls")', () => {
  it('is not changed below what is paid; at exactly that it is settled, and stays as it is', async () => {
    const { commandeid, clientid } = await commandeOf(500);
    const caisseid = await counter.caisse(0);
    await counter.encaisser({ depenseid: commandeid, caisseid, montant: 300 });
    const change = (montant: number) =>
      admin.put(`commandes/${commandeid}`, commandeBody({ clientid, lignes: lignesOf(montant) }));
    const below = await change(299);
    expect(below).toMatchObject({ status: 409, body: { code: 'commande.montant_inferieur_regle', error: false } });
    expect((await change(301)).body.data).toMatchObject({ reste: 1, etatsolde: 'Partiel' });
    expect((await change(300)).body.data).toMatchObject({ reste: 0, etatsolde: 'Solde' });
    expect(await change(500)).toMatchObject({ status: 409, body: { code: 'commande.soldee' } });
    expect(await admin.delete(`commandes/${commandeid}/`)).toMatchObject({
      status: 409,
      body: { code: 'commande.soldee' },
    });
    expect((await admin.post('statuscommandes', { commandeid, etat: 3 })).status).toBe(201);
  });

  it('is deleted only once they are, and is not paid afterwards', async () => {
    const { commandeid } = await commandeOf(500);
    const caisseid = await counter.caisse(0);
    const paid = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 300 });
    const refused = await admin.delete(`commandes/${commandeid}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'commande.a_des_reglements' } });
    expect(refused.body.message).toContain('1 règlement');
    const gone = await admin.delete(`reglements/${paid.body.data.reglementid}`);
    expect(gone.body).toMatchObject({ status: true, statuscode: 200 });
    expect([await counter.solde(caisseid), (await shown(commandeid)).etatsolde]).toEqual([0, 'En attente']);
    expect((await admin.delete(`commandes/${commandeid}`)).status).toBe(200);
    expect((await counter.encaisser({ depenseid: commandeid, caisseid, montant: 1 })).status).toBe(404);
  });

  it('is paid or deleted, never both, when both come at once', async () => {
    const caisseid = await counter.caisse(0);
    for (let round = 0; round < 10; round += 1) {
      const { commandeid } = await commandeOf(500);
      const [paid, gone] = await Promise.all([
        counter.encaisser({ depenseid: commandeid, caisseid, montant: 300 }),
        admin.delete(`commandes/${commandeid}`),
      ]);
      expect([
        [201, 409],
        [404, 200],
      ]).toContainEqual([paid.status, gone.status]);
    }
  });

  it('is paid while its client is changed', async () => {
    const caisseid = await counter.caisse(0);
    const [one, two] = [await counter.client(), await counter.client()];
    const { commandeid } = await commandeOf(500, { clientid: one });
    for (const clientid of [two, one, two, one, two]) {
      const [moved, paid] = await Promise.all([
        admin.put(`commandes/${commandeid}`, commandeBody({ clientid, lignes: lignesOf(500) })),
        counter.encaisser({ depenseid: commandeid, caisseid, montant: 10 }),
      ]);
      expect([moved.status, paid.status]).toEqual([200, 201]);
    }
  });
});

describe('the payments of orders in the lists (PRODUCT 1.4)', () => {
  it('show what remained after each, by order, register, term and among all', async () => {
    const clientid = await counter.client({ libelleclient: 'Ébénisterie Gnagne' });
    const { commandeid } = await commandeOf(100, { clientid });
    const caisseid = await counter.caisse(0);
    for (const [date, montant] of [
      ['2026-03-02', 10],
      ['2026-03-01', 20],
      ['2026-03-02', 30],
    ] as const) {
      expect((await counter.encaisser({ depenseid: commandeid, caisseid, montant, date })).status).toBe(201);
    }
    const rows = async (path: string) => {
      const { count, data } = (await admin.get(`reglements/${path}`)).body;
      const mine = data.filter((row: { depenseid: number }) => row.depenseid === commandeid);
      return [count, mine.map((row: { montant: number; montantrestant: number }) => [row.montant, row.montantrestant])];
    };
    const all = [
      [30, 40],
      [10, 70],
      [20, 80],
    ];
    expect(await rows(`${commandeid}`)).toEqual([3, all]);
    expect(await rows(`byidwhithpagination/${commandeid}?from=1&limit=2`)).toEqual([3, all.slice(0, 2)]);
    expect(await rows(`byCaisseidwhithpagination/${caisseid}`)).toEqual([3, all]);
    for (const term of ['ebenisterie', 'GROUPE ELECTRO', `n° ${commandeid} groupe`]) {
      const found = await rows(`searchwhithpagination/${encodeURIComponent(term)}?limit=100`);
      expect([term, found[1]]).toEqual([term, all]);
    }
    expect((await rows('withoutpagination'))[1]).toEqual(all);
    expect(await rows(`byidwhithpagination/${commandeid}`)).toEqual([3, all]);
    const depenseid = await counter.depense(10);
    expect((await admin.get(`reglements/${depenseid}`)).status).toBe(404);
    expect((await admin.get(`reglements/byidwhithpagination/${depenseid}?from=1`)).status).toBe(404);
  });

  it('belong to who reads orders, and their writing to who settles them (CONTRACT "Permissions")', async () => {
    const { commandeid } = await commandeOf(100);
    const caisseid = await counter.caisse(0);
    const { reglementid } = (await counter.encaisser({ depenseid: commandeid, caisseid, montant: 10 })).body.data;
    const cashier = await house.as(['depenses', 'depenses.regler']);
    expect((await cashier.get(`reglements/${commandeid}`)).status).toBe(403);
    expect((await cashier.get(`reglements/byidwhithpagination/${commandeid}?from=1`)).body.code).toBe(
      'auth.permission',
    );
    expect((await cashier.get('reglements/searchwhithpagination/electrogene')).body.count).toBe(0);
    expect((await cashier.delete(`reglements/${reglementid}`)).body.code).toBe('introuvable');
    const fields = { depenseid: commandeid, caisseid, montant: 10, from: 1, date: counter.today };
    expect((await cashier.multipart('POST', 'reglements', fields, PDF)).body.code).toBe('auth.permission');
    const seller = await house.as(['commandes', 'commandes.regler']);
    expect((await seller.get(`reglements/${commandeid}`)).body.count).toBe(1);
    expect((await seller.multipart('POST', 'reglements', fields, PDF)).status).toBe(201);
    expect((await seller.delete(`reglements/${reglementid}`)).status).toBe(200);
  });
});
