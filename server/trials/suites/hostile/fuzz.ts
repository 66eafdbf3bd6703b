import type { Call } from '@comptoir/contract/call';
import fc from 'fast-check';
import type { Values } from '../ask';
import { envelopeFaults } from '../envelope';
import { changedSince } from '../fingerprint';
import type { House, Person } from '../house';
import type { Answered, Asked } from '../wire';
import { sendAs } from './judge';
import { STRANGE_TEXTS } from './values';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => !/\p{Surrogate}/u.test(text)),
  fc.constantFrom(...STRANGE_TEXTS),
  fc.integer().map(String),
);
const anyValue = fc.oneof(anyText, fc.integer(), fc.double(), fc.jsonValue({ maxDepth: 3 }));

/** Good values of which some fields are replaced, dropped or added: near enough to get past the first check. */
function around(shape: object, good: Readonly<Record<string, unknown>>, value: fc.Arbitrary<unknown>) {
  const names = [...Object.keys(shape), 'inconnu'];
  const changes = fc.dictionary(fc.constantFrom(...names), fc.option(value, { nil: undefined }), { maxKeys: 3 });
  return changes.map((changed) => ({ ...good, ...changed }));
}

/** Random requests of a call around a good one. */
export function valuesAround(call: Call, good: Values): fc.Arbitrary<Values> {
  const texts = call.file ? anyText : anyValue;
  return fc.record({
    params: around(
      call.params.shape,
      good.params ?? {},
      anyText.filter((text) => text !== '.' && text !== '..'),
    ),
    query: around(call.query.shape, good.query ?? {}, anyText),
    body: around(call.body.shape, good.body ?? {}, texts),
    file: fc.constant(good.file),
  }) as fc.Arbitrary<Values>;
}

const isRefused = ({ status }: Answered) => status >= 400;

/**
 * Sends requests of a call that may be anything, all at once: never a server error, always the one envelope, no trace of
 * a refused one (P01). Where some are taken, the refused ones are sent again by themselves. `judge` adds what else is
 * wrong with an answer.
 */
export async function anythingFaults(
  house: House,
  person: Person,
  call: Call,
  requests: readonly Asked[],
  judge: (answer: Answered, i: number) => string[] = (answer) => envelopeFaults(call, answer),
): Promise<string[]> {
  const before = await house.fingerprint();
  const answers = await Promise.all(requests.map((asked) => sendAs(house, person, asked)));
  const told = requests.map(({ method, path, body }) => `${method} ${path} ${String(body ?? '').slice(0, 300)}`);
  const faults = answers.flatMap((answer, i) => judge(answer, i).map((fault) => `${told[i]}: ${fault}`));
  const mayWrite = call.method !== 'GET';
  if (answers.every((answer) => isRefused(answer) || !mayWrite)) {
    const changed = changedSince(before, await house.fingerprint());
    return changed.length === 0 ? faults : [...faults, `changed ${changed.join(', ')}: ${told.join(' ‖ ')}`];
  }
  const refused = requests.filter((_, i) => answers[i] && isRefused(answers[i]));
  return [...faults, ...(refused.length > 0 ? await againFaults(house, person, refused) : [])];
}

/** What was refused among others changes nothing by itself; what the others made acceptable is let be. */
async function againFaults(house: House, person: Person, refused: readonly Asked[]): Promise<string[]> {
  const before = await house.fingerprint();
  const answers = await Promise.all(refused.map((asked) => sendAs(house, person, asked)));
  const changed = answers.every(isRefused) ? changedSince(before, await house.fingerprint()) : [];
  if (changed.length === 0) return [];
  return [`changed ${changed.join(', ')}: ${refused.map(({ method, path }) => `${method} ${path}`).join(' ‖ ')}`];
}
