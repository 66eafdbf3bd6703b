import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call';
import { allCalls } from '#contract/calls';
import { opened } from '../../testing/opened';
import { bearer, pathOf } from '../ask';
import { envelopeFaults } from '../envelope';
import { openHouse } from '../house';
import { MULTIPART_TYPE, multipartBody } from '../multipart';
import type { Answered, Asked } from '../wire';
import { allButThose, PERMISSION_NAMES, ROLES, type Role, refusalStatus } from './roles';

const house = opened(openHouse);
const tokens = new Map<string, Promise<string>>();

async function tokenOf({ name, permissions }: Role): Promise<string | null> {
  if (permissions === null) return null;
  const token = tokens.get(name) ?? house.person(permissions).then((person) => person.token);
  tokens.set(name, token);
  return token;
}

/** A request that validation refuses in any call: a query that no call declares, parameters that are no ids. */
function unreadable(call: Call): Asked {
  const path = `${pathOf(call, params(call, '-1'))}?inconnu=1`;
  return { method: call.method, path, ...bodyOf(call, { inconnu: '1' }) };
}

/** A request whose parameters are well formed but name nothing. */
function absent(call: Call): Asked {
  return { method: call.method, path: pathOf(call, params(call, '2147483647')), ...bodyOf(call, {}) };
}

function bodyOf(call: Call, fields: Record<string, string>): Pick<Asked, 'headers' | 'body'> {
  if (!call.hasBody) return {};
  if (!call.file) return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  return { headers: { 'content-type': MULTIPART_TYPE }, body: multipartBody(parts) };
}

const params = (call: Call, value: string) =>
  Object.fromEntries(Object.keys(call.params.shape).map((name) => [name, value]));

async function ask(asked: Asked, token: string | null): Promise<Answered> {
  const headers = { ...asked.headers, ...(token === null ? {} : bearer(token)) };
  return house.wire.send({ ...asked, headers });
}

const CODES = { 401: 'auth.session', 403: 'auth.permission' } as const;

/** Departures of one call from the contract for one role: what it refuses comes before validation and existence. */
async function departures(name: string, call: Call, role: Role): Promise<string[]> {
  const token = await tokenOf(role);
  const expected = refusalStatus(call.access, role);
  // Closing the session would end the role's later requests; the unreadable request does not reach the handler.
  const requests = expected === null ? [unreadable(call)] : [unreadable(call), absent(call)];
  const found: string[] = [];
  for (const asked of requests) {
    const answer = await ask(asked, token);
    const code = (answer.body as { code?: string } | undefined)?.code;
    const status = expected ?? 422;
    if (answer.status !== status || (expected !== null && code !== CODES[expected])) {
      found.push(`${name} as ${role.name}: ${answer.status} ${code}, expected ${status}`);
    }
    found.push(...envelopeFaults(call, answer).map((fault) => `${name} as ${role.name}: ${fault}`));
  }
  return found;
}

describe('every call × every role: CONTRACT "Permissions", RELIABILITY F99, P12', () => {
  let checked = 0;

  test.each(allCalls)('$name answers exactly those whom the contract names', async ({ name, call }) => {
    const but = allButThose(call);
    const roles = but ? [...ROLES, but] : ROLES;
    expect((await Promise.all(roles.map((role) => departures(name, call, role)))).flat()).toEqual([]);
    checked += roles.length;
  });

  test('the whole matrix was walked: calls × roles', () => {
    const guarded = allCalls.filter(({ call }) => allButThose(call) !== null).length;
    expect(checked).toBe(allCalls.length * (PERMISSION_NAMES.length + 3) + guarded);
  });
});

test('a request of the matrix writes nothing (P01)', async () => {
  const before = await house.fingerprint();
  const token = await tokenOf({ name: 'no permission', permissions: [] });
  for (const { call } of allCalls.filter(({ call }) => refusalStatus(call.access, { name: '', permissions: [] }))) {
    expect((await ask(absent(call), token)).status).toBe(403);
  }
  expect(await house.fingerprint()).toBe(before);
});
