import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockAdministration } from '../frame/access/administrateur.repository';
import type { TestClient } from '../trials/testing/client';
import { lockWaits } from '../trials/testing/lockWaits';
import { openedHouse } from '../trials/testing/opened';
import { EVERYTHING, fieldsOf, newProfil, sendUtilisateur } from './testing/fields';

const { house, admin } = openedHouse();

const recordOf = async (utilisateurid: number) => (await admin.get(`utilisateurs/${utilisateurid}`)).body.data;
const lock = (by: TestClient, utilisateurid: number, verrouille = true) =>
  by.put(`utilisateurs/${utilisateurid}/verrou`, { verrouille });
const give = (by: TestClient, utilisateurid: number, caisses: number[] | null) =>
  by.put(`utilisateurs/${utilisateurid}/caisses`, { caisses });
/** Waits until that many requests wait for the lock of the administration. */
const waitingForAdministration = (nombre: number) => expect.poll(() => lockWaits(house.db)).toBe(nombre);
/** Deletes these users and their sessions, so that they no longer count as administrators. */
async function gone(people: readonly TestClient[]): Promise<void> {
  const ids = people.map(({ utilisateurid }) => utilisateurid);
  const supprimele = new Date().toISOString();
  await house.db.updateTable('utilisateur').set({ supprimele }).where('utilisateurid', 'in', ids).execute();
  await house.db.deleteFrom('session').where('utilisateurid', 'in', ids).execute();
}
const yesterday = () => addDays(todayInAbidjan(Date.now()), -1);

describe('an active administrator of every register remains (CONTRACT "Permissions", RELIABILITY F103, I23)', () => {
  const refusal = { status: 409, body: { code: 'utilisateur.dernier_administrateur' } };

  /** Signs in a user with every right who is no administrator, because their own access ends one day. */
  async function passing() {
    const client = await house.as(EVERYTHING);
    await house.db
      .updateTable('utilisateur')
      .set({ dateexpiration: addDays(yesterday(), 30) })
      .where('utilisateurid', '=', client.utilisateurid)
      .execute();
    return client;
  }

  it('whoever locks, deletes, demotes or expires the last one, or takes registers from them', async () => {
    const me = await passing();
    const last = await recordOf(admin.utilisateurid);
    const nothing = await newProfil(admin, []);
    const refused = [
      await lock(me, admin.utilisateurid),
      await me.delete(`utilisateurs/${admin.utilisateurid}`),
      await sendUtilisateur(me, admin.utilisateurid, fieldsOf(last, { profilid: nothing })),
      await sendUtilisateur(me, admin.utilisateurid, fieldsOf(last, { dateexpiration: yesterday() })),
      await sendUtilisateur(admin, admin.utilisateurid, fieldsOf(last, { dateexpiration: yesterday() })),
      await sendUtilisateur(me, admin.utilisateurid, fieldsOf(last, { dateexpiration: addDays(yesterday(), 400) })),
      await give(me, admin.utilisateurid, []),
      await give(admin, admin.utilisateurid, []),
    ];
    for (const answer of refused) {
      expect(answer).toMatchObject(refusal);
      expect(answer.body.message).toContain('date de fin');
      expect(answer.body.message).toContain('toutes les caisses');
    }
    expect(await recordOf(admin.utilisateurid)).toMatchObject({ version: last.version, caisses: null });
  });

  it('one who is locked, expired, to expire, or sees some registers alone is none', async () => {
    const peer = await house.as(EVERYTHING);
    expect((await lock(admin, peer.utilisateurid)).status).toBe(200);
    const me = await passing();
    expect(await lock(me, admin.utilisateurid)).toMatchObject(refusal);
    await lock(admin, peer.utilisateurid, false);
    // A user who lacks one right is no administrator, because they could not give that right back.
    const almost = await house.as(EVERYTHING.filter((name) => name !== 'corbeille'));
    expect((await give(admin, peer.utilisateurid, [])).status).toBe(200);
    expect(await give(admin, admin.utilisateurid, [])).toMatchObject(refusal);
    await almost.post('auth/logout');
    expect(await lock(me, admin.utilisateurid)).toMatchObject(refusal);
    expect((await give(admin, peer.utilisateurid, null)).status).toBe(200);
    const record = await recordOf(peer.utilisateurid);
    for (const dateexpiration of [addDays(yesterday(), 30), yesterday()]) {
      await sendUtilisateur(admin, peer.utilisateurid, fieldsOf(record, { dateexpiration }));
      expect(await lock(me, admin.utilisateurid)).toMatchObject(refusal);
    }
  });

  const ends: Record<string, (by: TestClient, whom: TestClient) => ReturnType<typeof lock>> = {
    'taking all registers': (by, whom) => give(by, whom.utilisateurid, []),
    'a lock': (by, whom) => lock(by, whom.utilisateurid),
    'a deletion': (by, whom) => by.delete(`utilisateurs/${whom.utilisateurid}`),
    'an end of access': async (by, whom) =>
      sendUtilisateur(
        by,
        whom.utilisateurid,
        fieldsOf(await recordOf(whom.utilisateurid), { dateexpiration: '2030-01-01' }),
      ),
  };
  // Each act meets the first one, and the first one meets itself: whichever comes first, the other one must be refused.
  it.each(Object.keys(ends))(
    'also when the last two act at the same instant: registers and %s (RELIABILITY F33)',
    async (name) => {
      const [one, other] = [await house.as(EVERYTHING), await house.as(EVERYTHING)];
      await asideDuring(async () => {
        // Both requests are admitted before either is decided.
        const { answers } = await house.db.transaction().execute(async (trx) => {
          await lockAdministration(trx);
          const sent = Promise.all([ends['taking all registers']?.(one, other), ends[name]?.(other, one)]);
          await waitingForAdministration(2);
          return { answers: sent };
        });
        const codes = (await answers).map((answer) => [answer?.status, answer?.body.code]);
        expect(codes.filter(([status]) => status === 200)).toHaveLength(1);
        // The first act left the other user weaker, locked out or the last administrator.
        const [second] = codes.filter(([status]) => status !== 200);
        expect(second?.[1]).toMatch(/^(utilisateur\.(dernier_administrateur|plus_de_caisses)|auth\.session)$/);
        const { rows } = await sql<{ n: number }>`
        SELECT count(*) AS n FROM utilisateur WHERE utilisateurid IN (${one.utilisateurid}, ${other.utilisateurid})
          AND caisses IS NULL AND NOT verrouille AND supprimele IS NULL AND dateexpiration IS NULL`.execute(house.db);
        expect(rows[0]?.n).toBe(1);
      });
      await gone([one, other]);
    },
  );

  /** Runs the work while the administrator's access has an end, so that they do not count as an administrator. */
  async function asideDuring(work: () => Promise<void>): Promise<void> {
    const set = (dateexpiration: string | null) =>
      house.db
        .updateTable('utilisateur')
        .set({ dateexpiration })
        .where('utilisateurid', '=', admin.utilisateurid)
        .execute();
    await set('2031-01-01');
    await work().finally(() => set(null));
  }

  it('also when the last two lock each other at the same instant (RELIABILITY F33)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await house.as(EVERYTHING), await house.as(EVERYTHING)];
      expect((await lock(one, admin.utilisateurid)).status).toBe(200);
      // Both requests are admitted before either is decided.
      const { answers } = await house.db.transaction().execute(async (trx) => {
        await lockAdministration(trx);
        const sent = Promise.all([lock(one, other.utilisateurid), lock(other, one.utilisateurid)]);
        await waitingForAdministration(2);
        return { answers: sent };
      });
      const both = await answers;
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
      // The user who came second was locked by then.
      expect(both.find(({ status }) => status === 401)).toMatchObject({ body: { code: 'auth.session' } });
      const left = both[0]?.status === 200 ? one : other;
      await lock(left, admin.utilisateurid, false);
      await gone([one, other]);
    }
  });
});
