import { normalizeText } from '@comptoir/domain/texte';
import { changedSince } from '../fingerprint';
import type { House, Person } from '../house';
import type { Answered } from '../wire';
import { type CallName, callNamed } from './baselines';
import { mutationFaults, sendAs } from './judge';
import type { Mutation } from './mutations';

const IN_PARALLEL = 8;

/** Sends requests that must be refused, several at a time; returns what changed or was answered wrongly (P01). */
export async function faultsOfRefused(
  house: House,
  person: Person,
  name: CallName,
  mutations: readonly Mutation[],
): Promise<string[]> {
  const call = callNamed(name);
  const before = await house.fingerprint();
  const faults: string[] = [];
  for (let i = 0; i < mutations.length; i += IN_PARALLEL) {
    const batch = mutations.slice(i, i + IN_PARALLEL);
    const judged = batch.map(async (mutation) =>
      mutationFaults(call, mutation, await sendAs(house, person, mutation.asked)),
    );
    faults.push(...(await Promise.all(judged)).flat());
  }
  const changed = changedSince(before, await house.fingerprint());
  return [...faults, ...changed.map((table) => `${name}: a refused request changed ${table}`)];
}

/**
 * Sends requests that may be accepted: the server must store a text exactly as it is, or refuse it without a trace
 * (P01, RELIABILITY F77, F78).
 */
export async function faultsOfAccepted(
  house: House,
  person: Person,
  name: CallName,
  mutations: readonly Mutation[],
): Promise<string[]> {
  const call = callNamed(name);
  const faults: string[] = [];
  let before = await house.fingerprint();
  for (const mutation of mutations) {
    const answer = await sendAs(house, person, mutation.asked);
    const after = await house.fingerprint();
    faults.push(...mutationFaults(call, mutation, answer));
    const changed = answer.status >= 400 ? changedSince(before, after) : [];
    faults.push(...changed.map((table) => `${mutation.field} = ${mutation.value}: refused, yet written in ${table}`));
    if (answer.status < 400) faults.push(...alterations(mutation, answer));
    before = after;
  }
  return faults;
}

function alterations({ field, value, mustBeStored, asked }: Mutation, { body }: Answered): string[] {
  if (!mustBeStored) return [];
  const isJson = asked.headers?.['content-type'] === 'application/json';
  const sent = normalizeText(isJson ? (JSON.parse(value) as string) : value);
  const stored = (body as { data: Record<string, unknown> }).data[field];
  return stored === undefined || stored === sent ? [] : [`${field} = ${value}: stored as ${JSON.stringify(stored)}`];
}
