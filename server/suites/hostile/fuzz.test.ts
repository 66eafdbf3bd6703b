import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call';
import { allCalls } from '#contract/calls';
import { opened } from '../../testing/opened';
import { PERMISSION_NAMES } from '../access/roles';
import { askOf, type Values } from '../ask';
import { envelopeFaults } from '../envelope';
import { openHouse } from '../house';
import { BASELINES, type CallName, callNamed } from './baselines';
import { sendAs } from './judge';
import { buildScene } from './scene';
import { STRANGE_TEXTS } from './values';

const RUNS = Number(process.env.RUNS ?? 15);

const house = opened(openHouse);
const admin = opened(() => house.person(PERMISSION_NAMES));
const scene = opened(() => buildScene(house, admin));

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

function arbitraryValues(name: CallName, call: Call): fc.Arbitrary<Values> {
  const good = BASELINES[name](scene);
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

const fuzzed = allCalls.map(({ name }) => name as CallName).filter((name) => !/^auth\.log|\.remove/.test(name));

describe('random requests of every call: never a server error, one envelope, no trace of a refused one (P01)', () => {
  test.each(fuzzed)('%s', async (name) => {
    const call = callNamed(name);
    await fc.assert(
      fc.asyncProperty(arbitraryValues(name, call), async (values) => {
        const before = await house.fingerprint();
        const answer = await sendAs(house, admin, askOf(call, values));
        expect(envelopeFaults(call, answer)).toEqual([]);
        if (answer.status >= 400) expect(await house.fingerprint()).toBe(before);
      }),
      { numRuns: RUNS, timeout: 20_000 },
    );
  });
});
