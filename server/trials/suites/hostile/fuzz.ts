import type { Call } from '@comptoir/contract/call';
import fc from 'fast-check';
import type { Values } from '../ask';
import { envelopeFaults } from '../envelope';
import { changedSince } from '../fingerprint';
import type { House, Person } from '../house';
import type { Answered, Asked } from '../wire';
import { sendAs } from './judge';
import { STRANGE_TEXTS } from './strangeTexts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => !/\p{Surrogate}/u.test(text)),
  fc.constantFrom(...STRANGE_TEXTS),
  fc.integer().map(String),
);
const anyValue = fc.oneof(anyText, fc.integer(), fc.double(), fc.jsonValue({ maxDepth: 3 }));

/** Replaces, drops or adds some fields of good values: near enough to a good request to pass the first check. */
function around(shape: object, good: Readonly<Record<string, unknown>>, value: fc.Arbitrary<unknown>) {
  const names = [...Object.keys(shape), 'inconnu'];
  const changes = fc.dictionary(fc.constantFrom(...names), fc.option(value, { nil: undefined }), { maxKeys: 3 });
  return changes.map((changed) => ({ ...good, ...changed }));
}

/** Makes random requests of a call, near a good one. */
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
 * Sends any requests of a call, all at once. There must never be a server error, the answer is always the one envelope,
 * and a refused request leaves no trace (P01). When some requests are accepted, the refused ones are sent again alone.
 * `judge` returns what else is wrong with an answer.
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

/**
 * Sends the refused requests again, without the accepted ones: they must change nothing. When one is accepted now,
 * because the others changed the data, changes are not judged.
 */
async function againFaults(house: House, person: Person, refused: readonly Asked[]): Promise<string[]> {
  const before = await house.fingerprint();
  const answers = await Promise.all(refused.map((asked) => sendAs(house, person, asked)));
  const changed = answers.every(isRefused) ? changedSince(before, await house.fingerprint()) : [];
  if (changed.length === 0) return [];
  return [`changed ${changed.join(', ')}: ${refused.map(({ method, path }) => `${method} ${path}`).join(' ‖ ')}`];
}
