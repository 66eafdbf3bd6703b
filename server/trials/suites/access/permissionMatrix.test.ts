import { allCalls } from '@comptoir/contract/calls';
import { describe, expect, test } from 'vitest';
import { openedForTests } from '../../testing/openedForTests';
import { openHouse } from '../house';
import { allButThose, PERMISSION_NAMES } from '../roles';
import { Cast, callFaults, rolesOf, traceFaults } from './matrix';

const house = openedForTests(openHouse);
const cast = openedForTests(async () => new Cast(house));

describe('every call × every role: CONTRACT "Permissions", RELIABILITY F99, P12', () => {
  let checked = 0;

  test.each(allCalls)('$name answers exactly those whom the contract names', async ({ name, call }) => {
    expect(await callFaults(cast, name, call)).toEqual([]);
    checked += rolesOf(call).length;
  });

  test('the whole matrix was walked: calls × roles', () => {
    const guarded = allCalls.filter(({ call }) => allButThose(call) !== null).length;
    expect(checked).toBe(allCalls.length * (PERMISSION_NAMES.length + 3) + guarded);
  });
});

test('a request of the matrix writes nothing (P01)', async () => {
  expect(await traceFaults(cast, house, allCalls)).toEqual([]);
});
