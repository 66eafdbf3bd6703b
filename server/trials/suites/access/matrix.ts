import type { Call } from '@comptoir/contract/call';
import { bearer, pathOf } from '../ask';
import { envelopeFaults } from '../envelope';
import { changedSince } from '../fingerprint';
import type { House } from '../house';
import { MULTIPART_TYPE, multipartBody } from '../multipart';
import { allButThose, ROLES, type Role, refusalStatus } from '../roles';
import type { Answered, Asked } from '../wire';

/** One user for each role, signed in once. */
export class Cast {
  private readonly tokens = new Map<string, Promise<string>>();

  constructor(private readonly house: House) {}

  /** Returns the token of a role; null for the role that is not signed in. */
  async tokenOf({ name, permissions }: Role): Promise<string | null> {
    if (permissions === null) return null;
    const token = this.tokens.get(name) ?? this.house.person(permissions).then((person) => person.token);
    this.tokens.set(name, token);
    return token;
  }

  async ask(asked: Asked, role: Role): Promise<Answered> {
    const token = await this.tokenOf(role);
    const headers = { ...asked.headers, ...(token === null ? {} : bearer(token)) };
    return this.house.wire.send({ ...asked, headers });
  }
}

/** Makes a request that every call refuses as invalid: its query is undeclared, its parameters are no ids. */
function unreadable(call: Call): Asked {
  const path = `${pathOf(call, params(call, '-1'))}?inconnu=1`;
  return { method: call.method, path, ...bodyOf(call, { inconnu: '1' }) };
}

/** Makes a request whose parameters are well formed but name no record. */
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

const CODES = { 401: 'auth.session', 403: 'auth.permission' } as const;

/**
 * Returns where one call departs from the contract for one role. A refusal for lack of rights comes before validation
 * and existence.
 */
async function departures(cast: Cast, name: string, call: Call, role: Role): Promise<string[]> {
  const expected = refusalStatus(call.access, role);
  // Roles that are let in send only the unreadable request, because a real sign-out would end the role's session.
  const requests = expected === null ? [unreadable(call)] : [unreadable(call), absent(call)];
  const found: string[] = [];
  for (const asked of requests) {
    const answer = await cast.ask(asked, role);
    const code = (answer.body as { code?: string } | undefined)?.code;
    const status = expected ?? 422;
    if (answer.status !== status || (expected !== null && code !== CODES[expected])) {
      found.push(`${name} as ${role.name}: ${answer.status} ${code}, expected ${status}`);
    }
    found.push(...envelopeFaults(call, answer).map((fault) => `${name} as ${role.name}: ${fault}`));
  }
  return found;
}

/** Returns the roles that try a call: all of `ROLES`, and one with every permission except those that open the call. */
export function rolesOf(call: Call): readonly Role[] {
  const but = allButThose(call);
  return but ? [...ROLES, but] : ROLES;
}

/** Tries one call with every role and returns what departs from the contract's table (RELIABILITY F99, P12). */
export async function callFaults(cast: Cast, name: string, call: Call): Promise<string[]> {
  const found = await Promise.all(rolesOf(call).map((role) => departures(cast, name, call, role)));
  return found.flat();
}

const NOBODY: Role = { name: 'no permission', permissions: [] };

/** Walks through all calls without permission and returns what changed, which must be nothing (RELIABILITY P01). */
export async function traceFaults(
  cast: Cast,
  house: House,
  calls: readonly { name: string; call: Call }[],
): Promise<string[]> {
  const before = await house.fingerprint();
  const found: string[] = [];
  for (const { name, call } of calls.filter(({ call }) => refusalStatus(call.access, NOBODY))) {
    const { status } = await cast.ask(absent(call), NOBODY);
    if (status !== 403) found.push(`${name} without permission: ${status}`);
  }
  const changed = changedSince(before, await house.fingerprint());
  return [...found, ...changed.map((table) => `a refused request changed ${table}`)];
}
