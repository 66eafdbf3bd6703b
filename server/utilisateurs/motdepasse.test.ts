import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as hashing from '../frame/access/password';
import { testClient } from '../trials/testing/client';
import { openedHouse } from '../trials/testing/opened';
import { newProfil, newUtilisateur, sendUtilisateur, TEMPORARY, utilisateurFields } from './testing/fields';

const { house, admin } = openedHouse();
let serial = 0;

const newKey = () => {
  serial += 1;
  return { 'idempotency-key': `a user's form, number ${serial}` };
};

/**
 * Counts open transactions that wait. A short one of the maintenance ends within the polls; one that waits for the hash
 * would not.
 */
async function waitingTransactions(): Promise<number> {
  let waiting = await openTransactions();
  for (let asked = 1; waiting > 0 && asked < 20; asked += 1) {
    await sleep(10);
    waiting = await openTransactions();
  }
  return waiting;
}

async function openTransactions(): Promise<number> {
  const { rows } = await sql<{ nombre: number }>`
    SELECT count(*)::integer AS nombre FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state LIKE 'idle in transaction%'
  `.execute(house.db);
  return rows[0]?.nombre ?? 0;
}

describe('a password is hashed while no transaction waits (RELIABILITY § 5.3)', () => {
  let found: number[] = [];

  beforeEach(() => {
    found = [];
    /** Counts the waiting transactions before each hash is computed. */
    const looking =
      <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
      async (...args: Args) => {
        found.push(await waitingTransactions());
        return work(...args);
      };
    const { hashPassword, passwordFingerprint, verifyPassword } = hashing;
    vi.spyOn(hashing, 'hashPassword').mockImplementation(looking(hashPassword));
    vi.spyOn(hashing, 'passwordFingerprint').mockImplementation(looking(passwordFingerprint));
    vi.spyOn(hashing, 'verifyPassword').mockImplementation(looking(verifyPassword));
  });

  it('of somebody new, and of the key that the form was sent with', async () => {
    const fields = utilisateurFields({ profilid: await newProfil(admin, []), password: TEMPORARY });
    expect((await sendUtilisateur(admin, null, fields, undefined, newKey())).status).toBe(201);
    expect(found).toEqual([0, 0]);
  });

  it('of a reset, of a sign-in and of one’s own change', async () => {
    const { utilisateurid, username } = await newUtilisateur(admin, { profilid: await newProfil(admin, []) });
    found = [];
    const nouveau = 'Douze mangues du Nord';
    await admin.put(`utilisateurs/${utilisateurid}/motdepasse`, { nouveau });
    const { body } = await house.anonymous.post('auth/login', { username, password: nouveau });
    const client = testClient(house.baseUrl, { utilisateurid, username, password: nouveau, token: body.data.token });
    const change = { ancien: nouveau, nouveau: TEMPORARY, confirmation: TEMPORARY };
    expect((await client.put('auth/motdepasse', change)).status).toBe(200);
    expect(found).toEqual([0, 0, 0, 0]);
  });
});

describe('nothing that a key keeps tells the password (CONTRACT "Types", Idempotency-Key)', () => {
  const keptBy = async (key: Record<string, string>) =>
    house.db
      .selectFrom('idempotence')
      .select(['empreinte', 'corps'])
      .where('cle', '=', key['idempotency-key'] ?? '')
      .executeTakeFirstOrThrow();

  it('another password is another payload, the same one gives the first answer', async () => {
    const key = newKey();
    const fields = utilisateurFields({ profilid: await newProfil(admin, []), password: TEMPORARY });
    const first = await sendUtilisateur(admin, null, fields, undefined, key);
    const again = await sendUtilisateur(admin, null, fields, undefined, key);
    expect(again.body.data).toEqual(first.body.data);
    const other = await sendUtilisateur(admin, null, { ...fields, password: `${TEMPORARY}!` }, undefined, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotence.conflit' } });
  });

  it('one payload under two keys leaves two texts: no list of guesses fits both', async () => {
    const fields = utilisateurFields({ profilid: await newProfil(admin, []), password: TEMPORARY });
    const [one, two] = [newKey(), newKey()];
    const first = await sendUtilisateur(admin, null, fields, undefined, one);
    await admin.delete(`utilisateurs/${first.body.data.utilisateurid}`);
    expect((await sendUtilisateur(admin, null, fields, undefined, two)).status).toBe(201);
    const [kept, keptToo] = [await keptBy(one), await keptBy(two)];
    expect(kept.empreinte).not.toBe(keptToo.empreinte);
    expect(JSON.stringify([kept, keptToo])).not.toContain(TEMPORARY);
  });
});
