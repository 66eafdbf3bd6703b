import { allCalls } from '@comptoir/contract/calls';
import { expect, test } from 'vitest';
import { conformanceCases } from './cases';

test('every call of the contract is made by a case, except the bytes of a file', () => {
  const made = new Set(conformanceCases.flatMap(({ steps }) => steps.map(({ call }) => `${call.method} ${call.path}`)));
  const missing = allCalls.filter(({ call }) => !call.isBinary && !made.has(`${call.method} ${call.path}`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('each case has its own name: its records are told from the others’ by it', () => {
  const names = conformanceCases.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('each field of a noun’s bodies is sent by a case; a record’s own id is another rule (CONTRACT "Types")', () => {
  const bodies = allCalls.map(({ name, call }) => ({ ...call, noun: name.replace(/\..*/, '') }));
  const nounOf = new Map(bodies.map(({ method, path, noun }) => [`${method} ${path}`, noun]));
  const sent = new Set(
    conformanceCases.flatMap(({ steps }) =>
      steps.flatMap(({ call: { method, path }, body = {} }) =>
        Object.keys(body).map((field) => `${nounOf.get(`${method} ${path}`)}.${field}`),
      ),
    ),
  );
  const fields = bodies.flatMap(({ noun, own, body }) =>
    Object.keys(body.shape)
      .filter((field) => field !== own)
      .map((field) => `${noun}.${field}`),
  );
  expect([...new Set(fields)].filter((field) => !sent.has(field))).toEqual([]);
});
