import type { Call } from '@comptoir/contract/call';
import { bearer, pathOf } from '../ask';
import { envelopeFaults } from '../envelope';
import { changedSince } from '../fingerprint';
import type { House } from '../house';
import { MULTIPART_TYPE, multipartBody } from '../multipart';
import type { Answered, Asked } from '../wire';
import { allButThose, ROLES, type Role, refusalStatus } from './roles';

/** Somebody of each role, each signed in once. */
export class Cast {
  private readonly tokens = new Map<string, Promise<string>>();

  constructor(private readonly house: House) {}

  /** The token of a role; null where nobody is signed in. */
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

const CODES = { 401: 'auth.session', 403: 'auth.permission' } as const;

/** Departures of one call from the contract for one role: what it refuses comes before validation and existence. */
async function departures(cast: Cast, name: string, call: Call, role: Role): Promise<string[]> {
  const expected = refusalStatus(call.access, role);
  // Closing the session would end the role's later requests; the unreadable request does not reach the handler.
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

/** The roles that are asked of a call: every one, and all but those whom it admits. */
export function rolesOf(call: Call): readonly Role[] {
  const but = allButThose(call);
  return but ? [...ROLES, but] : ROLES;
}

/** One call by every role (RELIABILITY F99, P12): whatever departs from the contract's table. */
export async function callFaults(cast: Cast, name: string, call: Call): Promise<string[]> {
  const found = await Promise.all(rolesOf(call).map((role) => departures(cast, name, call, role)));
  return found.flat();
}

const NOBODY: Role = { name: 'no permission', permissions: [] };

/** What a refused walk through all calls leaves behind, which is nothing (RELIABILITY P01). */
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
