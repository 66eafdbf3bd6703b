import type { Statuscommande } from '@comptoir/contract/statuscommandes';
import { describe, expect, it } from 'vitest';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const change = (commandeid: number, etat: number) =>
  admin.post('statuscommandes/changeorderstate', { commandeid, etat });
const livraison = async (commandeid: number): Promise<Statuscommande[]> =>
  (await admin.get(`commandes/statecommande/${commandeid}`)).body.data;
const etats = async (commandeid: number) => (await livraison(commandeid)).map(({ etat }) => etat);

describe('the delivery of an order (spec § 4, PRODUCT 1.13)', () => {
  it('only goes forward, by each of its calls, and keeps who and when', async () => {
    const { commandeid } = await counter.commande({ clientid: await counter.client({ libelleclient: 'Awa' }) });
    const seller = await house.as(['commandes.statut']);
    const first = await seller.post('statuscommandes', { commandeid, etat: 1 });
    expect(first).toMatchObject({ status: 201, body: { error: true, data: { commandeid, client: 'Awa', etat: 1 } } });
    expect(first.body.data.utilisateur).toMatch(/^Aya \d+ Kouassi$/);
    expect(await change(commandeid, 2)).toMatchObject({ status: 200, body: { data: { etat: 2 } } });
    const last = await admin.put(`statuscommandes/${commandeid}`, { etat: 3 });
    expect(last).toMatchObject({ status: 200, body: { data: { etat: 3 } } });
    const steps = await livraison(commandeid);
    expect(steps.map(({ etat }) => etat)).toEqual([0, 1, 2, 3]);
    expect(steps[1]).toEqual(first.body.data);
    for (const etat of [0, 1, 2, 3]) {
      expect(await change(commandeid, etat)).toMatchObject({
        status: 409,
        body: { code: 'commande.statut_non_croissant', error: false },
      });
    }
    expect(await etats(commandeid)).toEqual([0, 1, 2, 3]);
  });

  it('may skip a step, and leaves the version of the order as it is', async () => {
    const { commandeid, version } = await counter.commande();
    expect((await change(commandeid, 2)).status).toBe(200);
    expect((await change(commandeid, 1)).status).toBe(409);
    expect(await etats(commandeid)).toEqual([0, 2]);
    const { data } = (await admin.get(`commandes/searchwhithpagination/${commandeid}`)).body;
    expect(data[0]).toMatchObject({ commandeid, etat: 2, version });
  });

  it('is of an order that exists, and names one status', async () => {
    expect((await change(2_000_000, 1)).body.code).toBe('introuvable');
    expect((await admin.put('statuscommandes/2000000', { etat: 1 })).body.code).toBe('introuvable');
    expect((await admin.get('commandes/statecommande/2000000')).status).toBe(404);
    const { commandeid } = await counter.commande();
    for (const etat of [4, -1, 1.5, '1', null]) {
      expect((await change(commandeid, etat as number)).body.errors[0].path).toBe('etat');
    }
    const other = await admin.put(`statuscommandes/${commandeid}`, { commandeid: commandeid + 1, etat: 1 });
    expect(other).toMatchObject({ status: 422, body: { errors: [{ path: 'commandeid', code: 'champ.invalide' }] } });
  });

  it('is kept: no step is deleted', async () => {
    const { commandeid } = await counter.commande();
    const [step] = await livraison(commandeid);
    const kept = await admin.delete(`statuscommandes/${step?.statuscommandeid}`);
    expect(kept).toMatchObject({ status: 409, body: { code: 'statuscommande.conserve' } });
    expect((await admin.delete('statuscommandes/2000000')).status).toBe(404);
    await expect(house.db.deleteFrom('statuscommande').execute()).rejects.toThrow('append-only');
  });

  it('is told in the audit log, once for each step', async () => {
    const { commandeid } = await counter.commande();
    await change(commandeid, 2);
    await change(commandeid, 1);
    const entries = await house.db
      .selectFrom('activite')
      .select(['actiontype', 'libelle', 'avant', 'apres'])
      .where('objet', '=', 'commande')
      .where('objetid', '=', commandeid)
      .where('actiontype', '=', 'Update')
      .execute();
    expect(entries).toMatchObject([{ avant: { etat: 0 }, apres: { etat: 2 } }]);
    expect(entries[0]?.libelle).toMatch(`N° ${commandeid} · `);
  });
});

describe('changes that come at once (RELIABILITY I17)', () => {
  it('leave a history that only rises, whichever is first', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { commandeid } = await counter.commande();
      const answers = await Promise.all([change(commandeid, 1), change(commandeid, 2)]);
      const history = await etats(commandeid);
      const statuses = answers.map(({ status }) => status);
      if (statuses[0] === 200)
        expect([statuses, history]).toEqual([
          [200, 200],
          [0, 1, 2],
        ]);
      else
        expect([statuses, history]).toEqual([
          [409, 200],
          [0, 2],
        ]);
    }
  });

  it('of the same status are one', async () => {
    const { commandeid } = await counter.commande();
    const answers = await Promise.all([1, 2, 3, 4].map(() => change(commandeid, 3)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await etats(commandeid)).toEqual([0, 3]);
  });

  it('with its deletion are both seen or neither', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { commandeid } = await counter.commande();
      const [moved, gone] = await Promise.all([change(commandeid, 1), admin.delete(`commandes/${commandeid}`)]);
      expect(gone.status).toBe(200);
      expect([200, 404]).toContain(moved.status);
    }
  });
});

describe('the lists of delivery steps', () => {
  const steps = async (path: string): Promise<{ count: number; rows: [number, number][] }> => {
    const { count, data } = (await admin.get(`statuscommandes/${path}`)).body;
    return { count, rows: data.map(({ commandeid, etat }: Statuscommande) => [commandeid, etat]) };
  };

  it('are newest first, counted exactly, of live orders; found by the client', async () => {
    const clientid = await counter.client({ libelleclient: 'Quincaillerie Étoile' });
    const before = (await steps('whithpagination')).count;
    const { commandeid: one } = await counter.commande({ clientid });
    const { commandeid: two } = await counter.commande({ clientid });
    await change(one, 1);
    expect(await steps('whithpagination?limit=3')).toEqual({
      count: before + 3,
      rows: [
        [one, 1],
        [two, 0],
        [one, 0],
      ],
    });
    expect((await steps('whithpagination?limit=1&page=2')).rows).toEqual([[two, 0]]);
    expect((await steps('withoutpagination')).count).toBe(before + 3);
    expect(await steps('searchwhithpagination/ETOILE')).toEqual({
      count: 3,
      rows: [
        [one, 1],
        [two, 0],
        [one, 0],
      ],
    });
    await admin.delete(`commandes/${one}`);
    expect((await steps('searchwhithpagination/etoile')).rows).toEqual([[two, 0]]);
    expect((await steps('whithpagination')).count).toBe(before + 1);
    expect(await steps('searchwhithpagination/%20')).toEqual(await steps('whithpagination'));
  });
});
