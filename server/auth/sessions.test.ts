import { setTimeout as sleep } from 'node:timers/promises';
import type { SessionOuverte } from '@comptoir/contract/securite';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../trials/testing/app';
import type { Answered } from '../trials/testing/client';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });
const own = async (token: string): Promise<SessionOuverte[]> =>
  (await house.anonymous.get('auth/sessions', headersOf(token))).body.data;

/** Signs in from another device and returns its token. */
async function elsewhere(username: string, userAgent = FIREFOX): Promise<string> {
  const answer = await house.anonymous.post(
    'auth/login',
    { username, password: PASSWORD },
    { 'user-agent': userAgent },
  );
  return answer.body.data.token;
}

describe('one’s own sessions (PRODUCT Q)', () => {
  it('are the open ones, the last used first, with their device', async () => {
    const client = await house.as([]);
    await house.as([]);
    const token = await elsewhere(client.username);
    const sessions = await own(token);
    expect(sessions.map(({ appareil, courante }) => [appareil, courante])).toEqual([
      ['Firefox, Linux', true],
      ['', false],
    ]);
    for (const { createdon, expire } of sessions) {
      expect(Date.parse(expire) - Date.parse(createdon)).toBe(12 * 3_600_000);
    }
    expect(JSON.stringify(sessions)).not.toMatch(/[0-9a-f]{64}/);
  });

  it('that are over or idle for 20 minutes are none (RELIABILITY F88)', async () => {
    const client = await house.as([]);
    const token = await elsewhere(client.username);
    await house.db
      .updateTable('session')
      .set({ dernierusage: new Date(Date.now() - 21 * 60_000).toISOString() })
      .where('utilisateurid', '=', client.utilisateurid)
      .where('appareil', '=', '')
      .execute();
    expect(await own(token)).toHaveLength(1);
  });

  it('the one that asks takes its cookie with it', async () => {
    const client = await house.as([]);
    const [session] = await own(client.token ?? '');
    const ended = await client.delete(`auth/sessions/${session?.sessionid}`);
    expect(ended.headers.get('set-cookie')).toContain('Expires=Thu, 01 Jan 1970');
    expect((await client.get('auth/me')).status).toBe(401);
  });
});

describe('a sign-in beside a lock (RELIABILITY I24)', () => {
  /** Changes the locked row of the account while the request waits for it, and returns the request's answer. */
  async function beside(utilisateurid: number, change: object, request: () => Promise<Answered>): Promise<Answered> {
    const { answer } = await house.db.transaction().execute(async (trx) => {
      await trx.updateTable('utilisateur').set(change).where('utilisateurid', '=', utilisateurid).execute();
      await trx.deleteFrom('session').where('utilisateurid', '=', utilisateurid).execute();
      const sent = request();
      await sleep(700);
      return { answer: sent };
    });
    return answer;
  }

  const sessionsIn = (utilisateurid: number) =>
    house.db.selectFrom('session').selectAll().where('utilisateurid', '=', utilisateurid).execute();

  it('opens no session, whatever was right before', async () => {
    for (const change of [{ verrouille: true }, { motdepasse: 'another' }, { supprimele: new Date().toISOString() }]) {
      const { utilisateurid, username } = await house.as([]);
      const signIn = () => house.anonymous.post('auth/login', { username, password: PASSWORD });
      expect((await beside(utilisateurid, change, signIn)).body.code).toBe('auth.identifiants');
      expect(await sessionsIn(utilisateurid)).toEqual([]);
    }
  });

  it('nor does a change of password', async () => {
    const client = await house.as([]);
    const nouveau = 'Six lamantins bleus';
    const change = () => client.put('auth/motdepasse', { ancien: PASSWORD, nouveau, confirmation: nouveau });
    const answer = await beside(client.utilisateurid, { verrouille: true }, change);
    expect(answer.body.code).toBe('auth.session');
    expect(await sessionsIn(client.utilisateurid)).toEqual([]);
  });
});
