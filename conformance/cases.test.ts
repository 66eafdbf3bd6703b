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
