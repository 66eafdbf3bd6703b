import { payloadOf } from '@comptoir/conformance/token';
import { TokenPayload } from '@comptoir/contract/auth';
import { allCalls, calls } from '@comptoir/contract/calls';
import { getResponse, HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockApi } from './api';
import { createStore } from './createStore';
import { byFixedFirst, matchPath, onCall, responderOf } from './mockRoute';
import { asProfile, failingCall, signedOut, slowCall, unreachableCall } from './states';

const get = (path: string, handlers: RequestHandler[] = mockApi()) =>
  getResponse(handlers, new Request(`http://localhost${path}`));

describe('mockApi', () => {
  test('answers every call of the contract: no request of one is unknown', async () => {
    const api = mockApi(createStore(signedOut));
    for (const { call } of allCalls) {
      const url = `http://localhost/api/${call.path.replace(/\{\w+\}/g, '1')}`;
      const response = await getResponse(api, new Request(url, { method: call.method }));
      expect([call.path, response?.status]).not.toEqual([call.path, 404]);
    }
  });

  test('what is no call of the contract is 404 in the envelope (CONTRACT "Envelope")', async () => {
    const response = await get('/api/profils/tous');
    expect(response?.status).toBe(404);
    expect(await response?.json()).toMatchObject({ status: false, code: 'introuvable' });
  });

  test('a module served from a folder called api is not a call', async () => {
    expect(await get('/app/api/client.ts')).toBeUndefined();
  });

  test('a path that cannot be decoded is 400', async () => {
    expect((await get('/api/caisses/searchwhithpagination/%E9'))?.status).toBe(400);
  });

  test('a proof has its own type for readers of payments, for others it is 404 (RELIABILITY F60)', async () => {
    const response = await get('/api/fichiers/1/recu.pdf');
    expect(response?.headers.get('content-type')).toBe('application/pdf');
    expect(await response?.text()).toMatch(/^%PDF/);
    const store = createStore({ utilisateurs: createStore().utilisateurs.map((row) => ({ ...row, permissions: [] })) });
    expect((await get('/api/fichiers/1/recu.pdf', mockApi(store)))?.status).toBe(404);
  });
});

describe('mockRoute', () => {
  test('a mock whose reply leaves the contract fails loudly', async () => {
    const data = [
      {
        caisseid: 1,
        libelle: 'a',
        nature: 'especes' as const,
        solde: 1,
        arretele: null,
        plafond: 0,
        plafondrefuse: 0 as const,
        decharge: 1 as const,
        secret: 1,
      },
    ];
    const { all } = calls.caisses;
    const handler = onCall(
      all,
      responderOf(all, () => ({ data }), createStore()),
    );
    await expect(get('/api/caisses/withoutpagination', [handler])).rejects.toThrow(
      'mock of GET caisses/withoutpagination',
    );
  });

  test('a temporary password opens the session’s own calls alone (CONTRACT "Session")', async () => {
    const utilisateurs = createStore().utilisateurs.map((row) => ({ ...row, motdepassetemporaire: true }));
    const api = mockApi(createStore({ utilisateurs }));
    expect(await (await get('/api/caisses/whithpagination', api))?.json()).toMatchObject({
      code: 'auth.motdepasse_temporaire',
    });
    expect((await get('/api/auth/me', api))?.status).toBe(200);
  });
});

describe('the token', () => {
  test('can be read, accents included, and names the permissions held (CONTRACT "Session")', async () => {
    const api = mockApi(createStore(asProfile('lecteur')));
    const body = await (await get('/api/auth/me', api))?.json();
    const { data } = TokenPayload.parse(payloadOf(body.data.token));
    expect(data.user[0]).toMatchObject({ nom: 'N’Guessan', compagnie: 'Bâtir Ensemble Côte d’Ivoire' });
    expect(data.permissions_module).toContain('paramètre');
    expect(data.permissions_fontionnalite).toEqual([]);
  });
});

describe('states for stories', () => {
  test('a failing call answers its code, in the language asked for; the others answer as before', async () => {
    const api = [failingCall(calls.caisses.list, 'base.indisponible'), ...mockApi()];
    const response = await get('/api/caisses/whithpagination', api);
    expect(response?.status).toBe(503);
    expect(await response?.json()).toMatchObject({ code: 'base.indisponible' });
    expect((await get('/api/caisses/withoutpagination', api))?.status).toBe(200);
  });

  test('a slow call is answered by the handlers after it', async () => {
    const start = performance.now();
    const response = await get('/api/caisses/whithpagination', [slowCall(calls.caisses.list, 50), ...mockApi()]);
    expect(response?.status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(45);
  });

  test('an unreachable call has no answer', async () => {
    const response = await get('/api/caisses/whithpagination', [unreachableCall(calls.caisses.list)]);
    expect(response?.type).toBe(HttpResponse.error().type);
  });
});

describe('paths', () => {
  test('a parameter is one whole segment, not an empty one', () => {
    expect(matchPath('caisses/{caisseid}', '/api/caisses/5')).toEqual({ caisseid: '5' });
    for (const path of ['/api/caisses/', '/api/caisses/5/6', '/x/api/caisses/5', '/api/depenses/5']) {
      expect(matchPath('caisses/{caisseid}', path)).toBeNull();
    }
  });

  test('fixed segments come before parameters in their place', () => {
    const paths = ['reglements/{commandeid}', 'reglements/{a}/{b}', 'reglements/withoutpagination', 'reglements/x/{b}'];
    expect(paths.toSorted(byFixedFirst)).toEqual([
      'reglements/withoutpagination',
      'reglements/x/{b}',
      'reglements/{commandeid}',
      'reglements/{a}/{b}',
    ]);
  });
});
