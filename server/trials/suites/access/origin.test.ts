import type { Call } from '@comptoir/contract/call';
import { allCalls } from '@comptoir/contract/calls';
import { describe, expect, test } from 'vitest';
import { openedForTests } from '../../testing/openedForTests';
import { pathOf } from '../ask';
import { envelopeFaults } from '../envelope';
import { openHouse } from '../house';
import { PERMISSION_NAMES } from '../roles';

const house = openedForTests(openHouse);
const admin = openedForTests(() => house.person(PERMISSION_NAMES));
const cookie = () => `session=${admin.token}`;

const unsafe = allCalls.filter(({ call }) => call.method !== 'GET' && call.access !== 'public');

const REFUSED: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site' },
  'a sister site': { 'sec-fetch-site': 'same-site' },
  'no site': { 'sec-fetch-site': 'none' },
  'another origin': { origin: 'https://evil.example' },
  'an opaque origin': { origin: 'null' },
  'an origin that starts like ours': { origin: 'http://127.0.0.1.evil.example' },
  'the same origin, said by another site': { 'sec-fetch-site': 'cross-site', 'x-requested-with': 'app' },
  'nothing that tells': {},
};

async function answerTo(call: Call, headers: Record<string, string>) {
  const params = Object.fromEntries(Object.keys(call.params.shape).map((name) => [name, '-1']));
  const path = `${pathOf(call, params)}?inconnu=1`;
  return house.wire.send({ method: call.method, path, headers: { ...headers, cookie: cookie() } });
}

describe('an unsafe request carried by the cookie must be same-origin: CONTRACT "Session", RELIABILITY F93', () => {
  test.each(unsafe)('$name', async ({ call }) => {
    for (const [from, headers] of Object.entries(REFUSED)) {
      const answer = await answerTo(call, headers);
      expect({ from, body: answer.body }).toMatchObject({ from, body: { status: false, code: 'auth.origine' } });
      expect(envelopeFaults(call, answer)).toEqual([]);
    }
    const own: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: house.wire.origin }];
    for (const headers of own) {
      expect((await answerTo(call, headers)).status).not.toBe(403);
    }
  });
});

test('no answer allows another origin to read it: RELIABILITY F94', async () => {
  for (const origin of ['https://evil.example', 'null', `${house.wire.origin}.evil.example`]) {
    const answer = await house.wire.send({
      method: 'GET',
      path: '/api/caisses/withoutpagination',
      headers: { origin, cookie: cookie() },
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
});
