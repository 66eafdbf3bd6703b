import { allCalls } from '@comptoir/contract/calls';
import { MAX_JSON_BYTES } from '@comptoir/domain/limits';
import { describe, expect, test } from 'vitest';
import { someOf } from '../amount';
import { askOf } from '../ask';
import { envelopeFaults } from '../envelope';
import { MULTIPART_TYPE, multipartBody } from '../multipart';
import { BASELINES, type CallName, callNamed } from './baselines';
import { sendAs } from './judge';
import { openedScene } from './opened';

const { house, admin, scene } = openedScene();

interface Body {
  shown: string;
  type: string | null;
  body: string | Uint8Array;
  status: readonly number[];
}

const JSON_TYPE = 'application/json';
const json = (shown: string, body: string | Uint8Array, ...status: number[]): Body => ({
  shown,
  type: JSON_TYPE,
  body,
  status,
});
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

/** Bodies that are not a record, for every JSON call (RELIABILITY F66, F70, F71, F73). */
const NO_RECORDS: readonly Body[] = [
  json('nothing', '', 400),
  json('not JSON', '{"libelle":', 400),
  json('JavaScript', "{libelle:'x'}", 400),
  json('NaN', '{"montant":NaN}', 400),
  json('a comment', '{/*x*/"montant":1}', 400),
  json('text after it', '{} {}', 400),
  json('null', 'null', 400, 422),
  json('a text', '"texte"', 400, 422),
  json('a number', '5', 400, 422),
  json('true', 'true', 400, 422),
  json('a list', '[]', 422),
  json('a list of records', '[{"libelle":"x"}]', 400, 422),
  json('__proto__', '{"__proto__":{"polluted":1}}', 400),
  json('nested __proto__', '{"libelle":{"__proto__":{"polluted":1}}}', 400),
  json('escaped __proto__', '{"\\u005f_proto__":{"polluted":1}}', 400),
  json('constructor.prototype', '{"constructor":{"prototype":{"polluted":1}}}', 400),
  json('20 000 lists deep', nested(20_000, '[', ']'), 400, 422),
  json('20 000 records deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 400, 422),
  json('200 000 lists deep', nested(200_000, '[', ']'), 400, 413, 422),
  json('too large', JSON.stringify({ libelle: 'a'.repeat(MAX_JSON_BYTES) }), 413),
  json('not UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400, 422),
  json('UTF-16', Buffer.from('{"libelle":"x"}', 'utf16le'), 400, 422),
  { shown: 'no type', type: null, body: '{"libelle":"x"}', status: [415] },
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'text/html',
    'application/octet-stream',
    '/',
    'a',
  ].map((type) => ({ shown: type, type, body: '{"libelle":"x"}', status: [415] })),
  { shown: 'a form', type: MULTIPART_TYPE, body: multipartBody([{ name: 'libelle', value: 'x' }]), status: [400, 415] },
];

const jsonCalls = allCalls.filter(({ call }) => call.hasBody && !call.file).map(({ name }) => name as CallName);

describe('a body that is no record: its own status, nothing written (RELIABILITY F70, F71, F73)', () => {
  test.each(jsonCalls)('%s', async (name) => {
    const call = callNamed(name);
    const { path, method } = askOf(call, BASELINES[name](scene));
    const before = await house.fingerprint();
    // All calls have one parser: a short run tries all bodies with the first call, and some with each of the others.
    const tried = name === jsonCalls[0] ? NO_RECORDS : someOf(NO_RECORDS, 4);
    for (const { shown, type, body, status } of tried) {
      const headers: Record<string, string> = type === null ? {} : { 'content-type': type };
      const started = process.cpuUsage();
      const answer = await sendAs(house, admin, { method, path, headers, body });
      expect({ shown, status: status.includes(answer.status) ? 'as expected' : answer.status }).toEqual({
        shown,
        status: 'as expected',
      });
      expect({ shown, faults: envelopeFaults(call, answer) }).toEqual({ shown, faults: [] });
      // Processor time does not depend on what else the machine does; the server runs in this process.
      expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
    }
    expect(await house.fingerprint()).toBe(before);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('the framework’s own refusals wear the envelope too (CONTRACT "Envelope", RELIABILITY F76, F80)', () => {
  const cases: [shown: string, method: string, path: string, status: number[]][] = [
    ['an unknown path', 'GET', '/api/nulle-part', [404]],
    ['an unknown path, POST', 'POST', '/api/nulle-part', [404]],
    ['an unknown method', 'PATCH', '/api/caisses', [405]],
    ['OPTIONS', 'OPTIONS', '/api/caisses', [404, 405]],
    ['another method’s path', 'DELETE', '/api/caisses', [404]],
    ['a mutation by GET', 'GET', '/api/auth/logout', [404, 405]],
    ['a trailing slash', 'GET', '/api/caisses/withoutpagination/', [404]],
    ['two slashes', 'GET', '/api//caisses/withoutpagination', [404]],
    ['upper case', 'GET', '/api/CAISSES/withoutpagination', [404]],
    ['out of the API', 'GET', '/api/../../etc/passwd', [404]],
    ['encoded dots', 'GET', '/api/%2e%2e/%2e%2e/etc/passwd', [400, 404]],
    ['a lone %', 'GET', '/api/caisses/searchwhithpagination/%', [400]],
    ['a bad escape', 'GET', '/api/caisses/searchwhithpagination/%ZZ', [400]],
    ['half a UTF-8 sequence', 'GET', '/api/caisses/searchwhithpagination/%E0%A4%A', [400]],
    ['bytes that are no UTF-8', 'GET', '/api/caisses/searchwhithpagination/%ff%fe', [400]],
    ['a path of 5 000 characters', 'GET', `/api/caisses/searchwhithpagination/${'a'.repeat(5000)}`, [404, 413, 422]],
    ['a guessed storage key', 'GET', '/api/fichiers/2147483647/..%2f..%2fetc%2fpasswd', [400, 404]],
    ['a NUL in a file name', 'GET', '/api/fichiers/2147483647/a%00b', [400, 404, 422]],
  ];

  test.each(cases)('%s', async (_shown, method, path, status) => {
    const answer = await sendAs(house, admin, { method, path });
    expect(status).toContain(answer.status);
    expect(envelopeFaults(null, answer)).toEqual([]);
  });

  test('a method override header overrides nothing', async () => {
    const before = await house.fingerprint();
    const { caisseid } = scene.caisse;
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      for (const path of [`/api/caisses/${caisseid}`, '/api/caisses/withoutpagination?_method=DELETE']) {
        const answer = await sendAs(house, admin, { method: 'GET', path, headers: { [header]: 'DELETE' } });
        expect(answer.status).toBe(path.includes('?') ? 422 : 200);
      }
    }
    expect(await house.fingerprint()).toBe(before);
  });

  test('HEAD reads at most; nothing is changed by it', async () => {
    const before = await house.fingerprint();
    for (const { name } of allCalls) {
      if (name === 'auth.logout') continue;
      const { path } = askOf(callNamed(name), BASELINES[name as CallName](scene));
      expect((await sendAs(house, admin, { method: 'HEAD', path })).status).toBeLessThan(500);
    }
    expect(await house.fingerprint()).toBe(before);
  });
});
