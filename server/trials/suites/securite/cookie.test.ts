import { describe, expect, it } from 'vitest';
import { PASSWORD, testApp } from '../../testing/app';
import type { TestClient } from '../../testing/client';
import { openedForTests } from '../../testing/openedForTests';

const plain = openedForTests(() => testApp());
const secure = openedForTests(() => testApp({ config: { baseUrl: 'https://comptoir.example' } }));
const proxied = openedForTests(() => testApp({ config: { trustProxy: 1 } }));

const signIn = async (anonymous: TestClient, headers = {}) => {
  const answer = await anonymous.post('auth/login', { username: 'admin', password: PASSWORD }, headers);
  const [pair = '', ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ');
  const [name = '', value = ''] = pair.split('=');
  return { name, value, attributes };
};

describe('the cookie of the session', () => {
  it('is of this host alone over https, out of reach of scripts and other sites (ASVS 3.3.1 to 3.3.4)', async () => {
    const { name, attributes } = await signIn(secure.anonymous);
    expect(name).toBe('__Host-session');
    expect(attributes).toEqual(['Path=/', expect.stringMatching(/^Expires=/), 'HttpOnly', 'SameSite=Strict', 'Secure']);
  });

  it('is so behind a proxy that says https, when that proxy is believed', async () => {
    expect((await signIn(proxied.anonymous, { 'x-forwarded-proto': 'https' })).name).toBe('__Host-session');
    expect((await signIn(plain.anonymous, { 'x-forwarded-proto': 'https' })).name).toBe('session');
  });

  it('over https goes by no other name: whoever can set that one elsewhere in the domain sets nothing', async () => {
    const { name, value } = await signIn(secure.anonymous);
    const me = (cookie: string) => secure.anonymous.get('auth/me', { cookie });
    expect((await me(`${name}=${value}`)).status).toBe(200);
    expect((await me(`session=${value}`)).body.code).toBe('auth.session');
    expect((await me(`session=x; ${name}=${value}`)).status).toBe(200);
    expect((await me(`x${name}=${value}`)).body.code).toBe('auth.session');
  });

  it('goes by the name it came with', async () => {
    const { name, value } = await signIn(secure.anonymous);
    const headers = { cookie: `${name}=${value}`, 'sec-fetch-site': 'same-origin' };
    const gone = (await secure.anonymous.post('auth/logout', undefined, headers)).headers.get('set-cookie');
    expect(gone).toMatch(/^__Host-session=; Path=\/; Expires=Thu, 01 Jan 1970 .*; Secure$/);
    expect((await secure.anonymous.get('auth/me', headers)).body.code).toBe('auth.session');
  });
});
