import type { Activite } from '@comptoir/contract/activites';
import { ROWS } from '@comptoir/domain/limits';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const journal = async (query = '', client: TestClient = admin): Promise<{ data: Activite[]; count: number }> =>
  (await client.get(`activites/whithpagination?limit=100${query}`)).body;

describe('the audit log (PRODUCT G, CONTRACT "Calls")', () => {
  it('tells who did what to which record, as it was and as it became, newest first', async () => {
    const caisseid = await counter.caisse(500);
    await admin.put(`caisses/${caisseid}`, { libelle: 'Agence Plateau' });
    const { data, count } = await journal(`&objet=caisse&objetid=${caisseid}`);
    expect(count).toBe(2);
    expect(data).toMatchObject([
      { actiontype: 'Update', avant: { montant: 500 }, apres: { libelle: 'Agence Plateau' } },
      { actiontype: 'Insert', avant: null, apres: { caisseid, montant: 500 } },
    ]);
    expect(data[0]).toMatchObject({ utilisateurid: admin.utilisateurid, utilisateur: 'Administrateur Principal' });
    const ids = (await journal()).data.map(({ activiteid }) => activiteid);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('is filtered by person, days and term, and counts exactly', async () => {
    const agent = await house.as(['clients', 'clients.creer']);
    const client = { libelleclient: 'Éts Cœur', typeclient: 'Entreprise', adresse: 'Cocody', tel: '0700000000' };
    for (let n = 0; n < 11; n += 1) await agent.multipart('POST', 'clients', client);
    const ofAgent = `&utilisateurid=${agent.utilisateurid}`;
    expect((await journal(ofAgent)).count).toBe(11);
    const second = await admin.get(`activites/whithpagination?page=2${ofAgent}`);
    expect([second.body.data.length, second.body.count, ROWS]).toEqual([1, 11, 10]);
    expect((await journal(`${ofAgent}&search=ets%20COEUR`)).count).toBe(11);
    expect((await journal(`${ofAgent}&search=rien`)).count).toBe(0);
    expect((await journal(`${ofAgent}&datedebut=${counter.today}&datefin=2100-01-01`)).count).toBe(11);
    expect((await journal(`${ofAgent}&datefin=2020-01-01`)).count).toBe(0);
    expect((await journal('&datedebut=2026-02-01&datefin=2026-01-01')).data).toBeNull();
  });

  it('is read by whoever may see users alone', async () => {
    const cashier = await house.as(['caisses']);
    expect((await cashier.get('activites/whithpagination')).body.code).toBe('auth.permission');
    expect((await cashier.get('activites/integrite')).body.code).toBe('auth.permission');
    expect((await house.as(['utilisateurs']).then((reader) => journal('', reader))).count).toBeGreaterThan(0);
  });
});

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

  it('does not tell what is refused all day long: a missing field, an unknown record, a session that is over', async () => {
    const before = (await refusals()).length;
    await admin.post('caisses', {});
    await admin.get('projets/projetbyid?projetid=999999');
    await house.anonymous.get('auth/me');
    const last = await house.as([]);
    await last.get('caisses/whithpagination');
    await expect.poll(async () => (await refusals()).length).toBe(before + 1);
  });
});
