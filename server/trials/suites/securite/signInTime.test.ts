import { expect, test, vi } from 'vitest';
import { IS_LONG } from '../../../../scripts/long.mjs';
import * as hashing from '../../../frame/access/password';
import { PASSWORD, testApp } from '../../testing/app';
import { openedForTests } from '../../testing/openedForTests';

const house = openedForTests(testApp);
const ROUNDS = 16;

/**
 * Returns how well a time tells from which of two samples it comes: 0.5 not at all, 0 or 1 always (the statistic of
 * Mann and Whitney). For equal distributions and samples of 16, it is outside 0.1 to 0.9 once in 10 000 runs.
 */
function telltale(some: readonly number[], others: readonly number[]): number {
  const pairs = some.flatMap((a) => others.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return pairs.reduce((total: number, won) => total + won, 0) / pairs.length;
}

/** Returns the username and password of sign-ins that are refused, each for another reason. */
async function refusedSignIns() {
  const [wrong, locked, expired] = [await house.as([]), await house.as([]), await house.as([])];
  const change = (username: string) => house.db.updateTable('utilisateur').where('username', '=', username);
  await change(locked.username).set({ verrouille: true }).execute();
  await change(expired.username).set({ dateexpiration: '2020-01-01' }).execute();
  return [
    ['nobody', PASSWORD],
    [wrong.username, 'pas le bon du tout'],
    [locked.username, PASSWORD],
    [expired.username, PASSWORD],
  ] as const;
}

test('unknown, wrong, locked and expired are compared with one hash each (RELIABILITY F91, ASVS 6.3.8)', async () => {
  const compared = vi.spyOn(hashing, 'verifyPassword');
  for (const [username, password] of await refusedSignIns()) {
    compared.mockClear();
    expect((await house.anonymous.post('auth/login', { username, password })).status).toBe(401);
    expect([username, compared.mock.calls.length]).toEqual([username, 1]);
  }
});

test.runIf(IS_LONG)(
  'unknown, wrong, locked and expired take the same time: nobody learns who works here (RELIABILITY F91, ASVS 6.3.8)',
  async () => {
    const { db, anonymous } = house;
    const kinds = await refusedSignIns();
    const times = kinds.map((): number[] => []);
    for (let round = -2; round < ROUNDS; round += 1) {
      // Each attempt must count as the first: otherwise the throttle answers before the password is compared.
      await db.deleteFrom('tentative').execute();
      for (let i = 0; i < kinds.length; i += 1) {
        // Each sign-in takes each place of a round, so that all feel the effects of the round before equally.
        const at = (i + round + 2) % kinds.length;
        const [username, password] = kinds[at] as (typeof kinds)[number];
        const started = performance.now();
        const { status } = await anonymous.post('auth/login', { username, password });
        if (round >= 0) times[at]?.push(performance.now() - started);
        expect(status).toBe(401);
      }
    }
    const [first = [], ...others] = times;
    for (const other of others) {
      const told = telltale(first, other);
      expect(told).toBeGreaterThan(0.1);
      expect(told).toBeLessThan(0.9);
    }
  },
);
