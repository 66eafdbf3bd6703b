import type { Activite } from '@comptoir/contract/activites';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { openedHouse } from '../trials/testing/opened';

const { house, admin } = openedHouse();

const journal = async (query = '', client: TestClient = admin): Promise<{ data: Activite[]; count: number }> =>
  (await client.get(`activites/whithpagination?limit=100${query}`)).body;

describe('what somebody writes themselves', () => {
  const left = (client: TestClient) => client.post('activites', { libelle: 'Deconnexion', actiontype: 'Insert' });

  it('is thirty lines a minute, whatever comes at once; others write on, and so does one who waited', async () => {
    const [agent, other] = [await house.as([]), await house.as([])];
    // The clock stands still, so that the minute does not pass by itself.
    const now = Date.now();
    house.clock.now = () => now;
    const answers = await Promise.all(Array.from({ length: 40 }, () => left(agent)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    const refused = await left(agent);
    expect(refused).toMatchObject({ status: 429, body: { code: 'requete.trop_frequente' } });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await left(other)).status).toBe(201);
    house.clock.now = () => now + 61_000;
    expect((await left(agent)).status).toBe(201);
    house.clock.now = Date.now;
  });
});

describe('what was refused (PRODUCT G, RELIABILITY § 5.12)', () => {
  const refusals = async (query = '') => (await journal(query)).data.filter(({ actiontype }) => actiontype === 'Refus');
  const signIn = (username: string, password: string) => house.anonymous.post('auth/login', { username, password });

  it('tells a sign-in, a refused one and the end of a session', async () => {
    const agent = await house.as([]);
    await signIn(agent.username, 'a wrong password');
    await signIn(agent.username, PASSWORD);
    await agent.post('auth/logout');
    const told = async () =>
      (await journal(`&objet=session&objetid=${agent.utilisateurid}`)).data.map(({ actiontype }) => actiontype);
    await expect.poll(told).toHaveLength(3);
    expect([...(await told())].sort()).toEqual(['Delete', 'Insert', 'Refus']);
    const [refused] = await refusals(`&objet=session&objetid=${agent.utilisateurid}`);
    expect(refused).toMatchObject({ utilisateurid: null, apres: { adresse: expect.any(String) } });
  });

  it('keeps no password, nor a name that nobody has: it may be one', async () => {
    await signIn('MonSecret-2026!', 'Un autre secret 77');
    await expect
      .poll(async () => (await refusals('&objet=session')).some(({ objetid }) => objetid === null))
      .toBe(true);
    const all = JSON.stringify(await house.db.selectFrom('activite').selectAll().execute()).toLowerCase();
    for (const secret of ['monsecret', 'un autre secret', 'a wrong password', PASSWORD.toLowerCase()]) {
      expect(all).not.toContain(secret);
    }
  });

  it('tells who tried what they may not, and tells a repetition once', async () => {
    const cashier = await house.as(['caisses']);
    for (let n = 0; n < 5; n += 1) await cashier.post('caisses', { libelle: 'Pirate', montant: 1 });
    await cashier.get('clients/whithpagination');
    const ofCashier = `&utilisateurid=${cashier.utilisateurid}`;
    await expect.poll(async () => (await refusals(ofCashier)).length).toBe(2);
    expect((await refusals(ofCashier)).map(({ objet, libelle, apres }) => [objet, libelle, apres])).toEqual([
      [
        'acces',
        'GET clients/whithpagination',
        expect.objectContaining({ code: 'auth.permission', permission: 'clients' }),
      ],
      ['acces', 'POST caisses', expect.objectContaining({ code: 'auth.permission', permission: 'caisses.creer' })],
    ]);
  });

  it('does not tell what is refused all day: a missing field, an unknown record, an ended session', async () => {
    const before = (await refusals()).length;
    await admin.post('caisses', {});
    await admin.get('projets/projetbyid?projetid=999999');
    await house.anonymous.get('auth/me');
    const last = await house.as([]);
    await last.get('caisses/whithpagination');
    await expect.poll(async () => (await refusals()).length).toBe(before + 1);
  });
});
