import { todayInAbidjan } from '@comptoir/domain/dates';
import { describe, expect, it } from 'vitest';
import { commandeBody, counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const errorsOf = ({ body }: { body: { errors: { path: string; code: string }[] } }) =>
  body.errors.map(({ path, code }) => [path, code]);

describe('an order (CONTRACT "Money calls")', () => {
  it('is kept with what its lines, fees and reduction make, its first delivery step written', async () => {
    const clientid = await counter.client({ libelleclient: 'SOTRA', typeclient: 'Entreprise' });
    const lignes = [
      { libelle: 'Table', qtecmd: 1, mnttotal: 60_000 },
      { libelle: 'Chaise', qtecmd: 6, mnttotal: 35_000 },
      { libelle: 'Nappe', qtecmd: 2, mnttotal: 5_005 },
    ];
    const body = commandeBody({ clientid, lignes, fraissup: 5000, typereduction: 2, reduction: 10 });
    const answer = await admin.post('commandes', body);
    expect(answer).toMatchObject({ status: 201, body: { status: true, error: true } });
    const { commandeid } = answer.body.data;
    expect(answer.body.data).toMatchObject({
      ...{ clientid, client: 'SOTRA', tel: '0700000000', datelivraison: null, quantite: 9, fraissup: 5000 },
      ...{ typereduction: 2, reduction: 10, montantreduction: 10_001, montant: 95_004, reste: 95_004 },
      ...{ etatsolde: 'En attente', etat: 0, version: 1, detailscommande: lignes },
    });
    const { body: livraison } = await admin.get(`commandes/statecommande/${commandeid}`);
    expect(livraison).toMatchObject({ count: 1, data: [{ commandeid, client: 'SOTRA', etat: 0 }] });
    expect((await counter.depense(10)) - commandeid).toBe(1);
  });

  it('is refused on every field that breaks a rule (spec § 5 Order, RELIABILITY P10)', async () => {
    const clientid = await counter.client();
    const body = commandeBody({ clientid });
    const errors = async (change: object) => errorsOf(await admin.post('commandes', { ...body, ...change }));
    expect(await errors({ montanttotal: 999 })).toEqual([['montanttotal', 'commande.total_incoherent']]);
    expect(await errors({ quantite: 3 })).toEqual([['quantite', 'commande.total_incoherent']]);
    expect(await errors({ fraissup: 1001 })).toEqual([['fraissup', 'commande.frais_superieurs']]);
    expect(await errors({ reduction: 1001 })).toEqual([['reduction', 'commande.reduction_superieure']]);
    expect(await errors({ typereduction: 2, reduction: 101 })).toEqual([
      ['reduction', 'commande.reduction_superieure'],
    ]);
    expect(await errors({ listdetailscommande: [] })).toEqual([['listdetailscommande', 'commande.sans_article']]);
    const yesterday = todayInAbidjan(Date.now() - 86_400_000);
    expect(await errors({ clientid: 2_000_000, datelivraison: yesterday, quantite: 3 })).toEqual([
      ['quantite', 'commande.total_incoherent'],
      ['clientid', 'champ.invalide'],
      ['datelivraison', 'date.passee'],
    ]);
    const huge = [1, 2].map(() => ({ libelle: 'Immeuble', qtecmd: 1, mnttotal: 999_999_999_999 }));
    expect(await errors({ listdetailscommande: huge })).toEqual([['listdetailscommande', 'montant.invalide']]);
    expect((await admin.get(`commandes/whithpaginationclient/${clientid}`)).body.count).toBe(0);
  });

  it('is written once under one key (RELIABILITY P03)', async () => {
    const body = commandeBody({ clientid: await counter.client() });
    const key = { 'idempotency-key': 'one order, sent twice' };
    const [first, again] = [await admin.post('commandes', body, key), await admin.post('commandes', body, key)];
    expect(again.body.data).toEqual(first.body.data);
    const other = await admin.post('commandes', { ...body, datelivraison: '2100-01-01' }, key);
    expect(other.body.code).toBe('idempotence.conflit');
  });

  it('may be due today, which Abidjan decides (PRODUCT 1.11)', async () => {
    const clientid = await counter.client();
    house.clock.now = () => Date.parse('2026-11-20T23:59:59.999Z');
    const due = (datelivraison: string) => admin.post('commandes', commandeBody({ clientid, datelivraison }));
    const [today, before] = [await due('2026-11-20'), await due('2026-11-19')];
    house.clock.now = Date.now;
    expect([today.status, errorsOf(before)]).toEqual([201, [['datelivraison', 'date.passee']]]);
    // Its delivery day is over: the order may still change with it (PRODUCT 1.14), but not to another past day.
    const { commandeid } = today.body.data;
    const old = '2026-11-20';
    house.clock.now = () => Date.parse('2026-12-01T00:00:00Z');
    const later = await house.asAdmin();
    const put = (datelivraison: string | null) =>
      later.put(`commandes/${commandeid}`, commandeBody({ clientid, datelivraison, fraissup: 10 }));
    const [kept, changed, none] = [await put(old), await put('2026-11-21'), await put(null)];
    house.clock.now = Date.now;
    expect([kept.status, errorsOf(changed), none.body.data.datelivraison]).toEqual([
      200,
      [['datelivraison', 'date.passee']],
      null,
    ]);
  });
});

describe('a changed order', () => {
  it('has its lines replaced whole, in the order of the list; ids that are sent mean nothing', async () => {
    const other = await counter.commande();
    const { commandeid, clientid } = await counter.commande();
    const lignes = [
      { libelle: 'Bureau', qtecmd: 1, mnttotal: 500 },
      { libelle: 'Armoire', qtecmd: 3, mnttotal: 700 },
    ];
    const body = commandeBody({ clientid, lignes });
    const stolen = body.listdetailscommande.map((ligne) => ({ ...ligne, id: other.detailscommande[0]?.id }));
    const { status, body: reply } = await admin.put(`commandes/${commandeid}`, {
      ...body,
      listdetailscommande: stolen,
    });
    expect(status).toBe(200);
    expect(reply.data).toMatchObject({ montant: 1200, quantite: 4, version: 2, detailscommande: lignes });
    // The search also finds other orders, whose number or whose client's phone contains this number.
    const found = async (id: number) =>
      (await admin.get(`commandes/searchwhithpagination/${id}`)).body.data.find(
        (row: { commandeid: number }) => row.commandeid === id,
      );
    expect(await found(commandeid)).toEqual(reply.data);
    expect((await found(other.commandeid)).detailscommande).toEqual(other.detailscommande);
  });

  it('is found by its new items and no more by the former ones', async () => {
    const lignes = (libelle: string) => [{ libelle, qtecmd: 1, mnttotal: 50 }];
    const { commandeid, clientid } = await counter.commande({ lignes: lignes('Cafetière rare') });
    const found = async (term: string) => (await admin.get(`commandes/searchwhithpagination/${term}`)).body.count;
    expect([await found('cafetiere%20rare'), await found('theiere%20rare')]).toEqual([1, 0]);
    await admin.put(`commandes/${commandeid}`, commandeBody({ clientid, lignes: lignes('Théière rare') }));
    expect([await found('cafetiere%20rare'), await found('theiere%20rare')]).toEqual([0, 1]);
    expect(await found(String(commandeid))).toBeGreaterThan(0);
  });

  it('with a stale version is refused with the current one (CONTRACT "Types")', async () => {
    const { commandeid, clientid, version } = await counter.commande();
    const body = { ...commandeBody({ clientid, fraissup: 5 }), version };
    expect((await admin.put(`commandes/${commandeid}`, body)).body.data.version).toBe(2);
    const stale = await admin.put(`commandes/${commandeid}`, body);
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflit.version', data: { version: 2, fraissup: 5 } } });
    expect((await admin.put('commandes/2000000', body)).body.code).toBe('introuvable');
  });

  it('goes to another live client', async () => {
    const { commandeid } = await counter.commande();
    const [other, gone] = [await counter.client({ libelleclient: 'Adjoua' }), await counter.client()];
    await admin.delete(`clients/${gone}`);
    const refused = await admin.put(`commandes/${commandeid}`, commandeBody({ clientid: gone }));
    expect(errorsOf(refused)).toEqual([['clientid', 'champ.invalide']]);
    const moved = await admin.put(`commandes/${commandeid}`, commandeBody({ clientid: other }));
    expect(moved.body.data).toMatchObject({ clientid: other, client: 'Adjoua' });
    expect((await admin.delete(`clients/${other}`)).body.code).toBe('client.a_des_commandes');
  });
});

describe('a 0-franc order (PRODUCT 1.9)', () => {
  it('is settled at once: not changed, not paid, but deleted', async () => {
    const { commandeid, clientid, ...made } = await counter.commande({ typereduction: 2, reduction: 100 });
    expect(made).toMatchObject({ montant: 0, reste: 0, montantreduction: 1000, etatsolde: 'Solde' });
    const change = await admin.put(`commandes/${commandeid}`, commandeBody({ clientid }));
    expect(change).toMatchObject({ status: 409, body: { code: 'commande.soldee', error: false } });
    const caisseid = await counter.caisse(0);
    const paid = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 1 });
    expect(paid).toMatchObject({ status: 409, body: { code: 'reglement.deja_solde' } });
    expect((await admin.delete(`commandes/${commandeid}`)).status).toBe(200);
  });
});

describe('a deleted order', () => {
  it.each(['', '/', '/17', '/quelque%20chose'])(
    'is deleted by its path followed by "%s" (PRODUCT 1.15)',
    async (end) => {
      const { commandeid, clientid } = await counter.commande();
      const gone = await admin.delete(`commandes/${commandeid}${end}`);
      expect(gone).toMatchObject({ status: 200, body: { status: true, error: true, data: null } });
      expect((await admin.delete(`commandes/${commandeid}${end}`)).status).toBe(404);
      expect((await admin.get(`commandes/whithpaginationclient/${clientid}`)).body).toMatchObject({
        count: 0,
        data: [],
      });
      expect((await admin.get(`commandes/statecommande/${commandeid}`)).status).toBe(404);
      const body = commandeBody({ clientid });
      expect((await admin.put(`commandes/${commandeid}`, body)).status).toBe(404);
      expect((await admin.post('statuscommandes', { commandeid, etat: 1 })).status).toBe(404);
      expect((await admin.delete(`clients/${clientid}`)).status).toBe(200);
    },
  );
});

describe('a client who is deleted while an order is taken', () => {
  it('keeps the order or goes, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const clientid = await counter.client();
      const [taken, gone] = await Promise.all([
        admin.post('commandes', commandeBody({ clientid })),
        admin.delete(`clients/${clientid}`),
      ]);
      expect([
        [201, 409],
        [422, 200],
      ]).toContainEqual([taken.status, gone.status]);
    }
  });

  it('or comes to another client', async () => {
    const { commandeid } = await counter.commande();
    for (let round = 0; round < 10; round += 1) {
      const clientid = await counter.client();
      const [moved, gone] = await Promise.all([
        admin.put(`commandes/${commandeid}`, commandeBody({ clientid })),
        admin.delete(`clients/${clientid}`),
      ]);
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([moved.status, gone.status]);
    }
  });
});

describe('who may do what (CONTRACT "Permissions")', () => {
  it('reading, taking, changing, deleting and delivering are permissions of their own', async () => {
    const { commandeid, clientid } = await counter.commande();
    const body = commandeBody({ clientid });
    const acts = {
      commandes: (user: typeof admin) => user.get('commandes/whithpagination'),
      'commandes.creer': (user: typeof admin) => user.post('commandes', body),
      'commandes.modifier': (user: typeof admin) => user.put(`commandes/${commandeid}`, body),
      'commandes.statut': (user: typeof admin) => user.post('statuscommandes', { commandeid, etat: 1 }),
      'commandes.supprimer': (user: typeof admin) => user.delete(`commandes/${commandeid}/`),
    } as const;
    for (const held of Object.keys(acts) as (keyof typeof acts)[]) {
      const user = await house.as([held]);
      for (const [needed, act] of Object.entries(acts)) {
        if (needed !== held) expect([held, needed, (await act(user)).status]).toEqual([held, needed, 403]);
      }
      expect((await acts[held](user)).status).toBeLessThan(300);
    }
  });
});
