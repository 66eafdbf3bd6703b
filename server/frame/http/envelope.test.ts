import { connect } from 'node:net';
import { caisses } from '@comptoir/contract/caisses';
import { allCalls } from '@comptoir/contract/calls';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../trials/testing/app';
import { openedForTests } from '../../trials/testing/openedForTests';
import { urlOf } from './routeOf';

const house = openedForTests(testApp);
const admin = openedForTests(() => house.asAdmin());

const json = { 'content-type': 'application/json' };
const MULTIPART = 'multipart/form-data; boundary=x';

describe('every error comes in the one envelope (CONTRACT "Envelope", RELIABILITY § 1.1)', () => {
  const refusals: [string, number, string, () => Promise<{ status: number; body: unknown }>][] = [
    ['an unknown path', 404, 'introuvable', () => admin.get('inconnu')],
    ['another method of a path', 404, 'introuvable', () => admin.send('DELETE', '/api/caisses')],
    ['a method that nobody has', 405, 'requete.methode', () => admin.send('PATCH', '/api/caisses')],
    ['a lone %', 400, 'requete.illisible', () => admin.get('caisses/searchwhithpagination/%')],
    ['no JSON', 400, 'requete.illisible', () => admin.send('POST', '/api/caisses', '{', json)],
    ['an empty body', 400, 'requete.illisible', () => admin.send('POST', '/api/caisses', '', json)],
    ['__proto__', 400, 'requete.illisible', () => admin.send('POST', '/api/caisses', '{"__proto__":{"a":1}}', json)],
    [
      'constructor.prototype',
      400,
      'requete.illisible',
      () => admin.send('POST', '/api/caisses', '{"constructor":{"prototype":{"a":1}}}', json),
    ],
    [
      'text/plain',
      415,
      'requete.type',
      () => admin.send('POST', '/api/caisses', '{}', { 'content-type': 'text/plain' }),
    ],
    ['no content type', 415, 'requete.type', () => admin.send('POST', '/api/caisses')],
    [
      'a body beyond the limit',
      413,
      'requete.trop_grande',
      () => admin.send('POST', '/api/caisses', `"${'x'.repeat(300 * 1024)}"`, json),
    ],
    ['a list for a body', 422, 'requete.invalide', () => admin.post('caisses', [])],
    ['a repeated query', 422, 'requete.invalide', () => admin.get('caisses/whithpagination?page=1&page=2')],
    [
      'a text for a form',
      415,
      'requete.type',
      () => admin.send('POST', '/api/reglements', '{}', { 'content-type': 'text/plain' }),
    ],
    [
      'no boundary',
      400,
      'requete.multipart',
      () => admin.send('POST', '/api/reglements', 'x', { 'content-type': 'multipart/form-data' }),
    ],
    [
      'a cut form',
      400,
      'requete.multipart',
      () =>
        admin.send('POST', '/api/reglements', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', {
          'content-type': MULTIPART,
        }),
    ],
    [
      'a name that poisons',
      400,
      'requete.multipart',
      () =>
        admin.send(
          'POST',
          '/api/reglements',
          '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nb\r\n--x--\r\n',
          {
            'content-type': MULTIPART,
          },
        ),
    ],
  ];
  it.each(refusals)('%s: %s %s', async (_name, status, code, ask) => {
    const answer = await ask();
    expect(answer).toMatchObject({ status, body: { status: false, data: null, code } });
    expect(Object.keys(answer.body as object)).not.toContain('error');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('bytes that are no HTTP too', async () => {
    const { hostname, port } = new URL(house.baseUrl);
    const socket = connect(Number(port), hostname);
    socket.write('NOT HTTP\r\n\r\n');
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: false, code: 'requete.illisible' });
  });

  it('a long search term is a search (RELIABILITY F76)', async () => {
    const term = encodeURIComponent('é'.repeat(255));
    expect((await admin.get(`caisses/searchwhithpagination/${term}`)).body).toMatchObject({ status: true, count: 0 });
  });

  it('compatibility fields are false on refusals (CONTRACT "Envelope")', async () => {
    expect((await admin.get('themes/999999')).body).toMatchObject({ code: 'auth.permission', error: false });
  });

  it('a reader of HEAD gets what GET says, and HEAD writes nothing', async () => {
    expect((await admin.send('HEAD', '/api/caisses/withoutpagination')).status).toBe(200);
    expect((await admin.send('HEAD', '/api/auth/logout')).status).toBe(404);
  });
});

describe('routes', () => {
  it('exist for each call of the contract', () => {
    for (const { call } of allCalls) expect(house.app.hasRoute({ method: call.method, url: urlOf(call) })).toBe(true);
  });
  it('do not boot without a declared permission (RELIABILITY F100)', async () => {
    const { openHttp } = await import('./plugins/http');
    const { readConfig } = await import('../../config');
    const app = await openHttp(readConfig({ LOG_LEVEL: 'silent' }));
    expect(() => app.get('/x', async () => ({}))).toThrow('route GET /x has no declared permission');
    await app.close();
  });
  it('answer a fault of ours with 500 and nothing of its inside (RELIABILITY F19)', async () => {
    const { openHttp } = await import('./plugins/http');
    const { readConfig } = await import('../../config');
    const app = await openHttp(readConfig({ LOG_LEVEL: 'silent' }));
    app.get('/fault', { config: { access: 'public' } }, async () => {
      throw new Error('SELECT secret FROM utilisateur');
    });
    const answer = await app.inject({ url: '/fault' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ status: false, code: 'interne' });
    expect(answer.body).not.toContain('secret');
    await app.close();
  });
});

describe('headers (RELIABILITY § 5.6)', () => {
  it('keep the API out of frames, caches and sniffing', async () => {
    const { headers } = await admin.get(caisses.all.path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  });
});

describe('documentation and health', () => {
  it('describes every call (CONTRACT "Declaration")', async () => {
    const { body } = await house.anonymous.get('docs/openapi.json');
    const operations = Object.values(body.paths as Record<string, object>).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(allCalls.length);
    expect((await house.anonymous.get('docs')).status).toBe(200);
    expect((await house.anonymous.get('docs/swagger-ui-bundle.js')).bytes.length).toBeGreaterThan(100_000);
    expect((await house.anonymous.get('docs/..%2f..%2fpackage.json')).status).toBe(404);
  });
  it('tells that it lives and that it can work (RELIABILITY F111)', async () => {
    expect((await house.anonymous.send('GET', '/healthz')).body).toEqual({ status: 'ok' });
    const noCheck = { verification: null, verifie: null };
    expect((await house.anonymous.send('GET', '/readyz')).body).toEqual({ status: 'ok', ...noCheck });
  });
});
