import { calls } from '@comptoir/contract/calls';
import { expect, test } from 'vitest';
import { openedForTests } from '../../testing/openedForTests';
import { envelopeFaults } from '../envelope';
import { openHouse } from '../house';
import { BASELINES } from './baselines';
import { mutationFaults } from './judge';
import { mutationsOf } from './mutations';
import type { Scene } from './scene';

const house = openedForTests(openHouse);

test('sign-in: hostile values are refused, throttled, never a server error (RELIABILITY F90, F92)', async () => {
  const call = calls.auth.login;
  const before = await house.fingerprint();
  const faults: string[] = [];
  for (const mutation of mutationsOf('auth.login', call, BASELINES['auth.login']({} as Scene))) {
    const answer = await house.wire.send(mutation.asked);
    // Once throttled, every readable request gets 429, whatever its password.
    faults.push(...(answer.status === 429 ? envelopeFaults(call, answer) : mutationFaults(call, mutation, answer)));
    if (answer.status < 400) faults.push(`signed in with ${mutation.field} = ${mutation.value}`);
  }
  expect(faults).toEqual([]);
  expect(await house.fingerprint()).toBe(before);
});
