import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { fromBase32, hotp, stepOf } from './totp';

const house = openedForTests(soundApp);
const wrong = { status: 422, body: { errors: [{ path: 'code', code: 'auth.code_incorrect' }] } };

const login = (username: string, code?: string, password = PASSWORD) =>
  house.anonymous.post('auth/login', { username, password, ...(code === undefined ? {} : { code }) });
const prepare = (client: TestClient, motdepasse = PASSWORD) => client.post('auth/facteur', { motdepasse });
const codeOf = (secret: string, steps = 0) => hotp(fromBase32(secret), stepOf(house.clock.now()) + steps);
/** Returns six digits that are not a valid code of the secret now. */
const otherCode = (secret: string) => {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) as string;
};

/** Signs in a user with a second factor. The code of its current step is already used. */
async function protectedClient() {
  const client = await house.as([]);
  const { secret } = (await prepare(client)).body.data;
  const { secours } = (await client.put('auth/facteur', { code: codeOf(secret) })).body.data;
  return { client, secret, secours: secours as string[] };
}

/** The clock stands still, so that no step of 30 seconds ends between two lines. */
const NOW = Date.now();
beforeAll(() => {
  house.clock.now = () => NOW;
});

/** Runs the work some minutes later; use enough minutes to end the window of attempts and the code's step. */
async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  house.clock.now = () => NOW + minutes * 60_000;
  return work().finally(() => {
    house.clock.now = () => NOW;
  });
}

describe('a second factor (PRODUCT Q, RFC 6238)', () => {
  it('is asked for once a code of it was given, not before', async () => {
    const client = await house.as([]);
    expect((await prepare(client, 'pas le bon')).body.errors[0]).toMatchObject({
      path: 'motdepasse',
      code: 'auth.ancien_incorrect',
    });
    expect((await client.put('auth/facteur', { code: '123456' })).body.code).toBe('auth.facteur_absent');
    const { secret, adresse } = (await prepare(client)).body.data;
    expect(adresse).toContain(`otpauth://totp/Comptoir:${client.username}?secret=${secret}`);
    expect((await login(client.username)).status).toBe(200);
    expect(await client.put('auth/facteur', { code: otherCode(secret) })).toMatchObject(wrong);
    expect((await client.get('auth/facteur')).body.data).toEqual({ actif: false, secours: 0 });
    const confirmed = await client.put('auth/facteur', { code: codeOf(secret) });
    expect(new Set(confirmed.body.data.secours).size).toBe(10);
    // Each code has 24 signs out of 31, which is 118 bits (ASVS 6.5.2).
    for (const secours of confirmed.body.data.secours) expect(secours).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    expect((await client.get('auth/facteur')).body.data).toEqual({ actif: true, secours: 10 });
    expect((await login(client.username)).body.code).toBe('auth.code_requis');
  });

  it('prepared again before it is confirmed, counts by its last secret', async () => {
    const client = await house.as([]);
    const first = (await prepare(client)).body.data.secret;
    const second = (await prepare(client)).body.data.secret;
    expect(await client.put('auth/facteur', { code: codeOf(first) })).toMatchObject(wrong);
    expect((await client.put('auth/facteur', { code: codeOf(second) })).status).toBe(200);
    expect((await prepare(client)).body.code).toBe('auth.facteur_present');
    expect((await client.put('auth/facteur', { code: codeOf(second, 1) })).body.code).toBe('auth.facteur_absent');
  });

  it('is asked for only after a right password: a wrong one gets the answer of everybody', async () => {
    const { client, secret } = await protectedClient();
    expect((await login(client.username, undefined, 'pas le bon')).body.code).toBe('auth.identifiants');
    expect((await login(client.username, codeOf(secret, 1), 'pas le bon')).body.code).toBe('auth.identifiants');
  });

  it('takes each code once, also at the same instant', async () => {
    const { client, secret } = await protectedClient();
    expect(await login(client.username, codeOf(secret))).toMatchObject(wrong);
    await later(20, async () => {
      const both = await Promise.all([1, 2].map(() => login(client.username, codeOf(secret))));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(await login(client.username, codeOf(secret, -1))).toMatchObject(wrong);
      expect(
        (await login(client.username, ` ${codeOf(secret, 1).slice(0, 3)} ${codeOf(secret, 1).slice(3)}`)).status,
      ).toBe(200);
    });
  });

  it('gives way to each recovery code once, however it is spaced', async () => {
    const { client, secours } = await protectedClient();
    const [first = '', second = ''] = secours;
    expect((await login(client.username, first)).status).toBe(200);
    expect(await login(client.username, first)).toMatchObject(wrong);
    expect((await login(client.username, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await client.get('auth/facteur')).body.data.secours).toBe(8);
  });

  it('is not guessed: the sixth attempt waits, and a right password alone gives none back (RELIABILITY F90)', async () => {
    const { client, secret } = await protectedClient();
    const guess = () => login(client.username, otherCode(secret));
    for (let i = 0; i < 4; i += 1) expect((await guess()).status).toBe(422);
    expect((await login(client.username)).body.code).toBe('auth.code_requis');
    expect((await guess()).status).toBe(429);
    expect((await login(client.username, codeOf(secret, 1))).status).toBe(429);
  });

  it('goes by password and code', async () => {
    const { client, secret, secours } = await protectedClient();
    const remove = (motdepasse: string, code: string) => client.post('auth/facteur/retrait', { motdepasse, code });
    expect((await remove('pas le bon', codeOf(secret, 1))).body.errors[0]?.path).toBe('motdepasse');
    expect(await remove(PASSWORD, otherCode(secret))).toMatchObject(wrong);
    expect((await remove(PASSWORD, secours[0] ?? '')).status).toBe(200);
    expect((await login(client.username)).status).toBe(200);
    expect((await remove(PASSWORD, codeOf(secret, 1))).body.code).toBe('auth.facteur_absent');
    expect((await prepare(client)).status).toBe(200);
  });

  it('is told by the audit log without its secret, and to who manages users (PRODUCT G)', async () => {
    const { client, secret, secours } = await protectedClient();
    await client.post('auth/facteur/retrait', { motdepasse: PASSWORD, code: secours[0] });
    const told = await house.db
      .selectFrom('activite')
      .select(['actiontype', 'objet', 'utilisateurid', 'avant', 'apres'])
      .where('objet', '=', 'facteur')
      .where('objetid', '=', client.utilisateurid)
      .orderBy('activiteid')
      .execute();
    expect(told.map(({ actiontype, utilisateurid }) => [actiontype, utilisateurid])).toEqual([
      ['Insert', client.utilisateurid],
      ['Delete', client.utilisateurid],
    ]);
    expect(JSON.stringify(told)).not.toContain(secret);
    const other = await protectedClient();
    const admin = await house.asAdmin();
    const seen = await admin.get(`utilisateurs/${other.client.utilisateurid}`);
    expect(seen.body.data.doublefacteur).toBe(true);
    expect(seen.bytes.toString()).not.toContain(other.secret);
  });
});

describe('the audit log of signing in (PRODUCT G)', () => {
  it('tells who failed, not what they typed', async () => {
    const { username, utilisateurid } = await house.as([]);
    await login(username, undefined, 'un mot de passe faux');
    await login('MonMotDePasseTapéLà', undefined, 'x');
    const told = await house.db
      .selectFrom('activite')
      .selectAll()
      .where('actiontype', '=', 'Refus')
      .orderBy('activiteid', 'desc')
      .limit(2)
      .execute();
    expect(told).toMatchObject([
      { utilisateurid: null, objet: 'session', objetid: null },
      { utilisateurid: null, objet: 'session', objetid: utilisateurid, apres: { adresse: '127.0.0.1' } },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/MonMotDePasse|faux/);
  });
});
