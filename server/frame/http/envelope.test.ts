import { allCalls } from '@comptoir/contract/calls';
import { fileCalls } from '@comptoir/contract/feuilles/feuilles';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../trials/testing/app';
import { openedHouse } from '../../trials/testing/opened';

const { house, admin } = openedHouse(testApp);

it('a long search term is a search (RELIABILITY F76)', async () => {
  const term = encodeURIComponent('é'.repeat(255));
  expect((await admin.get(`caisses/searchwhithpagination/${term}`)).body).toMatchObject({ status: true, count: 0 });
});

describe('routes', () => {
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

describe('documentation and health', () => {
  it('describes every call (CONTRACT "Declaration")', async () => {
    const { body } = await house.anonymous.get('docs/openapi.json');
    const operations = Object.values(body.paths as Record<string, object>).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(allCalls.length + fileCalls.length);
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
