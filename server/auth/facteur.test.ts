import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { fromBase32, hotp, stepOf } from './totp';

const house = openedForTests(soundApp);
const wrong = { status: 422, body: { errors: [{ path: 'code', code: 'auth.code_incorrect' }] } };

const login = (username: string, code?: string, password = PASSWORD) =>
  house.anonymous.post('auth/login', { username, password, ...(code === undefined ? {} : { code }) });
const prepare = (client: TestClient, motdepasse = PASSWORD) => client.post('auth/facteur', { motdepasse });
const codeOf = (secret: string, steps = 0) => hotp(fromBase32(secret), stepOf(house.clock.now()) + steps);
/** Returns six digits that are not a valid code of the secret now. */
const otherCode = (secret: string) => {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) as string;
};

/** Signs in a user with a second factor. The code of its current step is already used. */
async function protectedClient() {
  const client = await house.as([]);
  const { secret } = (await prepare(client)).body.data;
  const { secours } = (await client.put('auth/facteur', { code: codeOf(secret) })).body.data;
  return { client, secret, secours: secours as string[] };
}

/** The clock stands still, so that no step of 30 seconds ends between two lines. */
const NOW = Date.now();
beforeAll(() => {
  house.clock.now = () => NOW;
});

/** Runs the work some minutes later; use enough minutes to end the window of attempts and the code's step. */
async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  house.clock.now = () => NOW + minutes * 60_000;
  return work().finally(() => {
    house.clock.now = () => NOW;
  });
}

describe('a second factor (PRODUCT Q, RFC 6238)', () => {
  it('takes each code once, also at the same instant', async () => {
    const { client, secret } = await protectedClient();
    expect(await login(client.username, codeOf(secret))).toMatchObject(wrong);
    await later(20, async () => {
      const both = await Promise.all([1, 2].map(() => login(client.username, codeOf(secret))));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(await login(client.username, codeOf(secret, -1))).toMatchObject(wrong);
      expect(
        (await login(client.username, ` ${codeOf(secret, 1).slice(0, 3)} ${codeOf(secret, 1).slice(3)}`)).status,
      ).toBe(200);
    });
  });

  it('is not guessed: the sixth attempt waits, after a right password too (RELIABILITY F90)', async () => {
    const { client, secret } = await protectedClient();
    const guess = () => login(client.username, otherCode(secret));
    for (let i = 0; i < 4; i += 1) expect((await guess()).status).toBe(422);
    expect((await login(client.username)).body.code).toBe('auth.code_requis');
    expect((await guess()).status).toBe(429);
    expect((await login(client.username, codeOf(secret, 1))).status).toBe(429);
  });
});
