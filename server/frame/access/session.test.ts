import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, testApp } from '../../trials/testing/app';
import type { TestClient } from '../../trials/testing/client';
import { openedForTests } from '../../trials/testing/openedForTests';

const house = openedForTests(testApp);

const HOUR_MS = 3_600_000;
const as = (token: string) => house.anonymous.get('auth/me', { authorization: `Bearer ${token}` });
const login = (username: string, password = PASSWORD, headers = {}) =>
  house.anonymous.post('auth/login', { username, password }, headers);
const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('signing in (CONTRACT "Session")', () => {
  it('gives the token and the cookie, which only the browser can use', async () => {
    const answer = await login('ADMIN');
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(answer.status).toBe(200);
    expect(cookie).toMatch(/^session=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/);
    const payload = payloadOf(answer.body.data.token);
    expect(payload.data.user[0]).toMatchObject({
      nom: 'Principal',
      prenom: 'Administrateur',
      libelleprofil: 'Administrateur',
      compagnie: 'Comptoir',
    });
    expect(payload.data.permissions_module).toContain('caisses');
    expect(payload.exp - Date.now() / 1000).toBeGreaterThan(11.9 * 3600);
    const secure = await login('admin', PASSWORD, { 'x-forwarded-proto': 'https' });
    expect(secure.headers.get('set-cookie')).not.toContain('Secure');
  });

  it('takes a sixth attempt in 15 minutes for an attack, whatever its password (RELIABILITY F90)', async () => {
    const { username } = await house.as([]);
    const attempts = await Promise.all(Array.from({ length: 8 }, () => login(username, 'pas le bon')));
    expect(attempts.filter(({ status }) => status === 401)).toHaveLength(5);
    const blocked = await login(username.toUpperCase());
    expect(blocked).toMatchObject({ status: 429, body: { code: 'requete.trop_frequente' } });
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await login('admin')).status).toBe(200);
    house.clock.now = () => Date.now() + 16 * 60_000;
    expect((await login(username)).status).toBe(200);
    house.clock.now = Date.now;
  });

  it('counts the addresses of one IPv6 network together, and another network apart (RELIABILITY F90)', async () => {
    await using proxied = await testApp({ config: { trustProxy: 1 } });
    const from = async (ip: string) =>
      (await proxied.anonymous.post('auth/login', { username: ip, password: PASSWORD }, { 'x-forwarded-for': ip }))
        .status;
    expect(await from('2001:db8:1:2::1')).toBe(401);
    // The counter now stands as after thirty failures.
    await proxied.db.updateTable('tentative').set({ nombre: 30 }).where('genre', '=', 'adresse').execute();
    expect(await from('2001:db8:1:2:ffff:abcd:0:7')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(401);
  });

  it('refuses a password of 1 025 characters before hashing it (RELIABILITY F92)', async () => {
    expect((await login('admin', 'x'.repeat(1025))).body.code).toBe('requete.invalide');
  });

  it('ends the session that the browser had (RELIABILITY F89)', async () => {
    const former = (await login('admin')).headers.get('set-cookie')?.split(';')[0] ?? '';
    await login('admin', PASSWORD, { cookie: former, origin: house.baseUrl });
    expect((await house.anonymous.get('auth/me', { cookie: former })).body.code).toBe('auth.session');
  });
});

describe('a token (RELIABILITY F83)', () => {
  const sign = (payload: object, alg: string, key: ReturnType<typeof createSecretKey>, typ = 'JWT') =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg, typ }).sign(key);
  const ours = createSecretKey(Buffer.from('a secret of the tests, long enough to sign with'));

  it('of somebody else, of another algorithm or type, without end or unsigned opens nothing', async () => {
    const { token } = await house.as([]);
    const { exp, jti, data } = payloadOf(token ?? '');
    const [header, payload] = (token ?? '').split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = [
      '',
      'abc',
      `${none}.${payload}.`,
      `${none}.${payload}.x`,
      `${header}.${payload}.AAAA`,
      await sign({ exp, jti, data }, 'HS256', createSecretKey(Buffer.from('another secret of thirty-two signs'))),
      await sign({ exp, jti, data }, 'HS512', ours),
      await sign({ jti, data }, 'HS256', ours),
      await sign({ exp, data }, 'HS256', ours),
      await sign({ exp, jti: 'unknown' }, 'HS256', ours),
      await sign({ exp: 1, jti, data }, 'HS256', ours),
      await sign({ exp, jti, data }, 'HS256', ours, 'logout+jwt'),
    ];
    for (const one of forged) expect((await as(one)).body.code).toBe('auth.session');
    expect((await as(await sign({ exp, jti, data: { permissions_module: ['caisses'] } }, 'HS256', ours))).status).toBe(
      200,
    );
    const lying = await sign({ exp, jti, data: { permissions_module: ['caisses'] } }, 'HS256', ours);
    const caisses = await house.anonymous.get('caisses/whithpagination', { authorization: `Bearer ${lying}` });
    expect(caisses.body.code).toBe('auth.permission');
  });
});

describe('a session ends', () => {
  it('after 20 idle minutes, whatever a used one may last, and after 12 hours (RELIABILITY F88)', async () => {
    const client = await house.as([]);
    const start = Date.now();
    const at = async (minutes: number) => {
      house.clock.now = () => start + minutes * 60_000;
      const { status } = await client.get('auth/me');
      house.clock.now = Date.now;
      return status;
    };
    expect([await at(15), await at(30), await at(49), await at(70)]).toEqual([200, 200, 200, 401]);
    const used = await house.as([]);
    house.clock.now = () => start + 12 * HOUR_MS + 60_000;
    await house.db
      .updateTable('session')
      .set({ dernierusage: new Date(house.clock.now()).toISOString() })
      .execute();
    expect((await used.get('auth/me')).status).toBe(401);
    house.clock.now = Date.now;
  });
});

describe('a temporary password (CONTRACT "Session")', () => {
  let client: TestClient;
  const change = (nouveau: string, confirmation = nouveau) =>
    client.put('auth/motdepasse', { ancien: PASSWORD, nouveau, confirmation });

  beforeAll(async () => {
    client = await house.as(['caisses']);
    await house.db
      .updateTable('utilisateur')
      .set({ motdepassetemporaire: true })
      .where('utilisateurid', '=', client.utilisateurid)
      .execute();
  });

  it('opens nothing but auth, until it is changed', async () => {
    expect((await client.get('caisses/whithpagination')).body.code).toBe('auth.motdepasse_temporaire');
    expect(payloadOf((await client.get('auth/me')).body.data.token).data.user[0].motdepassetemporaire).toBe(true);
  });

  it('is not changed to a short, common, own or former one', async () => {
    const codes = async (...passwords: string[]) => {
      const answers = [];
      for (const one of passwords) answers.push((await change(one)).body.errors[0]?.code);
      return answers;
    };
    expect(await codes('court', 'motdepasse2026')).toEqual(['champ.trop_court', 'motdepasse.courant']);
    expect(await codes(PASSWORD)).toEqual(['motdepasse.inchange']);
  });

  it('changed, opens a new session and ends the others (RELIABILITY F87)', async () => {
    const answer = await change('Six lamantins bleus');
    expect(answer.status).toBe(200);
    expect((await client.get('auth/me')).status).toBe(401);
    expect((await as(answer.body.data.token)).status).toBe(200);
    expect((await login(client.username, 'Six lamantins bleus')).status).toBe(200);
    expect((await login(client.username)).status).toBe(401);
  });
});

it('where a request comes from decides for signing in too (CONTRACT "Session", RELIABILITY F96)', async () => {
  expect((await login('admin', PASSWORD, { origin: 'https://evil.example' })).body.code).toBe('auth.origine');
});
