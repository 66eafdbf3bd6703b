import type { Call } from '@comptoir/contract/call';
import { bearer } from '../ask';
import { envelopeFaults } from '../envelope';
import type { House, Person } from '../house';
import type { Answered, Asked } from '../wire';
import type { Mutation } from './mutations';

/** Most bytes of a form's text field. */
const MAX_FORM_FIELD = 64 * 1024;

/** Sends a request as this person. */
export function sendAs(house: House, person: Person, asked: Asked): Promise<Answered> {
  return house.wire.send({ ...asked, headers: { ...asked.headers, ...bearer(person.token) } });
}

/** Returns what is wrong with the answer to a hostile value; empty when all is well (RELIABILITY F66–F82). */
export function mutationFaults(call: Call, mutation: Mutation, answer: Answered): string[] {
  const faults = envelopeFaults(call, answer);
  const { place, field, value, mustBeRefused } = mutation;
  if (mustBeRefused) faults.push(...refusalFaults(mutation, answer));
  return faults.map((fault) => `${place} ${field} = ${value.slice(0, 60)}: ${fault}`);
}

/**
 * Checks that the refusal names the wrong field (CONTRACT "Envelope"). For a value in the path, the route or the record
 * may also not exist.
 */
function refusalFaults({ place, field, value }: Mutation, { status, body, text }: Answered): string[] {
  if (status < 400) return [`accepted: ${text.slice(0, 200)}`];
  if (place === 'params' && [400, 404, 414].includes(status)) return [];
  // The parser of forms refuses a long field before the call can read it.
  if (place === 'body' && status === 413 && value.length > MAX_FORM_FIELD) return [];
  if (status !== 422) return [`${status}, not 422: ${text.slice(0, 200)}`];
  const errors = (body as { errors?: { path: string }[] } | undefined)?.errors ?? [];
  return errors.some(({ path }) => path === field || path.startsWith(`${field}.`))
    ? []
    : [`not named: ${text.slice(0, 300)}`];
}
